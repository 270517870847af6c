import type { History } from './history.js';
import type { SentPicture } from './pictures.js';

/** A crop whose listing was acknowledged. */
export interface ListedCrop {
  readonly id: string;
  readonly name: string;
  readonly pictures: readonly SentPicture[];
  /** Its removal was requested or acknowledged. */
  removal: 'asked' | 'done' | undefined;
  /** An offer for it was accepted: it may be sold, and is not found in the marketplace then. */
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
  /** No new action begins from now on. */
  isClosing: boolean;
  /** Nothing goes wrong any more: what fails now is not tried in vain. */
  isCalm: boolean;
}
