import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';

export const PICTURES = 'pictures';
export const picturesExpiration = new ExpirationPlugin({
  maxEntries: 150,
  maxAgeSeconds: 30 * 24 * 60 * 60,
  purgeOnQuotaError: true,
});

const isBelow = (folders: RegExp) => (request: Request) =>
  request.destination === 'image' && folders.test(new URL(request.url).pathname);

/** A picture of a deal is asked for with a token, by the program, and never one of these. */
export const isCropPicture = isBelow(/^\/media\//);
export const isOwnPicture = isBelow(/^\/(pictures|illustrations|brand)\//);

const kept = {
  cacheName: PICTURES,
  plugins: [new CacheableResponsePlugin({ statuses: [200] }), picturesExpiration],
};

/** A crop's pictures never change under their address. Ours keep theirs when they do: shown as kept, and asked about behind. */
export const cropPictures = new CacheFirst(kept);
export const ownPictures = new StaleWhileRevalidate(kept);
