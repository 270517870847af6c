import type { DeclineReason } from '@/graphql/generated/schema-types';
import type { MessageId } from '@/i18n/message-id';

/** What a farmer can say in one press, the most frequent first. */
export const declineReasons = [
  'PRICE_TOO_LOW',
  'QUANTITY_TOO_SMALL',
  'PROMISED_TO_ANOTHER',
  'PICK_UP_NOT_POSSIBLE',
  'WANTS_TO_WAIT',
] as const satisfies readonly DeclineReason[];

/** The fields in their order, by the server's names. */
export const declineFields = ['reason', 'words'] as const;

export type DeclineTexts = Record<(typeof declineFields)[number], string>;

/** Of a farmer a reason, words, or both: a no without any leaves the buyer with nothing to do better. Of a buyer nothing. */
export function checkDecline(
  { reason, words }: DeclineTexts,
  side: 'FARMER' | 'BUYER',
): Partial<Record<keyof DeclineTexts, MessageId>> {
  return side === 'BUYER' || reason || words.trim() ? {} : { reason: 'dashboards.no.FARMER.whyMissing' };
}

/** As it is sent. */
export function declineInput({ reason, words }: DeclineTexts) {
  return { reason: declineReasons.find((known) => known === reason) ?? null, words: words.trim() || null };
}
