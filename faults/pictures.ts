import sharp from 'sharp';
import { at, listAt, textAt } from './answers.js';
import { fetchFile } from './api.js';
import type { Random } from './random.js';

/** A picture of one colour, so that another one in its place is seen. */
export interface SentPicture {
  readonly colour: readonly [number, number, number];
  readonly width: number;
  readonly height: number;
  readonly file: Blob;
}

/** Wide enough for all three widths that the product makes. */
const WIDTH = 1_300;
const HEIGHT = 650;
const WIDTHS = [320, 640, 1280];
/** WebP does not keep a colour to the last bit. */
const TOLERANCE = 12;

export async function newPicture(random: Random): Promise<SentPicture> {
  const colour = [random.whole(0, 255), random.whole(0, 255), random.whole(0, 255)] as const;
  const [r, g, b] = colour;
  const create = { width: WIDTH, height: HEIGHT, channels: 3 as const, background: { r, g, b } };
  const bytes = await sharp({ create }).png({ compressionLevel: 1 }).toBuffer();
  return { colour, width: WIDTH, height: HEIGHT, file: new Blob([new Uint8Array(bytes)], { type: 'image/png' }) };
}

/** What is wrong with one stored size of a picture; undefined where it is the picture that was sent. */
async function troubleOf(bytes: Buffer, width: number, sent: SentPicture): Promise<string | undefined> {
  try {
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    if (info.width !== width || info.height !== Math.round((width * sent.height) / sent.width)) {
      return `is ${info.width}x${info.height}`;
    }
    const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
    const isThere = sent.colour.every(
      (value, channel) => Math.abs((data[middle + channel] ?? -1) - value) <= TOLERANCE,
    );
    return isThere ? undefined : 'is another picture';
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return `cannot be read: ${error.message}`;
  }
}

/**
 * Fetches the pictures of an answer in all sizes. Gives what is wrong with them, null where nothing is, and undefined where
 * they could not be had at this moment.
 */
export async function lookAtPictures(
  url: string,
  images: readonly unknown[],
  sent: readonly SentPicture[],
): Promise<string | null | undefined> {
  if (images.length !== sent.length) return `has ${images.length} of ${sent.length} pictures`;
  for (const [index, picture] of sent.entries()) {
    const variants = listAt(images[index], 'variants');
    const widths = variants.map((variant) => at(variant, 'width'));
    if (widths.join() !== WIDTHS.join()) return `picture ${index} has the widths ${widths.join()}`;
    for (const variant of variants) {
      const path = textAt(variant, 'url') ?? '';
      const file = await fetchFile(`${url}${path}`);
      if (file === undefined || file.status >= 500) return undefined;
      if (file.status !== 200) return `${path} answers ${file.status}`;
      const trouble = await troubleOf(file.bytes, Number(at(variant, 'width')), picture);
      if (trouble !== undefined) return `${path} ${trouble}`;
    }
  }
  return null;
}
