import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { makeVariants, pictureTrouble } from '../../src/modules/media/image-pipeline.js';
import { animatedWebp, colouredPicture, PIXEL_BOMB_SIDE, photoFromThePhone } from './pictures.js';

describe('what becomes of a picture', () => {
  test('U3: it is turned upright and loses the place where it was taken', async () => {
    const variants = await makeVariants(await photoFromThePhone());
    for (const { bytes } of variants) {
      const { format, exif, width, height } = await sharp(bytes).metadata();
      expect({ format, exif }).toEqual({ format: 'webp', exif: undefined });
      expect(bytes.includes('Exif')).toBe(false);
      // Taken sideways, 800 × 400 with orientation 6: upright it is higher than wide.
      expect(height).toBe(width * 2);
    }
  });

  test('a photo at which a decoder only warns is taken', async () => {
    const photo = await photoFromThePhone();
    await expect(sharp(photo, { failOn: 'warning' }).raw().toBuffer()).rejects.toThrow('Invalid SOS parameters');
    await expect(makeVariants(photo)).resolves.toMatchObject([{ width: 320 }, { width: 400 }]);
  });

  test('three widths from narrow to wide, each as high as its width asks', async () => {
    const variants = await makeVariants(await colouredPicture(2560, 1280).jpeg().toBuffer());
    expect(variants.map(({ width, height }) => [width, height])).toEqual([
      [320, 160],
      [640, 320],
      [1280, 640],
    ]);
  });

  test('nothing is enlarged: a small picture has fewer widths', async () => {
    const widths = async (width: number) =>
      (await makeVariants(await colouredPicture(width, 100).png().toBuffer())).map((variant) => variant.width);
    expect(await widths(500)).toEqual([320, 500]);
    expect(await widths(200)).toEqual([200]);
    expect(await widths(1)).toEqual([1]);
  });

  test('a strip that is too long for WebP is made to fit', async () => {
    const variants = await makeVariants(await colouredPicture(40, 20_000).png().toBuffer());
    expect(variants.at(-1)).toMatchObject({ width: 5, height: 2560 });
  });

  test('U4: what was appended to a picture is gone', async () => {
    const polyglot = Buffer.concat([
      await colouredPicture(64, 64).jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    const variants = await makeVariants(polyglot);
    expect(variants.map(({ bytes }) => bytes.includes('script'))).toEqual([false]);
  });
});

describe('what is refused before it is decoded', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="16000" height="16000"><rect width="9" height="9"/></svg>';
  const strangers: ReadonlyArray<readonly [string, Buffer]> = [
    ['text', Buffer.from('This is my field.')],
    ['nothing', Buffer.alloc(0)],
    ['zeros', Buffer.alloc(1_000)],
    ['HTML', Buffer.from('<html><img src=x onerror=alert(1)></html>')],
    ['SVG', Buffer.from(svg)],
    ['PDF', Buffer.from('%PDF-1.4\n1 0 obj')],
    ['gzip', gzipSync('x'.repeat(1_000))],
  ];

  test.each(strangers)('U1, AC-272: %s', async (_name, bytes) => {
    await expect(makeVariants(bytes)).rejects.toMatchObject({
      code: 'UNSUPPORTED_MEDIA',
      message: 'That file is not a picture we can read. Please use JPEG, PNG or WebP.',
    });
  });

  test('U1: formats that sharp could read, but nobody needs', async () => {
    for (const bytes of [
      await colouredPicture(8, 8).gif().toBuffer(),
      await colouredPicture(8, 8).tiff().toBuffer(),
      await colouredPicture(8, 8).avif().toBuffer(),
    ]) {
      await expect(makeVariants(bytes)).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA' });
    }
  });

  test('U2: a small file with far too many pixels, at once', async () => {
    const bomb = await colouredPicture(PIXEL_BOMB_SIDE, PIXEL_BOMB_SIDE).png({ compressionLevel: 9 }).toBuffer();
    const start = performance.now();
    await expect(makeVariants(bomb)).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
    expect(performance.now() - start).toBeLessThan(500);
  });

  test('U5: a moving picture', async () => {
    await expect(makeVariants(await animatedWebp())).rejects.toMatchObject({
      code: 'UNSUPPORTED_MEDIA',
      message: 'Moving pictures cannot be shown. Please use a still picture.',
    });
  });

  test('a progressive picture that would have to be in memory as a whole', async () => {
    const progressive = (width: number) => colouredPicture(width, 4_000).jpeg({ progressive: true }).toBuffer();
    await expect(makeVariants(await progressive(4_001))).rejects.toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
      message:
        'That picture is progressive or interlaced, and too large for that. Please use one of at most 16 megapixels.',
    });
    await expect(makeVariants(await progressive(4_000))).resolves.toHaveLength(3);
  });

  test('U6: half a picture, and one without its end', async () => {
    const whole = await colouredPicture(640, 480).jpeg().toBuffer();
    for (const length of [whole.length / 2, whole.length - '\xff\xd9'.length]) {
      await expect(makeVariants(whole.subarray(0, length))).rejects.toMatchObject({ code: 'UNSUPPORTED_MEDIA' });
    }
  });
});

describe('what goes wrong on our side is not the sender’s fault', () => {
  test.each(['timeout: 15% complete\nVipsImage: killed for image "temp-47"', 'vips_malloc: out of memory'])(
    '%j',
    (message) => {
      expect(pictureTrouble(new Error(message))).toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 30 });
    },
  );

  test('what a decoder says of the picture is', () => {
    expect(pictureTrouble(new Error('VipsJpeg: premature end of JPEG image'))).toMatchObject({
      code: 'UNSUPPORTED_MEDIA',
    });
  });
});
