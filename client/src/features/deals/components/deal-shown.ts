import type { DealQuery } from '../deals.generated';

/** A deal as its page shows it. */
export type DealShown = NonNullable<DealQuery['deal']>;
