import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';

export const PICTURES = 'pictures';
export const picturesExpiration = new ExpirationPlugin({
  maxEntries: 150,
  maxAgeSeconds: 30 * 24 * 60 * 60,
  purgeOnQuotaError: true,
});

/** Pictures of pages, ours and the crops'. A picture of a deal is asked for with a token, by the program, and never one of these. */
export const isPicture = (request: Request) =>
  request.destination === 'image' && /^\/(media|pictures|illustrations|brand)\//.test(new URL(request.url).pathname);

export const pictures = new CacheFirst({
  cacheName: PICTURES,
  plugins: [new CacheableResponsePlugin({ statuses: [200] }), picturesExpiration],
});
