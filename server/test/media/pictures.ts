import sharp, { type Sharp } from 'sharp';

/** 49 megapixels, in a file of some hundred kilobytes. */
export const PIXEL_BOMB_SIDE = 7_000;

/** A plain picture, to be encoded by the caller. */
export function colouredPicture(width: number, height: number, background = '#3a7d2c'): Sharp {
  return sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false });
}

/** Writes the last coefficient of the first scan as 0, in place of 63: decoders warn of it, and read the picture whole. */
function withOddScanHeader(jpeg: Buffer): Buffer {
  const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
  const headerEnd = scan + 2 + jpeg.readUInt16BE(scan + 2);
  jpeg[headerEnd - 2] = 0;
  return jpeg;
}

/** A JPEG as a phone takes it: lying on its side, with the place of the farm in it, and a scan header as many Samsung phones write it. */
export async function photoFromThePhone(): Promise<Buffer> {
  const photo = await colouredPicture(800, 400)
    .withExif({
      IFD0: { Make: 'Phone', Copyright: 'farmer' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '29/1 9/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '75/1 43/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return withOddScanHeader(photo);
}

/** A WebP of three frames. */
export async function animatedWebp(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#a00', '#0a0', '#00a'].map((colour) => colouredPicture(32, 32, colour).png().toBuffer()),
  );
  return sharp(frames, { join: { animated: true } })
    .webp({ loop: 0, delay: [100, 100, 100] })
    .toBuffer();
}
