import { searchKey } from '@/lib/spelling';
import type { CropNamesQuery } from '../crop-names.generated';

/** A crop that farmers sell, with its names and as what it is usually listed. */
export type CropName = NonNullable<CropNamesQuery['cropNames']>['nodes'][number];

/** What people write or leave out at will in Roman Hindi: pyaaz, pyaj and piyaz. */
const SPELLINGS: ReadonlyArray<readonly [RegExp, string]> = [
  [/iy/g, 'y'],
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

function fitting(crops: readonly CropName[], begun: string): CropName[] {
  return crops
    .map((crop) => ({ crop, far: Math.min(...crop.names.map((name) => distance(folded(name), begun))) }))
    .filter(({ far }) => Number.isFinite(far))
    .sort((one, other) => one.far - other.far)
    .map(({ crop }) => crop);
}

/**
 * Crops whose name, in any language, matches what is typed; the best fit first. Where all that was typed begins no
 * name, its first words describe the crop: desi tamatar, ताज़ा हरा धनिया.
 */
export function matchCrops(crops: readonly CropName[], typed: string, most: number): CropName[] {
  const words = folded(typed).split(' ');
  for (let described = 0; described < words.length; described += 1) {
    const begun = words.slice(described).join(' ');
    const found = begun === '' ? [] : fitting(crops, begun);
    if (found.length > 0) return found.slice(0, most);
  }
  return [];
}

/** The crop's name as it is filled in: in the reader's language, or in the script that was typed. */
export function nameOfCrop({ english, hindi }: CropName, typed: string, readsHindi: boolean): string {
  return readsHindi || /[\u0900-\u097f]/.test(typed) ? hindi : english;
}
