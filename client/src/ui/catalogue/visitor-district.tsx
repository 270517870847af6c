import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { browserStore } from '@/lib/browser-storage';
import { nowCalled } from '@/lib/districts';
import { rememberedPlace } from '@/lib/remembered-place';
import { NativeSelectInput } from '../form/native-select-input';

/** The word of the address for it, where a page is asked for without scripts; and the cookie's name. */
export const VISITOR_DISTRICT = 'own';
const ONE_YEAR_SECONDS = 31_536_000;

/** Keeps it for the next visit, in storage for the pages and as a cookie for the server, which draws lists in its order. */
export function rememberPlace(place: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on the older phones we serve.
  document.cookie = `${VISITOR_DISTRICT}=${encodeURIComponent(place)}; path=/; max-age=${place ? ONE_YEAR_SECONDS : 0}; samesite=lax`;
  if (place) browserStore.write('near-place', place);
  else browserStore.remove('near-place');
}

let visitorsPlace = '';

/** On the server, before each drawing, which is done without a pause: whose district the page begins with; '' where it is not known. */
export function drawFor(place: string): void {
  visitorsPlace = place;
}

/** What the server drew the page for; in the browser undefined as soon as the page is taken over, or where there is none. */
function drawnPlace(): string | undefined {
  return typeof document === 'undefined' ? visitorsPlace : document.documentElement.dataset.place;
}

/**
 * The reader's own district, and how to choose another. What is learnt while a list is shown orders the next one: nothing moves
 * under a thumb but by its own press.
 */
export function useVisitorDistrict(): readonly [place: string, choose: (place: string) => void] {
  const [params] = useSearchParams();
  const [place, setPlace] = useState(() => params.get(VISITOR_DISTRICT) ?? drawnPlace() ?? rememberedPlace());
  useEffect(() => {
    delete document.documentElement.dataset.place;
  }, []);
  const choose = (chosen: string) => {
    rememberPlace(chosen);
    setPlace(chosen);
  };
  return [nowCalled(place), choose];
}

/** Where an entry is: in English, by which it is known, and as the reader has it. */
export type RowPlace = { readonly place: string; readonly label: string };

/** Of a row that says where it is as "Hisar, Haryana". */
export const placeOfLocation = (row: { locationEn: string; location: string }): RowPlace => ({
  place: row.locationEn,
  label: row.location,
});

/** The reader's own district beside the rows of a list. */
export type VisitorDistrictOf<Row> = {
  /** "Hisar, Haryana"; '' where none is known. */
  place: string;
  choose(place: string): void;
  placeOf(row: Row): RowPlace;
  /** Every place of the list, once, by name. */
  places: readonly RowPlace[];
};

/** For a list whose entries of the reader's own district come first. */
export function useVisitorDistrictOf<Row>(
  rows: readonly Row[],
  placeOf: (row: Row) => RowPlace,
): VisitorDistrictOf<Row> {
  const [place, choose] = useVisitorDistrict();
  return { place, choose, placeOf, places: placesOf(rows, placeOf) };
}

/** Every place of a list, once, by name. */
export function placesOf<Row>(rows: readonly Row[], placeOf: (row: Row) => RowPlace): RowPlace[] {
  const byName = new Map(rows.map(placeOf).map((each) => [each.place, each]));
  return [...byName.values()].sort((one, other) => one.place.localeCompare(other.place));
}

type VisitorDistrictFieldProps = {
  place: string;
  choose(place: string): void;
  places: readonly RowPlace[];
  /** No other field stands beside it: it would be as wide as the page. */
  alone?: boolean;
  /** Where the district does more than to come first. */
  label?: string;
};

/** Which district's entries come first. A part of the filters' form, so that it works without scripts. */
export function VisitorDistrictField(props: VisitorDistrictFieldProps) {
  const { place, choose, places, alone = false, label } = props;
  const { t } = useText();
  const field = (
    <NativeSelectInput
      name={VISITOR_DISTRICT}
      label={label ?? t('ui.catalogue.visitorDistrict')}
      emptyLabel={t('ui.catalogue.noVisitorDistrict')}
      options={places.map((each) => ({ value: each.place, label: each.label }))}
      value={places.some((each) => each.place === place) ? place : ''}
      onChange={(event) => choose(event.target.value)}
    />
  );
  return alone ? <Box sx={{ maxWidth: { sm: '22rem' } }}>{field}</Box> : field;
}
