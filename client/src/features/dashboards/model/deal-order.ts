import type { DealState } from '@/graphql/generated/schema-types';

/** What waits for somebody stands before what is over. */
const rank: Record<DealState, number> = { DISPUTED: 0, WEIGHED: 1, AGREED: 2, COMPLETED: 3, CANCELLED: 4 };

/** Deals in the order in which one looks at them: next step first, otherwise as they came. */
export function nextStepFirst<Deal extends { state: DealState }>(deals: readonly Deal[]): Deal[] {
  return [...deals].sort((left, right) => rank[left.state] - rank[right.state]);
}
