import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { browserStore } from './browser-storage';

/** The word of the address for it, where a page is asked for without scripts; and the cookie's name. */
export const OWN_PLACE = 'own';
const ONE_YEAR_SECONDS = 31_536_000;

/** The reader's own district as far as this device knows it, in English: "Hisar, Haryana"; '' where it does not. */
export const rememberedPlace = (): string => browserStore.read('near-place') ?? '';

/** Keeps it for the next visit, in storage for the pages and as a cookie for the server, which draws lists in its order. */
export function rememberPlace(place: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on the older phones we serve.
  document.cookie = `${OWN_PLACE}=${encodeURIComponent(place)}; path=/services; max-age=${place ? ONE_YEAR_SECONDS : 0}; samesite=lax`;
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
export function useOwnPlace(): readonly [place: string, choose: (place: string) => void] {
  const [params] = useSearchParams();
  const [place, setPlace] = useState(() => params.get(OWN_PLACE) ?? drawnPlace() ?? rememberedPlace());
  useEffect(() => {
    delete document.documentElement.dataset.place;
  }, []);
  const choose = (chosen: string) => {
    rememberPlace(chosen);
    setPlace(chosen);
  };
  return [place, choose];
}
