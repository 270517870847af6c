import { createRequire } from 'node:module';
import { signUp } from './sign-up.mjs';

/* The people of `pictures.mjs`, in a process of their own. */

const sharp = createRequire(new URL('../server/package.json', import.meta.url))('sharp');
const PICTURE_BYTES = 5 * 1024 * 1024;

/** A JPEG of some five megabytes: noise, which nothing packs. */
async function picture() {
  const [width, height] = [2_600, 1_950];
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0; index < pixels.length; index += 1) pixels[index] = Math.random() * 256;
  const raw = { width, height, channels: 3 };
  let quality = 95;
  let bytes = await sharp(pixels, { raw }).jpeg({ quality }).toBuffer();
  while (bytes.length > PICTURE_BYTES && quality > 10) {
    quality -= 10;
    bytes = await sharp(pixels, { raw }).jpeg({ quality }).toBuffer();
  }
  return bytes;
}

const CROP = {
  cropName: 'Wheat',
  category: 'grains',
  description: 'Clean and dry, from this year.',
  quantity: { amount: 10, unit: 'quintal' },
  price: { basePrice: 2400, priceType: 'fixed' },
  location: { state: 'Haryana', district: 'Hisar', address: 'Village road 1' },
};

function form(pictures) {
  const body = new FormData();
  for (const [name, value] of Object.entries(CROP)) {
    body.set(name, typeof value === 'object' ? JSON.stringify(value) : value);
  }
  for (const [index, bytes] of pictures.entries()) {
    body.append('images', new File([bytes], `${index}.jpg`, { type: 'image/jpeg' }));
  }
  return body;
}

process.on('message', async ({ port, people, seconds }) => {
  const url = `http://127.0.0.1:${port}`;
  const one = await picture();
  const tokens = [];
  for (let number = 0; number <= people; number += 1) tokens.push(await signUp(url));
  const seen = {};
  const until = performance.now() + seconds * 1_000;
  const person = async (token, pictures) => {
    while (performance.now() < until) {
      const answer = await fetch(`${url}/api/crops`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form(pictures),
      });
      await answer.text();
      seen[answer.status] = (seen[answer.status] ?? 0) + 1;
    }
  };
  // The last one sends ten at once: 52 MB.
  await Promise.all(tokens.map((token, index) => person(token, index < people ? [one] : Array(10).fill(one))));
  process.send(seen);
});
