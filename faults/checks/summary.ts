import type {
  Action,
  Attempt,
  BidsSeen,
  CropSeen,
  HistoryEvent,
  Intention,
  Outcome,
  PicturesSeen,
  ServerTrouble,
  Stored,
} from '../history.js';
import { groupBy } from './group-by.js';

/** An intention with all of its tries. */
export interface AttemptedIntention extends Intention {
  readonly attempts: readonly Attempt[];
  /** Done where any try was; refused where all were; otherwise unknown. */
  readonly outcome: Outcome;
  /** When the first try began, and when it was known to be done; Infinity where it was not. */
  readonly from: number;
  readonly doneAt: number;
}

export interface Summary {
  readonly intentions: readonly AttemptedIntention[];
  readonly of: (action: Action) => readonly AttemptedIntention[];
  readonly cropsSeen: readonly CropSeen[];
  readonly bidsSeen: readonly BidsSeen[];
  readonly picturesSeen: readonly PicturesSeen[];
  readonly serverTroubles: readonly ServerTrouble[];
  readonly stored: Stored;
}

function outcomeOf(attempts: readonly Attempt[]): Outcome {
  if (attempts.some(({ outcome }) => outcome === 'done')) return 'done';
  return attempts.every(({ outcome }) => outcome === 'refused') ? 'refused' : 'unknown';
}

function attempted(intention: Intention, attempts: readonly Attempt[]): AttemptedIntention {
  return {
    ...intention,
    attempts,
    outcome: outcomeOf(attempts),
    from: Math.min(...attempts.map(({ from }) => from)),
    doneAt: Math.min(...attempts.filter(({ outcome }) => outcome === 'done').map(({ to }) => to)),
  };
}

/** A history, sorted by what it is about. Throws where what is stored was never read: nothing could be said then. */
export function summarise(history: readonly HistoryEvent[]): Summary {
  const eventsOf = <Name extends HistoryEvent['event']>(name: Name) =>
    history.filter((event): event is Extract<HistoryEvent, { event: Name }> => event.event === name);
  const attempts = groupBy(eventsOf('attempt'), ({ intention }) => intention);
  const intentions = eventsOf('intention').map((intention) => attempted(intention, attempts.get(intention.id) ?? []));
  const byAction = groupBy(intentions, ({ action }) => action);
  const stored = eventsOf('stored').at(-1);
  if (stored === undefined) throw new Error('The history does not say what is stored.');
  return {
    intentions,
    of: (action) => byAction.get(action) ?? [],
    cropsSeen: eventsOf('crop seen'),
    bidsSeen: eventsOf('bids seen'),
    picturesSeen: eventsOf('pictures seen'),
    serverTroubles: eventsOf('server trouble'),
    stored,
  };
}
