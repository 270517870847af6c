/*
 * The one worker of the site: what is there without a network, and what the server sends to this device (push.ts).
 * It answers for pages, for our own scripts and pictures, and for the public answers that the program marks (`x-page`).
 * Everything else passes it by: no sign-in, no bid, no upload and nothing of REST is ever looked at here.
 */
import { clientsClaim } from 'workbox-core';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { keepAnswer, PAGE_HEADER } from './answers';
import { assets, isAsset, keepProgram } from './assets';
import { forgetWhatWasVisited } from './forget';
import { keepPage } from './pages';
import { cropPictures, isCropPicture, isOwnPicture, ownPictures } from './pictures';
import { followPush } from './push';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly { readonly url: string }[] };

const files = self.__WB_MANIFEST.map(({ url }) => `/${url}`);

self.addEventListener('install', (event) => event.waitUntil(keepProgram(event, files)));
self.addEventListener('message', (event) => {
  if (event.data === 'forget') event.waitUntil(forgetWhatWasVisited());
  // Pressed by the reader: a new version is offered, never forced.
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
});
clientsClaim();
// The browser asks for the page while the worker is still starting.
enableNavigationPreload();

registerRoute(({ request }) => request.mode === 'navigate' && request.destination === 'document', keepPage);
// The page that was open before there was a worker, asked for once more.
registerRoute(({ request, sameOrigin }) => sameOrigin && request.headers.has(PAGE_HEADER), keepPage);
registerRoute(({ url, sameOrigin }) => sameOrigin && isAsset(url), assets);
registerRoute(({ request, sameOrigin }) => sameOrigin && isCropPicture(request), cropPictures);
registerRoute(({ request, sameOrigin }) => sameOrigin && isOwnPicture(request), ownPictures);
registerRoute(({ request, sameOrigin }) => sameOrigin && request.headers.has(PAGE_HEADER), keepAnswer, 'POST');

followPush(self);
