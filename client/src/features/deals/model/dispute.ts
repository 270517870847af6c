import type { Role } from '@/graphql/generated/schema-types';
import type { MessageId } from '@/i18n/message-id';

/** The fields in their order, by the server's names. */
export const disputeFields = ['words', 'images'] as const;

type DisputeTexts = Record<(typeof disputeFields)[number], string>;

/** Who decides a dispute has to know what it is about. */
export function checkDispute({ words }: DisputeTexts): Partial<Record<keyof DisputeTexts, MessageId>> {
  return words.trim() ? {} : { words: 'deal.dispute.wordsMissing' };
}

type DisputedDeal = {
  yourSide: Role;
  dispute: { statements: readonly { by: Role; pictures: readonly unknown[] }[] } | null;
};

/** What the reader has said in the dispute so far. */
const ownStatements = ({ yourSide, dispute }: DisputedDeal) =>
  (dispute?.statements ?? []).filter(({ by }) => by === yourSide);

/** What saying something is called: the first word, the answer to it, or one more. */
export function nameOfStatement(deal: DisputedDeal) {
  if (!deal.dispute) return 'deal.do.DISPUTE';
  return ownStatements(deal).length > 0 ? 'deal.do.ADD_TO_DISPUTE' : 'deal.do.ANSWER_DISPUTE';
}

/** How many pictures each side may show in all. */
const MOST_PICTURES = 4;

/** How many more the reader may show. */
export const roomForPictures = (deal: DisputedDeal): number =>
  ownStatements(deal).reduce((room, { pictures }) => room - pictures.length, MOST_PICTURES);
