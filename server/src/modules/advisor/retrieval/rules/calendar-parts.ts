import { wordsOf } from '../../../vocabulary/words-of.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { CALENDAR_TOPIC, type KnowledgeEntry } from '../../knowledge/knowledge-entry.js';
import type { SectionLabel } from '../../knowledge/section-labels.js';
import { contentWords } from '../../language/terms.js';
import { DISEASE_SIGN_WORDS, LOSS_WORDS, SYMPTOM_WORDS } from '../../vocabulary/intents.js';
import { ANY_MONTH, monthOf } from '../../vocabulary/months.js';
import { type ConversationState, sectionKey } from '../planning/conversation-state.js';
import type { Part } from '../planning/plan.js';
import { selectTool } from '../planning/select-tool.js';
import { type Reading, saidBeside } from '../reading/reading.js';
import { namesTrouble } from '../reading/troubles-of.js';

/** "What work", "the next jobs", "what to do now", "month-wise": the work of a crop as a whole, and no part of it. */
const ASKS_WORK = new RegExp(
  [
    '\\b(?:what|which) (?:all |other )?(?:works?|jobs?|operations?|farm work|care)\\b',
    '\\b(?:orchard|garden|plantation|crop|field|farm) (?:work|jobs|operations|calendar)\\b',
    '\\b(?:next|coming|pending|remaining) (?:jobs?|works?|steps?|operations?)\\b',
    '\\bmonth ?wise\\b|\\bmonthly (?:work|care|operations)\\b|\\bcalendar\\b|\\bstage ?wise\\b',
    '\\bwhat (?:all )?(?:to|should|shall|must|can|do|is|has) ?(?:i |we |be |to )*(?:do|done)(?: in| for| with| to)?(?: (?:it|my|the|[a-z]+)){0,3} (?:now|next|this (?:month|week)|at this (?:stage|time|age)|after (?:the )?(?:monsoon|rains?)|before (?:the )?(?:monsoon|rains?|winter|summer)|in (?:the )?first month)\\b',
    `\\bwhat (?:all )?(?:to|should|shall|must|can) ?(?:i |we |be )*(?:do|done)(?: (?:in|for|with|to))?(?: (?:my|the|[a-z]+)){0,3} in (?:the month of )?(?:${ANY_MONTH})\\b`,
    '\\b(?:what|which) (?:to do )?(?:next|now)\\s*\\??$',
    '(?:क्या|कौन ?से|कौन ?सा|क्या-क्या) (?:क्या )?(?:काम|काम-काज|देखभाल)',
    '(?:अब|आगे|इस महीने|इस समय|इस हफ्ते|अभी) (?:क्या|क्या-क्या|कौन ?सा) (?:क्या )?(?:करें|करूँ|करूं|करना|किया जाए|काम)',
    '\\b(?:kya|kaun ?se|kaun ?sa|konsa|konse) (?:kya )?(?:kaam|kam|dekhbhal)\\b',
    '\\b(?:ab|aage|is mahine|is samay|is hafte|abhi) (?:kya|kya kya|kaun ?sa) (?:kya )?(?:kare|karen|karein|karu|karun|karna|kaam|kam)\\b',
    `(?:${ANY_MONTH}) (?:में|मे|me|mein) (?:क्या|क्या क्या|kya|kya kya) (?:करें|करूँ|करूं|करना|काम|kare|karen|karein|karu|karna|kaam|kam)`,
  ].join('|'),
  'iu',
);

/** Beside these a part of the work is asked, which has its own answer. */
const GENERAL: ReadonlySet<SectionLabel> = new Set(['action', 'care', 'when', 'about', 'harvest']);
/** "Aam ke bag": an orchard, which sounds like a bug. */
const ORCHARD = /\bba+gh?\b/giu;
/** With more to say it is something else that is asked. */
const MOST_OTHER_WORDS = 6;

const MONTHS_OF = new RegExp(`^[^:]*?(${ANY_MONTH})[–-](${ANY_MONTH})\\b`, 'iu');
const MONTH_NAMED = new RegExp(`(?<![\\p{L}\\p{M}])(${ANY_MONTH})(?![\\p{L}\\p{M}])`, 'iu');

/** Whether a part of a calendar, "Mango, November–January: …", is of the month that a question names. */
function holdsMonth(part: string, question: string): boolean {
  const [, from, to] = MONTHS_OF.exec(part) ?? [];
  const [, named] = MONTH_NAMED.exec(question) ?? [];
  if (from === undefined || to === undefined || named === undefined) return false;
  const [first, last, month] = [monthOf(from), monthOf(to), monthOf(named)];
  return first <= last ? month >= first && month <= last : month >= first || month <= last;
}

/** What is done in a crop from sowing on, or in an orchard month by month, where nothing particular is asked of it. */
export function calendarParts(
  reading: Reading,
  state: ConversationState,
  knowledge: KnowledgeBase,
): Part[] | undefined {
  const [crop, other] = reading.crops;
  const { text, labels } = reading;
  if (!crop || other || !ASKS_WORK.test(text) || labels.some((label) => !GENERAL.has(label))) return undefined;
  if (
    SYMPTOM_WORDS.has(text) ||
    DISEASE_SIGN_WORDS.has(text) ||
    LOSS_WORDS.has(text) ||
    namesTrouble(text.replace(ORCHARD, ' '), knowledge)
  )
    return undefined;
  if (saidBeside(reading).length > MOST_OTHER_WORDS || selectTool(reading.withCrop)) return undefined;
  const calendars = knowledge.about(crop.subject).filter(({ topic }) => topic === CALENDAR_TOPIC);
  // "The ratoon, what now": of two calendars of a crop the one that has the words of the question.
  const words = new Set(contentWords(text));
  const named = ({ titleEn, titleHi, keywordsRoman }: KnowledgeEntry): number =>
    wordsOf(`${titleEn} ${titleHi} ${keywordsRoman.join(' ')}`).filter((word) => words.has(word)).length;
  const [entry] = calendars.toSorted((one, next) => named(next) - named(one));
  if (!entry) return undefined;
  const untold = entry.sections.flatMap((_, index) => (state.told.has(sectionKey(entry.id, index)) ? [] : [index]));
  if (untold.length === 0) return undefined;
  const ofMonth = untold.filter((index) => holdsMonth(entry.sections[index]?.en ?? '', text));
  const sections = ofMonth.length > 0 ? ofMonth : untold;
  return [{ kind: 'entry', entry, sections, labels: [], area: reading.area, state: reading.state }];
}
