import type { AnswerPiece } from '../model/conversation';
import type { SentMessage } from '../model/to-send';

/** A question on its way: the conversation up to it, who takes the pieces of the answer, and what ends it. */
export type Question = {
  messages: readonly SentMessage[];
  onPiece: (piece: AnswerPiece) => void;
  signal: AbortSignal;
};
