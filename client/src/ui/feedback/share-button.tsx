import { lazy, Suspense } from 'react';
import { useBrowserCan } from './use-browser-can';

const View = lazy(() => import('./share-button-view'));

const always = () => true;

/**
 * Hands this page's address on: by what the device has for it, else by WhatsApp or the clipboard. Not there without scripts,
 * and no part of a page's first code.
 *
 * @param title what stands above the address in what is sent
 */
export function ShareButton({ title }: { title: string }) {
  const isInBrowser = useBrowserCan(always);
  if (!isInBrowser) return null;
  return (
    <Suspense fallback={null}>
      <View title={title} />
    </Suspense>
  );
}
