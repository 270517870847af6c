import { useText } from '@/i18n/use-text';
import { OWN_PLACE, useOwnPlace } from '@/lib/own-place';
import { NativeSelectInput } from '../form/native-select-input';

/** Where an entry is: in English, by which it is known, and as the reader has it. */
export type RowPlace = { readonly place: string; readonly label: string };

/** Of a row that says where it is as "Hisar, Haryana". */
export const placeOfLocation = (row: { locationEn: string; location: string }): RowPlace => ({
  place: row.locationEn,
  label: row.location,
});

/** The reader's own district beside the rows of a list. */
export type OwnPlaceOf<Row> = {
  /** "Hisar, Haryana"; '' where none is known. */
  place: string;
  choose(place: string): void;
  placeOf(row: Row): RowPlace;
  /** Every place of the list, once, by name. */
  places: readonly RowPlace[];
};

/** What districts are called now, where people, or other lists, still have their former name. */
const NOW_CALLED: Readonly<Record<string, string>> = {
  'Gurgaon, Haryana': 'Gurugram, Haryana',
  'Mewat, Haryana': 'Nuh, Haryana',
};

/** For a list whose entries of the reader's own district come first. */
export function useOwnPlaceOf<Row>(rows: readonly Row[], placeOf: (row: Row) => RowPlace): OwnPlaceOf<Row> {
  const [known, choose] = useOwnPlace();
  const place = NOW_CALLED[known] ?? known;
  const labels = new Map(rows.map(placeOf).map((each) => [each.place, each.label]));
  const places = [...labels]
    .map(([value, label]) => ({ place: value, label }))
    .sort((one, other) => one.place.localeCompare(other.place));
  return { place, choose, placeOf, places };
}

/** Which district's entries come first. A part of the filters' form, so that it works without scripts. */
export function OwnPlaceField<Row>({ place, choose, places }: OwnPlaceOf<Row>) {
  const { t } = useText();
  return (
    <NativeSelectInput
      name={OWN_PLACE}
      label={t('ui.catalogue.ownPlace')}
      emptyLabel={t('ui.catalogue.noOwnPlace')}
      options={places.map((each) => ({ value: each.place, label: each.label }))}
      value={places.some((each) => each.place === place) ? place : ''}
      onChange={(event) => choose(event.target.value)}
    />
  );
}
