import { lazy, Suspense } from 'react';
import { useBrowserCan } from './use-browser-can';

const View = lazy(() => import('./share-button-view'));

/** `title` stands above the address in what is sent. */
export type ShareProps = { title: string; address?: string };

const always = () => true;

/**
 * Hands an address on, this page's if none is given: by what the device has for it, else by WhatsApp or the clipboard. Not there without scripts,
 * and no part of a page's first code.
 */
export function ShareButton(props: ShareProps) {
  const isInBrowser = useBrowserCan(always);
  if (!isInBrowser) return null;
  return (
    <Suspense fallback={null}>
      <View {...props} />
    </Suspense>
  );
}
