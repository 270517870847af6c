import type { History } from './history.js';
import type { SentPicture } from './pictures.js';

/** A crop that its farmer was told is listed. */
export interface ListedCrop {
  readonly id: string;
  readonly name: string;
  readonly pictures: readonly SentPicture[];
  /** Its farmer asked for its removal, or was told that it is removed. */
  removal: 'asked' | 'done' | undefined;
  /** Somebody has accepted an offer for it: it may be sold, and is not found in the marketplace then. */
  mayBeSold: boolean;
}

/** What all people of a run share. */
export interface Market {
  readonly history: History;
  /** Where the servers are reached, each through a line of its own. */
  readonly lines: readonly string[];
  /** Inputs of the schema that take an idempotency key. */
  readonly withKey: ReadonlySet<string>;
  readonly crops: ListedCrop[];
  /** From now on nobody begins anything new. */
  isClosing: boolean;
  /** Nothing goes wrong any more: what fails now is not tried in vain. */
  isCalm: boolean;
}
