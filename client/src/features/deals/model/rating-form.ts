import type { MessageId } from '@/i18n/message-id';

/** What can be given, worst first. */
export const starChoices = ['1', '2', '3', '4', '5'] as const;
export type StarChoice = (typeof starChoices)[number];

/** The fields in their order, by the server's names. */
export const ratingFields = ['stars', 'words'] as const;
export type RatingTexts = Record<(typeof ratingFields)[number], string>;

/** Stars are needed, words are not. */
export function checkRating({ stars }: RatingTexts): Partial<Record<keyof RatingTexts, MessageId>> {
  return chosenStars(stars) ? {} : { stars: 'deal.rating.starsMissing' };
}

/** The choice that a text is; nothing where it is none. */
export const chosenStars = (text: string): StarChoice | undefined => starChoices.find((known) => known === text);

/** As it is sent. */
export function ratingInput({ stars, words }: RatingTexts) {
  return { stars: Number(stars), words: words.trim() || null };
}
