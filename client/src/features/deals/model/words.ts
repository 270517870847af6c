import type { CancelReason } from '@/graphql/generated/schema-types';
import type { MessageId } from '@/i18n/message-id';

/** Reasons for one press, the most frequent first; NOT_PICKED_UP is the clock's own. */
export const cancelReasons = [
  'QUALITY_DIFFERS',
  'CROP_DAMAGED',
  'NO_TRANSPORT',
  'PAYMENT_DIFFICULT',
  'SOLD_ELSEWHERE',
  'OTHER_SIDE_SILENT',
] as const satisfies readonly CancelReason[];

/** The fields in their order, by the server's names. */
export const cancelFields = ['reason', 'words', 'stillThere'] as const;

export type CancelTexts = Record<(typeof cancelFields)[number], string>;

/** A reason, words, or both: the other side wants to know why. */
export function checkCancel({ reason, words }: CancelTexts): Partial<Record<keyof CancelTexts, MessageId>> {
  return reason || words.trim() ? {} : { reason: 'deal.cancel.whyMissing' };
}

/** Whether the crop is still there, as its two answers are sent; null while it is not answered. */
export const stillThere = (answer: string): boolean | null => (answer === '' ? null : answer === 'yes');

/** As it is sent. */
export function cancelInput(texts: CancelTexts) {
  return {
    reason: cancelReasons.find((known) => known === texts.reason) ?? null,
    words: texts.words.trim() || null,
    stillThere: stillThere(texts.stillThere),
  };
}

/** One field of own words. */
export const wordsFields = ['words'] as const;

/** One answer of two. */
export const stillThereFields = ['stillThere'] as const;

export type StillThereTexts = Record<(typeof stillThereFields)[number], string>;

export function checkStillThere({
  stillThere: answer,
}: StillThereTexts): Partial<Record<keyof StillThereTexts, MessageId>> {
  return answer ? {} : { stillThere: 'deal.stillThere.missing' };
}
