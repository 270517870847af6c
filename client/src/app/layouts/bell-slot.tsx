import Box from '@mui/material/Box';
import { type ComponentType, useEffect, useState } from 'react';
import type { Texts } from '@/i18n/texts';
import { useTexts } from '@/i18n/texts-provider';
import { useSession } from '@/session/session-provider';
import { featureCatalogs } from '../text-catalogs';

/** Code and texts of the bell, side by side as a page's are. */
async function loadBell(texts: Texts): Promise<ComponentType> {
  const [{ Bell }] = await Promise.all([
    import('@/features/notifications/components/bell'),
    texts.use('notifications', featureCatalogs.notifications),
  ]);
  return Bell;
}

/**
 * The place of the bell, for signed-in users. It is as large from the start as the bell will be, so that nothing jumps;
 * the bell itself is fetched when the page is idle, because it stands on every page and none of them is about it.
 */
export function BellSlot() {
  const { user } = useSession();
  const texts = useTexts();
  const [Bell, setBell] = useState<ComponentType | null>(null);
  const signedIn = user !== null;

  useEffect(() => {
    if (!signedIn) return;
    const load = () =>
      loadBell(texts).then(
        (loaded) => setBell(() => loaded),
        (error: unknown) => console.warn('The bell could not be fetched:', error),
      );
    // Safari has no idle callback.
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(load, 0);
      return () => clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(load, { timeout: 3000 });
    return () => window.cancelIdleCallback(handle);
  }, [signedIn, texts]);

  if (!signedIn) return null;
  return <Box sx={{ width: 48, height: 48, flexShrink: 0 }}>{Bell ? <Bell /> : null}</Box>;
}
