import { cropWords } from '../../../vocabulary/crops.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { isAbout, isTrouble } from '../../knowledge/knowledge-entry.js';
import type { ConversationState } from '../planning/conversation-state.js';
import type { Part, Plan } from '../planning/plan.js';
import { namesTitle } from '../reading/names-title.js';
import { OF_SCHEMES } from '../rules/scheme-parts.js';
import type { WholeQuestion } from './whole-questions.js';

/**
 * Whether the answer to a whole question goes on from what was told last. Two messages together are near to many an entry that
 * neither means: what is told has to be what the wording of both leads to or names, or of a scheme, or of the same crop or animal. Where more
 * is told of what was asked, another part of the crop's work is no answer: it has to be the same again with what is new, or a trouble.
 */
export function goesOn(
  plan: Plan,
  { text, stays }: WholeQuestion,
  { crop, entry: last }: ConversationState,
  knowledge: KnowledgeBase,
): boolean {
  if (plan.kind !== 'parts') return false;
  // Asked of another crop it is whole by itself.
  if (cropWords.find(text).some((each) => each !== crop)) return true;
  const lead = knowledge.leadOf(text);
  const isOnwards = (part: Part): boolean => {
    if (part.kind !== 'entry') return true;
    const { entry } = part;
    if (entry.id === lead || entry.id === last || OF_SCHEMES.has(entry.subject)) return true;
    if (namesTitle(entry, text)) return true;
    return crop !== undefined && isAbout(entry, crop.subject) && (!stays || isTrouble(entry));
  };
  return plan.parts.some(isOnwards);
}
