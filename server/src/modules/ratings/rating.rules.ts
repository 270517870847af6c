import { AppError, badInput, type FieldProblem } from '../../platform/errors/app-error.js';
import { hasPersonalData } from '../../platform/text/personal-data.js';
import { cleanText } from '../../platform/text.js';
import { DealState } from '../deals/deal-step.types.js';

/** How long both sides may rate a deal, from its completion. */
export const RATING_WINDOW_MS = 7 * 24 * 60 * 60 * 1_000;

const MOST_WORDS = 500;

/** What the rules look at of a deal, as it stands by the clock. */
export interface EndOfDeal {
  readonly state: DealState;
  readonly endedAt: Date | null;
}

/** When the window of a deal closes; null of one that is not completed. A completed deal stays so, from that moment on. */
export function windowEnd({ state, endedAt }: EndOfDeal): Date | null {
  return state === DealState.COMPLETED && endedAt ? new Date(endedAt.getTime() + RATING_WINDOW_MS) : null;
}

/** Whether a side may rate now. The last moment of the window is not part of it: then everything is shown. */
export function mayRate(closesAt: Date | null, hasRated: boolean, now: Date): boolean {
  return closesAt !== null && !hasRated && now < closesAt;
}

/** Gives back the end of the window while it is open. Throws CONFLICT before the deal is completed, and afterwards. */
export function requireOpenWindow(closesAt: Date | null, now: Date): Date {
  if (closesAt === null) throw new AppError('CONFLICT', 'You can rate this deal once it is completed.');
  if (now >= closesAt) throw new AppError('CONFLICT', 'The seven days to rate this deal are over.');
  return closesAt;
}

/** A rating as it came over the wire. */
export interface RatingDraft {
  readonly stars?: unknown;
  readonly words?: unknown;
}

/** A checked one. */
export interface CheckedRating {
  readonly stars: number;
  readonly words: string | null;
}

/**
 * Holds it against the rules. Everybody reads the words, so a number or an address to be reached at is refused. Throws
 * BAD_USER_INPUT.
 */
export function checkRating(draft: RatingDraft): CheckedRating {
  const problems: FieldProblem[] = [];
  const stars = [1, 2, 3, 4, 5].find((known) => known === draft.stars);
  if (stars === undefined) problems.push({ field: 'stars', message: 'Choose one to five stars.' });
  const rule = { field: 'words', label: 'Message', max: MOST_WORDS, multiline: true, optional: true };
  const words = cleanText(draft.words, rule, problems) || null;
  if (words !== null && hasPersonalData(words)) {
    problems.push({
      field: 'words',
      message: 'Everyone can read this. Please leave out phone numbers, e-mail and payment addresses.',
    });
  }
  if (stars === undefined || problems.length > 0) throw badInput(problems);
  return { stars, words };
}
