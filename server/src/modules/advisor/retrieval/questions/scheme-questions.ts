import { cropWords } from '../../../vocabulary/crops.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { asksFor } from '../../vocabulary/asking.js';
import { IDEAS } from '../../vocabulary/ideas.js';
import { schemeNames, tellingNames } from '../../vocabulary/telling-names.js';
import { themeWords } from '../../vocabulary/themes.js';
import { selectTool } from '../planning/select-tool.js';

const OF_OFFICES: ReadonlySet<string> = new Set(['schemes', 'credit', 'selling']);

/** "I want a KCC too", "is there a subsidy": what is wished is asked. */
const WISHES =
  /\b(?:want|need|chahiye|chaiye|chahie|banwana|banvana|karana|karwana|lena|milega|milegi|milta|kya|kahan|kaha|is there|can i|do i)\b|चाहिए|बनवान|करान|करवान|लेना|लेनी|मिलेग|मिलत|क्या|कहाँ|कहां/iu;
/** "Tell me of a dairy loan and of the insurance, both": what is only listed is asked. */
const LISTS = /\b(?:both|tell me|dono|batao|bataiye|bataye)\b|दोनों|बताओ|बताइए|बताएँ|बताएं/iu;

interface Matter {
  readonly name: string;
  readonly isOfOffice: boolean;
}

/** What a piece of a message asks about by its name or wording; undefined where it names nothing, or only tells of it. */
function matterOf(piece: string, isListed: boolean, knowledge: KnowledgeBase): Matter | undefined {
  const lead = knowledge.leadOf(piece);
  const isOfOffice = OF_OFFICES.has(knowledge.entry(lead ?? '')?.subject ?? '');
  const asks = isListed || asksFor(piece);
  if (lead !== undefined && (isOfOffice || asks)) return { name: lead, isOfOffice };
  if (!asks && !WISHES.test(piece)) return undefined;
  const named = selectTool(piece)?.tool === 'government_schemes' ? tellingNames : schemeNames;
  const name = named.find(piece)[0] ?? themeWords.find(piece)[0]?.name;
  return name === undefined ? undefined : { name, isOfOffice: true };
}

/** "When does the PM-KISAN money come, how to do e-KYC": a piece that means something only with the scheme of the message is given its name. */
const ofTheScheme = (piece: string, scheme: string | undefined, knowledge: KnowledgeBase): string =>
  scheme !== undefined && knowledge.leadOf(piece) === undefined && knowledge.leadOf(`${piece} ${scheme}`) !== undefined
    ? `${piece} ${scheme}`
    : piece;

/** "How much subsidy on drip, and how much on a solar pump": the help that is asked of one is asked of the other. */
const withHelp = (piece: string, pieces: readonly string[], knowledge: KnowledgeBase): string =>
  pieces.some((other) => IDEAS.subsidyAlone.has(other)) &&
  themeWords.has(piece) &&
  !IDEAS.subsidyAlone.has(piece) &&
  knowledge.leadOf(piece) === undefined &&
  /\bkitn|\bhow much\b|कितन/iu.test(piece)
    ? `${piece} subsidy`
    : piece;

/** "Fish pond with PMMSY. How much does a general man get, how much in my wife's name, which office": all of it is asked of the one scheme. */
export function isOneScheme(lead: string | undefined, questions: readonly string[], knowledge: KnowledgeBase): boolean {
  const tellsAmount = knowledge.entry(lead ?? '')?.sections.some(({ label }) => label === 'amount');
  const isOfIt = (question: string): boolean =>
    knowledge.leadOf(question) === lead ||
    (knowledge.leadOf(question) === undefined &&
      !cropWords.has(question) &&
      !themeWords.has(question) &&
      !schemeNames.has(question) &&
      [undefined, 'government_schemes'].includes(selectTool(question)?.tool));
  return tellsAmount === true && questions.every(isOfIt);
}

/** "The instalment has not come, and I want a KCC": pieces that ask about two schemes are two questions; undefined for other messages. */
export function schemeQuestions(pieces: readonly string[], knowledge: KnowledgeBase): string[] | undefined {
  const isListed = pieces.some((piece) => LISTS.test(piece));
  const questions: string[] = [];
  let [about, isOfOffice]: [string | undefined, boolean] = [undefined, false];
  const schemes = [...new Set(pieces.flatMap((piece) => themeWords.find(piece)))];
  const scheme = schemes.length === 1 ? schemes[0]?.name : undefined;
  for (const written of pieces) {
    const piece = withHelp(ofTheScheme(written, scheme, knowledge), pieces, knowledge);
    const matter = matterOf(piece, isListed, knowledge);
    const isNew = matter !== undefined && about !== undefined && matter.name !== about;
    const last = questions.at(-1);
    if (last === undefined || isNew) questions.push(piece);
    else questions[questions.length - 1] = `${last}, ${piece}`;
    about = matter?.name ?? about;
    isOfOffice ||= matter?.isOfOffice === true;
  }
  return questions.length > 1 && isOfOffice ? questions : undefined;
}
