import { mentions, searchKey } from '@/lib/spelling';
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

/** Former names of districts, as many still write them, and what the directory calls them, as texts are compared. */
const FORMER_NAMES = new Map([
  [searchKey('Gurgaon'), 'Gurugram'],
  [searchKey('गुड़गाँव'), 'गुरुग्राम'],
]);

/** Words are looked for in the name, the district and the produce, as they are shown, and in the district's English name; '' leaves a filter out. */
export function filterColdStores(stores: readonly ColdStore[], words: string, district: string): ColdStore[] {
  const wanted = FORMER_NAMES.get(searchKey(words)) ?? words;
  return stores.filter(
    (store) =>
      mentions([store.name, store.district, store.districtEn, store.produce], wanted) &&
      (district === '' || store.districtEn === district),
  );
}
