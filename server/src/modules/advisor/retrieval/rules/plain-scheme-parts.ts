import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import type { SectionLabel } from '../../knowledge/section-labels.js';
import { contentWords } from '../../language/terms.js';
import { themeWords } from '../../vocabulary/themes.js';
import type { ConversationState } from '../planning/conversation-state.js';
import { byId, entryPart, labelledPart } from '../planning/entry-parts.js';
import type { Part } from '../planning/plan.js';
import type { Reading } from '../reading/reading.js';

/** Words of whoever asks for a scheme as such, and for none of its cases. */
const WHO = 'who eligible eligibility kise kisko kaun kis patra patrata पात्र पात्रता किसे किसको किन कौन किस'.split(' ');
const GAIN = 'benefit benefits advantage advantages fayda fayde faida labh फायदा फायदे लाभ'.split(' ');
/** "Kise" is often written for "kaise", and read so. */
const HOW = 'how kaise कैसे apply avedan aavedan आवेदन'.split(' ');
const PLAIN: ReadonlySet<string> = new Set([
  ...WHO,
  ...GAIN,
  ...HOW,
  ...'of the a an for in i we my our you get make made what is it this can may get gets take tell me about detail details scheme schemes yojana yojna information info jankari jaankari explain mean means meaning does do farmer farmers card hota hoti hote milta milti mil sakta sakte sakti kya hai hain batao bataiye bataye matlab bare mein me log kisan kisano ko ka ki ke सकता सकते सकती मिलता मिलती मिल क्या है हैं बताओ बताइए बताएँ बताएं मतलब होता होती बारे में योजना जानकारी लोग banta banti bane banega banwaye banwana banvaye bnwaye banaye बनता बनती बने बनवाएँ बनवाएं बनवाना बनाएँ किसान किसानों को का की के कार्ड'.split(
    ' ',
  ),
]);

/** "What is the crop insurance", "who can get it": of a scheme that is named and nothing else its main entry is told, and none of its cases. */
export function plainSchemeParts(
  reading: Reading,
  state: ConversationState,
  knowledge: KnowledgeBase,
): Part[] | undefined {
  const [theme, other] = themeWords.find(reading.text);
  if (!theme?.main || other || reading.crops.length > 0 || reading.goesOn) return undefined;
  const words = contentWords(reading.text);
  const rest = themeWords.rest(reading.text).map((word) => word.toLowerCase());
  if (words.length === 0 || !rest.every((word) => PLAIN.has(word))) return undefined;
  const entry = byId(knowledge, theme.main);
  const asks = (some: readonly string[]): boolean => rest.some((word) => some.includes(word));
  const labels: readonly SectionLabel[] = asks(WHO)
    ? ['who', 'amount']
    : asks(HOW)
      ? ['apply']
      : asks(GAIN)
        ? ['amount']
        : [];
  const told =
    labels.length > 0 && entry?.sections.some(({ label }) => labels.includes(label))
      ? labelledPart(entry, reading, state, labels)
      : entryPart(entry, reading, state, ['about', 'amount', 'who']);
  return told.length > 0 ? told : undefined;
}
