import Box from '@mui/material/Box';
import { type ComponentType, useCallback } from 'react';
import type { Texts } from '@/i18n/texts';
import { useTexts } from '@/i18n/texts-provider';
import { useSession } from '@/session/session-provider';
import { featureCatalogs } from '../text-catalogs';
import { useIdlePart } from './use-idle-part';

/** Code and texts of the bell, side by side as a page's are. */
async function loadBell(texts: Texts): Promise<ComponentType> {
  const [{ Bell }] = await Promise.all([
    import('@/features/notifications/components/bell'),
    texts.use('notifications', featureCatalogs.notifications),
  ]);
  return Bell;
}

/** The place of the bell, for signed-in users. It is as large from the start as the bell will be, so that nothing jumps. */
export function BellSlot() {
  const { user } = useSession();
  const texts = useTexts();
  const load = useCallback(() => loadBell(texts), [texts]);
  const signedIn = user !== null;
  const Bell = useIdlePart(signedIn, load);
  if (!signedIn) return null;
  return <Box sx={{ width: 48, height: 48, flexShrink: 0 }}>{Bell ? <Bell /> : null}</Box>;
}
