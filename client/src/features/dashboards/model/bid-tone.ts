import type { BidState } from '@/graphql/generated/schema-types';
import type { BadgeTone } from '@/ui/data/status-badge';

/** The colour of where a bid stands. */
export const bidTones: Record<BidState, BadgeTone> = {
  OPEN: 'warning',
  COUNTERED: 'warning',
  NEEDS_CONFIRMATION: 'warning',
  ACCEPTED: 'success',
  REJECTED: 'error',
  DECLINED: 'neutral',
  EXPIRED: 'neutral',
  REPLACED: 'neutral',
  WITHDRAWN: 'neutral',
};
