import type { DealState, DealStep, Role } from '@/graphql/generated/schema-types';

/** What a side of a deal is asked to do, as the server says it. */
export type Turn = { by: Role; step: DealStep; from: string; respondBy: string | null };

type DealToRead = {
  state: DealState;
  yourSide: Role;
  turns: readonly Turn[];
  /** Whether the reader can rate the other side, and until when; of completed deals. */
  canRate: boolean;
  rateBy: string | null;
};

/** What can be asked of a side. */
const asked = [
  'PROPOSE_PICK_UP',
  'CONFIRM_PICK_UP',
  'RECORD_WEIGHT',
  'CONFIRM_WEIGHT',
  'MARK_PAYMENT',
  'CONFIRM_PAYMENT',
  'SAY_STILL_THERE',
  'CONFIRM_RETURN',
] as const satisfies readonly DealStep[];
export type AskedStep = (typeof asked)[number];

/** What the clock decides without an answer. */
const clocked = [
  'PROPOSE_PICK_UP',
  'CONFIRM_PICK_UP',
  'RECORD_WEIGHT',
  'CONFIRM_WEIGHT',
  'CONFIRM_PAYMENT',
] as const satisfies readonly AskedStep[];
/** After its time a deal cannot be rated either. */
type Clocked = (typeof clocked)[number] | 'RATE';

/** What the page says of a deal; each in two voices, for the farmer and for the buyer. */
export type Situation =
  | AskedStep
  /** The day that the reader named waits for the other side. */
  | 'PICK_UP_PROPOSED'
  /** The day of pick-up is agreed on, and has not come. */
  | 'PICK_UP_AHEAD'
  | 'DISPUTED'
  /** Completed, and the reader has not said how it went. */
  | 'RATE'
  | 'COMPLETED'
  | 'CANCELLED';

/** A thing to be done next. */
export type Next = {
  situation: Situation;
  /** What the reader is asked to do now; null if it is the other side's turn, due later, or nothing is due. */
  task: AskedStep | null;
  /** When the clock decides, and what it then decides; null where it never does. */
  clock: { at: string; step: Clocked } | null;
};

/** A weight is asked for from the day of pick-up on; everything else at once, independent of the phone's clock. */
const isLater = ({ step, from }: Turn, now: number) => step === 'RECORD_WEIGHT' && Date.parse(from) > now;

function situationOf(turn: Turn, step: AskedStep, side: Role, now: number): Situation {
  if (isLater(turn, now)) return 'PICK_UP_AHEAD';
  return step === 'CONFIRM_PICK_UP' && turn.by !== side ? 'PICK_UP_PROPOSED' : step;
}

/** The deal itself asks for nothing. */
const atRest: Record<DealState, Situation> = {
  AGREED: 'PROPOSE_PICK_UP',
  WEIGHED: 'CONFIRM_WEIGHT',
  COMPLETED: 'COMPLETED',
  CANCELLED: 'CANCELLED',
  DISPUTED: 'DISPUTED',
};

/**
 * What is next in a deal, for its reader: what they are asked to do now, most pressing first; where that is nothing, the one
 * thing that the other side or a later day has to bring. Never empty.
 */
export function nextOf(deal: DealToRead, now: number): readonly [Next, ...Next[]] {
  const { state, yourSide, turns, canRate, rateBy } = deal;
  const found = turns.flatMap((turn): (Next & { later: boolean })[] => {
    const step = asked.find((known) => known === turn.step);
    // What becomes of the crop of a deal that was given up is no concern of its buyer.
    if (!step || (step === 'SAY_STILL_THERE' && turn.by !== yourSide)) return [];
    const [mine, later] = [turn.by === yourSide, isLater(turn, now)];
    const situation = situationOf(turn, step, yourSide, now);
    const silence = clocked.find((known) => known === step);
    const clock = turn.respondBy && silence ? { at: turn.respondBy, step: silence } : null;
    return [{ situation, task: mine && !later ? step : null, clock, later }];
  });
  const tasks = found.filter(({ task }) => task);
  // Several payments that wait are one thing to look at.
  const [first, ...others] = tasks.filter(
    (next, index) => tasks.findIndex(({ situation }) => situation === next.situation) === index,
  );
  if (first) return [first, ...others];
  const waiting = found.find(({ later }) => !later) ?? found[0];
  if (!waiting && canRate && rateBy) return [{ situation: 'RATE', task: null, clock: { at: rateBy, step: 'RATE' } }];
  return [waiting ?? { situation: atRest[state], task: null, clock: null }];
}
