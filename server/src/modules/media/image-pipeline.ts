import sharp, { type Metadata, type OverlayOptions } from 'sharp';
import { AppError } from '../../platform/errors/app-error.js';

/** One stored width of a picture: WebP, without any metadata of the original. */
export interface ImageVariant {
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

/** What messengers and social networks show above a link: as wide for its height as they cut it, and JPEG, which all of them read. */
export const PREVIEW = { width: 1_200, height: 630, type: 'image/jpeg' } as const;

const WIDTHS = [1280, 640, 320] as const;
/** A picture may be this many times as high as wide; a taller one is made to fit. WebP ends at 16,383 pixels. */
const TALLEST = 2;
const MAX_PIXELS = 40_000_000;
/** A progressive JPEG or an interlaced PNG has to be in memory as a whole: at 40 megapixels some hundred megabytes. */
const MAX_PROGRESSIVE_PIXELS = 16_000_000;
const FORMATS = new Set<string | undefined>(['jpeg', 'png', 'webp']);

sharp.concurrency(1);
sharp.cache(false);
// Only these three can be read at all: other formats (SVG, GIF, TIFF, PDF) end here (security.md U1).
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });

const unreadable = (cause?: unknown) =>
  new AppError('UNSUPPORTED_MEDIA', 'That file is not a picture we can read. Please use JPEG, PNG or WebP.', {
    fields: [{ field: 'images', message: 'Not a picture we can read.' }],
    cause,
  });

const tooLarge = () =>
  new AppError('PAYLOAD_TOO_LARGE', 'That picture is too large. Please use one of at most 40 megapixels.', {
    fields: [{ field: 'images', message: 'Too large.' }],
  });

const tooLargeToInterlace = () =>
  new AppError(
    'PAYLOAD_TOO_LARGE',
    'That picture is progressive or interlaced, and too large for that. Please use one of at most 16 megapixels.',
    { fields: [{ field: 'images', message: 'Too large.' }] },
  );

/** What libvips says when the time we gave it was up, or when it got no memory: both are ours, not the sender's. */
const OUR_TROUBLE = /^timeout:|out of memory|unable to allocate|memory allocation/im;

/** The answer to what sharp threw. */
export function pictureTrouble(error: unknown): AppError {
  if (!(error instanceof Error) || !OUR_TROUBLE.test(error.message)) return unreadable(error);
  return new AppError('UNAVAILABLE', 'We could not get that picture ready in time. Please try again in a moment.', {
    cause: error,
    retryAfterSeconds: 30,
  });
}

const moving = () =>
  new AppError('UNSUPPORTED_MEDIA', 'Moving pictures cannot be shown. Please use a still picture.', {
    fields: [{ field: 'images', message: 'Not a still picture.' }],
  });

async function headerOf(bytes: Buffer): Promise<Metadata> {
  try {
    // Reads the header alone; the pixels are counted by us so that the answer can say what is wrong.
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw pictureTrouble(error);
  }
}

/** Throws UNSUPPORTED_MEDIA or PAYLOAD_TOO_LARGE before a single pixel is decoded (security.md U1, U2, U5). */
async function checkHeader(bytes: Buffer): Promise<void> {
  const { format, width, height, pages, isProgressive } = await headerOf(bytes);
  if (!FORMATS.has(format)) throw unreadable();
  if ((pages ?? 1) > 1) throw moving();
  if (width * height > MAX_PIXELS) throw tooLarge();
  if (isProgressive && width * height > MAX_PROGRESSIVE_PIXELS) throw tooLargeToInterlace();
}

/**
 * Makes the widths that we serve of an uploaded picture, from narrow to wide, never wider than the original, turned
 * upright, without EXIF (it has the farm's position) and without anything appended to the file. The picture is decoded
 * once and each width is made from the one above.
 * Throws UNSUPPORTED_MEDIA for what is not a whole JPEG, PNG or WebP picture, PAYLOAD_TOO_LARGE above 40 megapixels (16
 * where it is progressive or interlaced), UNAVAILABLE where it takes longer than we have.
 */
export async function makeVariants(bytes: Buffer): Promise<ImageVariant[]> {
  await checkHeader(bytes);
  const variants: ImageVariant[] = [];
  try {
    // Not at a decoder's warnings: many phones' cameras write headers that are not to the letter, and whole pictures.
    let source = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient().timeout({ seconds: 20 });
    for (const target of WIDTHS) {
      const { data, info } = await source
        .resize({ width: target, height: target * TALLEST, fit: 'inside', withoutEnlargement: true })
        .raw()
        .toBuffer({ resolveWithObject: true });
      const { width, height, channels } = info;
      const raw = { raw: { width, height, channels } };
      if (variants[0]?.width !== width) {
        const webp = await sharp(data, raw).webp({ quality: 78, effort: 2 }).toBuffer();
        variants.unshift({ width, height, bytes: webp });
      }
      source = sharp(data, raw);
    }
  } catch (error) {
    throw pictureTrouble(error);
  }
  return variants;
}

/** A stored picture as a JPEG in the size of `PREVIEW`, its middle where it has another shape, with what is laid over it; at most some 200 KB. */
export function makePreview(stored: Buffer, over: readonly OverlayOptions[]): Promise<Buffer> {
  const { width, height } = PREVIEW;
  return sharp(stored)
    .resize(width, height)
    .composite([...over])
    .jpeg({ quality: 75 })
    .toBuffer();
}
