import type { CropStatus } from '@/graphql/generated/schema-types';
import type { BadgeTone } from '@/ui/data/status-badge';

const tones: Partial<Record<CropStatus, BadgeTone>> = {
  ACTIVE: 'success',
  SOLD: 'info',
  PENDING: 'warning',
  EXPIRED: 'error',
};

/** Each of the four states has a colour of its own; any other stored value is neutral. */
export function statusTone(status: CropStatus): BadgeTone {
  return tones[status] ?? 'neutral';
}
