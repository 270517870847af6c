import type { Role } from '@/graphql/generated/schema-types';
import type { DealQuery } from '../deals.generated';

/** A deal as its page shows it. */
export type DealShown = NonNullable<DealQuery['deal']>;

/** What was weighed, as the pages show it. */
export type WeighingShown = NonNullable<DealShown['weighing']>;

/** A payment, as the pages show it. */
export type PaymentShown = DealShown['payments'][number];

/** What each side is called in a deal. */
export function namesOf({ farmerName, buyerName }: Pick<DealShown, 'farmerName' | 'buyerName'>): Record<Role, string> {
  return { FARMER: farmerName, BUYER: buyerName };
}

/** What the side is called that the reader is not. */
export function otherName(deal: Pick<DealShown, 'farmerName' | 'buyerName' | 'yourSide'>): string {
  return namesOf(deal)[deal.yourSide === 'FARMER' ? 'BUYER' : 'FARMER'];
}
