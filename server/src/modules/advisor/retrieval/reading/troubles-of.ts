import { type CropWord, cropWords } from '../../../vocabulary/crops.js';
import { hasDevanagari } from '../../../vocabulary/devanagari.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { isAbout, isCropSubject, type KnowledgeEntry } from '../../knowledge/knowledge-entry.js';
import { onlyDescribesWord } from '../../language/same-meaning.js';
import { contentWords, indexTerms, isSound } from '../../language/terms.js';
import { sectionWords } from '../../vocabulary/section-words.js';
import { selectTool } from '../planning/select-tool.js';
import { DECLINE_BELOW } from '../planning/thresholds.js';
import { readQuestion } from './reading.js';

const BETWEEN = /\s(?:and|aur|or|ya|और|या|तथा|व|ਅਤੇ|અને|plus)\s|,/iu;
const MOST_TROUBLES = 3;

/** Words of titles that say what is seen, and so name no trouble. */
const SEEN = new Set(
  indexTerms(
    'yellow off fall falling fell drop dropping गिर गिरना गिरते गिर रहे gir girna leaf leaves white black brown red spots fruit flower root stem plants signs wet dry cold water milk eyes sudden deaths पीला पीली पत्ते पत्ती सफेद काला फल फूल जड़ तना पौधे पहचान पानी दूध आँख अचानक मौत पत्तियाँ रोग बीमारी कीट कीड़ा कीड़े सुंडी इल्ली pest pests disease diseases insect insects worm rog bimari keeda keede sundi keet peela patte safed kala phal phool paudhe doodh like below above upper lower under near between jaise jaisa jaisi जैसे जैसा जैसी neeche niche upar नीचे ऊपर beech बीच paas पास chhote chhota छोटे छोटा small tiny big ball balls thread threads cottony swollen swelling swell soojan sujan सूजन सूज',
  ),
);

const nameTerms = new WeakMap<KnowledgeEntry, readonly string[]>();

/** What the names of an entry are indexed under; taken from it when it is first compared. */
function termsOfNames(entry: KnowledgeEntry): readonly string[] {
  const known = nameTerms.get(entry);
  if (known) return known;
  const { titleEn, titleHi, keywordsEn, keywordsHi, keywordsRoman } = entry;
  const terms = indexTerms([titleEn, titleHi, ...keywordsEn, ...keywordsHi, ...keywordsRoman].join(' '));
  nameTerms.set(entry, terms);
  return terms;
}

/** Of each knowledge base, what any name of a trouble is indexed under. */
const troubleTerms = new WeakMap<KnowledgeBase, ReadonlySet<string>>();

function termsOfTroubles(knowledge: KnowledgeBase): ReadonlySet<string> {
  const known = troubleTerms.get(knowledge);
  if (known) return known;
  const terms = new Set(knowledge.entries.filter(isTrouble).flatMap(termsOfNames));
  troubleTerms.set(knowledge, terms);
  return terms;
}

/** Who only says something (बोल) names no boll; in Latin letters every Hindi name is known by its sound. */
const SHORT_SOUND = 5;
const isShortSound = (term: string): boolean => isSound(term) && term.length < SHORT_SOUND;

const isTrouble = ({ sections }: KnowledgeEntry): boolean => sections.some(({ label }) => label === 'sign');

/** The trouble whose name a piece says; undefined where it only describes one. */
function named(piece: string, crops: readonly CropWord[], knowledge: KnowledgeBase): KnowledgeEntry | undefined {
  const subject = crops[0]?.names[0] ?? '';
  const { text } = readQuestion(piece, knowledge);
  const said = contentWords(text).filter(
    (word) => !cropWords.has(word) && !sectionWords.has(word) && !onlyDescribesWord(word) && !knowledge.isCommon(word),
  );
  const ofTroubles = termsOfTroubles(knowledge);
  const inDevanagari = hasDevanagari(text);
  const terms = new Set(
    said
      .flatMap(indexTerms)
      .filter((term) => ofTroubles.has(term) && !SEEN.has(term) && !(inDevanagari && isShortSound(term))),
  );
  if (terms.size === 0) return undefined;
  const names = (entry: KnowledgeEntry): boolean => termsOfNames(entry).some((term) => terms.has(term));
  return knowledge
    .find(`${text} ${subject}`, 3, ['sign'], crops)
    .find(
      ({ value, confidence }) =>
        (crops.length === 0 || crops.some((crop) => isAbout(value, crop.subject)) || !isCropSubject(value.subject)) &&
        isTrouble(value) &&
        confidence >= DECLINE_BELOW &&
        names(value),
    )?.value;
}

/** Whether a piece of a message names a trouble, or tells of a sick animal. */
export function namesTrouble(piece: string, knowledge: KnowledgeBase): boolean {
  return named(piece, cropWords.find(piece), knowledge) !== undefined;
}

/** A trouble that is named, and the piece of the message that names it. */
export interface NamedTrouble {
  readonly entry: KnowledgeEntry;
  readonly piece: string;
}

/**
 * "Mastitis and bloat": two or three troubles that are named side by side, each for the crop or animal of the message.
 * Undefined where the pieces name the same trouble, or only describe one.
 */
export function troublesOf(message: string, knowledge: KnowledgeBase): readonly NamedTrouble[] | undefined {
  const pieces = message.split(BETWEEN).filter((piece) => contentWords(piece).length > 0);
  if (pieces.length < 2 || pieces.length > MOST_TROUBLES) return undefined;
  const all = cropWords.find(message);
  const troubles: NamedTrouble[] = [];
  for (const piece of pieces) {
    const own = cropWords.find(piece);
    // The price in the mandi is no trouble, whatever its words are near to.
    if (selectTool(piece) !== undefined) return undefined;
    const entry = named(piece, own.length > 0 ? own : all, knowledge);
    if (!entry || troubles.some((other) => other.entry === entry)) return undefined;
    troubles.push({ entry, piece });
  }
  // "Foot and mouth": without a crop or animal the troubles have to be of one.
  // What has most of the whole message, and is named by none of its pieces, is the one trouble that all of them describe.
  const [whole] = knowledge.find(message, 1, ['sign'], all);
  const isOther = whole !== undefined && !troubles.some(({ entry }) => entry === whole.value);
  if (isOther && isTrouble(whole.value) && all.some((crop) => isAbout(whole.value, crop.subject))) return undefined;
  const subjects = new Set(troubles.map(({ entry }) => entry.subject));
  return all.length === 0 && subjects.size > 1 ? undefined : troubles;
}
