import type { BidState } from '@/graphql/generated/schema-types';
import type { BadgeTone } from '@/ui/data/status-badge';

/** The colour of where a bid stands. */
export const bidTones: Record<BidState, BadgeTone> = {
  OPEN: 'warning',
  ACCEPTED: 'success',
  REJECTED: 'error',
  EXPIRED: 'neutral',
  REPLACED: 'neutral',
  WITHDRAWN: 'neutral',
};
