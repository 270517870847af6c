import { searchKey } from '@/lib/spelling';
import type { CropNamesQuery } from '../crop-names.generated';

/** A crop that farmers sell, with its names and as what it is usually listed. */
export type CropName = NonNullable<CropNamesQuery['cropNames']>['nodes'][number];

/** What people write or leave out at will in Roman Hindi: pyaaz, pyaj and piyaz; hariyana and haryana. */
const SPELLINGS: ReadonlyArray<readonly [RegExp, string]> = [
  [/i?y/g, 'i'],
  [/e{2,}/g, 'i'],
  [/o{2,}/g, 'u'],
  [/z/g, 'j'],
  [/w/g, 'v'],
  [/ph/g, 'f'],
  [/([a-z])\1+/g, '$1'],
];

function folded(text: string): string {
  return SPELLINGS.reduce((word, [pattern, letter]) => word.replace(pattern, letter), searchKey(text));
}

/** How well a name fits what was typed: it is that, begins so, or a later word of it does. Infinity where it does not fit. */
function distance(name: string, typed: string): number {
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  return name.includes(` ${typed}`) ? 2 : Number.POSITIVE_INFINITY;
}

/** Things of which a name matches what is typed, in any script; the best fit first. */
function fitting<T>(things: readonly T[], namesOf: (thing: T) => readonly string[], typed: string): T[] {
  return things
    .map((thing) => ({ thing, far: Math.min(...namesOf(thing).map((name) => distance(folded(name), typed))) }))
    .filter(({ far }) => Number.isFinite(far))
    .sort((one, other) => one.far - other.far)
    .map(({ thing }) => thing);
}

/**
 * Crops whose name, in any language, matches what is typed; the best fit first. Where all that was typed begins no
 * name, its first words describe the crop: desi tamatar, ताज़ा हरा धनिया.
 */
export function matchCrops(crops: readonly CropName[], typed: string, most: number): CropName[] {
  const words = folded(typed).split(' ');
  for (let described = 0; described < words.length; described += 1) {
    const begun = words.slice(described).join(' ');
    const found = begun === '' ? [] : fitting(crops, ({ names }) => names, begun);
    if (found.length > 0) return found.slice(0, most);
  }
  return [];
}

/** The crop that a listing's name has in it, by the longest of its names: sweet potato is no potato. Undefined where it has none. */
export function cropCalled(crops: readonly CropName[], listing: string): CropName | undefined {
  const words = ` ${folded(listing.replace(/[^\p{L}\p{M}]+/gu, ' '))} `;
  const lengthIn = ({ names }: CropName) =>
    Math.max(0, ...names.map(folded).map((name) => (words.includes(` ${name} `) ? name.length : 0)));
  return crops
    .map((crop) => ({ crop, length: lengthIn(crop) }))
    .filter(({ length }) => length > 0)
    .sort((one, other) => other.length - one.length)[0]?.crop;
}

/** What has an English and a Hindi name. */
export type NamedInBoth = { english: string; hindi: string };

/** States or districts that match what is typed in English, Hindi or Roman Hindi, the best fit first; any before something is typed. */
export const matchPlaces = <P extends NamedInBoth>(places: readonly P[], typed: string, most: number): P[] =>
  fitting(places, ({ english, hindi }) => [english, hindi], folded(typed)).slice(0, most);

/** The name as it is filled in: in the reader's language, or in the script that was typed. */
export function nameInScript({ english, hindi }: NamedInBoth, typed: string, readsHindi: boolean): string {
  return readsHindi || /[\u0900-\u097f]/.test(typed) ? hindi : english;
}
