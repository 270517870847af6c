import type { DealState } from '@/graphql/generated/schema-types';

/** What every deal goes through, in this order. */
export const STAGES = ['AGREED', 'PICK_UP', 'WEIGHED', 'PAID', 'RATED'] as const;

/** One of them in a deal. */
export type Stage = {
  name: (typeof STAGES)[number];
  isDone: boolean;
  /** The first one that is not done; none is where all are. */
  isCurrent: boolean;
  /** When it was done, or for a pick-up that is ahead when it will be: a day or a moment; null where it is not known. */
  at: string | null;
};

type DealToRead = {
  state: DealState;
  createdAt: string;
  /** When it was completed or cancelled. */
  endedAt: string | null;
  /** The pick-up that both agreed on. */
  pickup: { day: string } | null;
  weighing: { confirmedAt: string | null } | null;
  yourRating: { id: string } | null;
};

/** How far a deal has come, for its reader. Whoever has weighed has fetched the crop. */
export function stagesOf({ state, createdAt, endedAt, pickup, weighing, yourRating }: DealToRead): Stage[] {
  const isPaid = state === 'COMPLETED';
  const found = {
    AGREED: [true, createdAt],
    PICK_UP: [weighing !== null || isPaid, pickup?.day ?? null],
    WEIGHED: [weighing?.confirmedAt != null || isPaid, weighing?.confirmedAt ?? null],
    PAID: [isPaid, isPaid ? endedAt : null],
    RATED: [yourRating !== null, null],
  } as const;
  const current = STAGES.find((name) => !found[name][0]);
  return STAGES.map((name) => ({ name, isDone: found[name][0], isCurrent: name === current, at: found[name][1] }));
}
