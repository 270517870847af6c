import type { ColdStoragesQuery, WarehousesQuery } from '../storage.generated';

export type ColdStore = NonNullable<ColdStoragesQuery['coldStorages']>['nodes'][number];
export type Warehouse = NonNullable<WarehousesQuery['warehouses']>['nodes'][number];

/** The districts of the directory, each once, by name. */
export function districtsOf(stores: readonly ColdStore[]): { value: string; label: string }[] {
  const seen = new Map(stores.map((store) => [store.districtEn, store.district]));
  return [...seen]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.value.localeCompare(other.value));
}

/** A district of the directory as places are written: all of them lie in Haryana. */
export const placeOfStore = ({ districtEn, district }: ColdStore) => ({
  place: `${districtEn}, Haryana`,
  label: district,
});

/** Former names of districts, as many still write them, and what the directory calls them. */
const FORMER_NAMES: Readonly<Record<string, string>> = {
  gurgaon: 'gurugram',
  गुड़गांव: 'गुरुग्राम',
  गुड़गाँव: 'गुरुग्राम',
};

/** Without case, and with one spelling of letters that have two (ड़ is one character or two). */
const plain = (text: string) => text.toLowerCase().normalize();

/** Words are looked for in the name, the district and the produce, as they are shown, and in the district's English name; '' leaves a filter out. */
export function filterColdStores(stores: readonly ColdStore[], words: string, district: string): ColdStore[] {
  const typed = plain(words.trim());
  const wanted = FORMER_NAMES[typed] ?? typed;
  return stores.filter((store) => {
    const texts = [store.name, store.district, store.districtEn, store.produce];
    const found = wanted === '' || texts.some((text) => plain(text).includes(wanted));
    return found && (district === '' || store.districtEn === district);
  });
}
