/** What districts are called now, where people, or other lists, still have their former name. */
const NOW_CALLED: Readonly<Record<string, string>> = {
  'Gurgaon, Haryana': 'Gurugram, Haryana',
  'Mewat, Haryana': 'Nuh, Haryana',
};

/** A district, "Hisar, Haryana", by the name by which we tell whether two are one. */
export const nowCalled = (place: string): string => NOW_CALLED[place] ?? place;

type Named = { nameEn: string; name: string };

/** The district of a market, as this device keeps it, and as it is read. */
export function placeOfMarket({ district, state }: { district: Named; state: Named }) {
  const label = district.name === state.name ? district.name : `${district.name}, ${state.name}`;
  return { place: nowCalled(`${district.nameEn}, ${state.nameEn}`), label };
}
