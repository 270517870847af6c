import { lazy, Suspense } from 'react';
import { useText } from '@/i18n/use-text';
import type { BadgeTone } from '@/ui/data/status-badge';
import type { CropShown } from './crop-panel';

/** Fetched apart: most listings are active and need none, and MUI's chip weighs 3 kB. */
const StatusBadge = lazy(async () => ({ default: (await import('@/ui/data/status-badge')).StatusBadge }));

/** What is said of a listing that is not simply for sale. */
const tones: Record<Exclude<CropShown['status'], 'ACTIVE'>, BadgeTone> = {
  SOLD: 'info',
  PENDING: 'warning',
  EXPIRED: 'error',
  DRAFT: 'neutral',
};

/** The state of a listing beside its name; nothing for an active one. */
export function CropStatus({ status }: Pick<CropShown, 'status'>) {
  const { t } = useText();
  if (status === 'ACTIVE') return null;
  return (
    <Suspense fallback={null}>
      <StatusBadge label={t(`cropDetail.status.${status}`)} tone={tones[status]} />
    </Suspense>
  );
}
