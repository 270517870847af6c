import { type CropWord, nameOf } from '../../../vocabulary/crops.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import {
  FIGURES_TOPIC,
  isAbout,
  type KnowledgeEntry,
  type KnowledgeSection,
  TROUBLE_TOPICS,
} from '../../knowledge/knowledge-entry.js';
import { contentWords, indexTerms } from '../../language/terms.js';
import { isAnimal } from '../../vocabulary/animals.js';
import { asksFor } from '../../vocabulary/asking.js';
import { SYMPTOM_WORDS } from '../../vocabulary/intents.js';
import { DRIED_HARVEST, PACKING, type Particular } from '../../vocabulary/particular-shapes.js';
import { PARTICULARS } from '../../vocabulary/particulars.js';
import { weatherEventOf } from '../../vocabulary/weather-events.js';
import { capital } from '../../wording.js';
import { overlap } from '../planning/choose-sections.js';
import type { ConversationState } from '../planning/conversation-state.js';
import { byId, labelledPart } from '../planning/entry-parts.js';
import type { Part } from '../planning/plan.js';
import { NEAREST } from '../planning/thresholds.js';
import { hasIdleWhen } from '../questions/question-context.js';
import type { Reading } from '../reading/reading.js';
import { WORK_PARTS } from '../reading/work-parts.js';
import { KISAN_CALL_CENTRE } from '../reply/replies.js';
import { tells } from './general-parts.js';

const HOW_MUCH = /\b(?:how much|how many|kitn\w*|rate)\b|कितन/iu;
/** More sections than that are no answer to one thing. */
const MOST_SECTIONS = 2;
const FIGURES_FIRST = 100;
const FIGURES_LAST = -20;
const TROUBLE_LAST = -20;
const GOES_ON = 40;
/** "It is 44 degrees": how warm it is. */
const TOLD_DEGREES = /\d\s*(?:degrees?|डिग्री|°)/iu;
const FROST = /\bfrost\b|\bpa+la\b|पाल[ाे]/iu;

/** Whether a message asks how something is packed for the road: then a mandi that it names is only where it goes. */
export const asksPacking = (text: string): boolean => PACKING.asked.has(text);

const missing = (crop: CropWord, { name, insteadOf }: Particular): Part => ({
  kind: 'reply',
  text: {
    en: `${capital(nameOf(crop, 'en') ?? '')}: nothing is written with me on ${name.en}, and I do not guess. ${insteadOf ? `${insteadOf.en} ` : ''}Ask the Kisan Call Centre, ${KISAN_CALL_CENTRE} (free), or your Krishi Vigyan Kendra.`,
    hi: `${nameOf(crop, 'hi') ?? ''}: ${name.hi} पर मेरे पास कुछ लिखा नहीं है, और अंदाज़े से मैं नहीं बताता। ${insteadOf ? `${insteadOf.hi} ` : ''}किसान कॉल सेंटर ${KISAN_CALL_CENTRE} (मुफ़्त) या अपने कृषि विज्ञान केंद्र से पूछ लीजिए।`,
  },
});

/** The topic of entries that tell a part each of what a crop's others do not. */
const MANY_PARTS = 'general';

/** The sections of a crop that tell it: of the crop's figures where those have it, otherwise of the entry that has most of the question. */
function toldIn(
  particular: Particular,
  ranked: readonly KnowledgeEntry[],
  reading: Reading,
  last: string | undefined,
): Part | undefined {
  const { told, isFigure, from } = particular;
  const terms = new Set(contentWords(reading.text).flatMap(indexTerms));
  const telling = ranked.flatMap((entry, rank) => {
    const sections = entry.sections.flatMap((section, index) =>
      told.test(section.en) && (from === undefined || from.includes(section.label)) ? [index] : [],
    );
    if (sections.length === 0) return [];
    const most = Math.max(...sections.map((index) => overlap(entry.sections[index] as KnowledgeSection, terms)));
    const figures = entry.topic !== FIGURES_TOPIC ? 0 : isFigure ? FIGURES_FIRST : FIGURES_LAST;
    const trouble = TROUBLE_TOPICS.has(entry.topic) && !SYMPTOM_WORDS.has(reading.text) ? TROUBLE_LAST : 0;
    // After a frost the haulms are cut otherwise.
    const ofFrost = FROST.test(entry.titleEn) && !FROST.test(reading.text) ? TROUBLE_LAST : 0;
    const goesOn = entry.id === last ? GOES_ON : 0;
    return [{ entry, sections, score: figures + trouble + ofFrost + goesOn + most - rank }];
  });
  const [best] = telling.sort((one, other) => other.score - one.score);
  if (!best) return undefined;
  const { entry, sections } = best;
  const ofCare = sections.filter((index) => entry.sections[index]?.label === 'care');
  const chosen = [...new Set([...ofCare, ...sections])].slice(0, MOST_SECTIONS);
  return {
    kind: 'entry',
    entry,
    sections: chosen.sort((one, other) => one - other),
    // What an entry on many parts is called says nothing: "Apple: soil" does.
    labels:
      entry.topic === MANY_PARTS ? [...new Set(chosen.flatMap((index) => entry.sections[index]?.label ?? []))] : [],
    state: reading.state,
  };
}

/**
 * "When to prune", "at what temperature": the section that says so, and not the one whose label is nearest. What nothing is
 * written on is said to be so; the other parts that were asked along with it are told all the same.
 */
export function particularParts(
  reading: Reading,
  state: ConversationState,
  knowledge: KnowledgeBase,
): Part[] | undefined {
  const [first, second] = reading.crops;
  const parts = first && particularsOf(first, reading, state, knowledge);
  // "What moisture for storing paddy and maize" asks it of both.
  const more = parts && second && particularsOf(second, reading, state, knowledge);
  return more
    ? [...parts, ...more.filter((part) => part.kind === 'entry' && isAbout(part.entry, second.subject))]
    : parts;
}

function particularsOf(
  crop: CropWord,
  reading: Reading,
  state: ConversationState,
  knowledge: KnowledgeBase,
): Part[] | undefined {
  if (!knowledge.subjects.has(crop.subject)) return undefined;
  // "Oily patches, rain came after the pruning": what only tells when a trouble came is not asked.
  const asks = asksFor(hasIdleWhen(reading.text) ? reading.text.replace(/\bwhen\b/giu, ' ') : reading.text);
  if (SYMPTOM_WORDS.has(reading.text.replace(DRIED_HARVEST, ' ')) && !asks) return undefined;
  const ofAnimal = isAnimal(crop.subject);
  const inWeather = weatherEventOf(reading.text) !== undefined;
  // "2 degrees next week, how to save it from frost": how cold it will be is told, and not asked.
  const tellsDegrees = TOLD_DEGREES.test(reading.text) && !asks;
  const asked = PARTICULARS.filter(
    ({ asked: lexicon, ofAnimals, ofClimate }) =>
      (ofAnimal ? ofAnimals !== undefined : ofAnimals !== 'only') &&
      !((inWeather || tellsDegrees) && ofClimate === true) &&
      lexicon.has(reading.text),
  );
  if (asked.length === 0) return undefined;
  const own = new Set(knowledge.about(crop.subject));
  const near = knowledge.find(reading.text, NEAREST, [], reading.crops).map(({ value }) => value);
  const ranked = [...new Set([...near.filter((entry) => own.has(entry)), ...own])];
  const found = asked.flatMap((particular) => {
    const part = toldIn(particular, ranked, reading, state.entry);
    const elsewhere = particular.elsewhere === undefined ? undefined : byId(knowledge, particular.elsewhere);
    if (part === undefined && elsewhere) return labelledPart(elsewhere, reading, state, []);
    return part ?? (particular.isOptional ? [] : missing(crop, particular));
  });
  if (found.length === 0) return undefined;
  const told = new Set(
    found.flatMap((part) =>
      part.kind === 'entry' ? part.sections.map((index) => part.entry.sections[index]?.label) : [],
    ),
  );
  const asksDate = reading.labels.includes('when') && reading.work.includes('sowing');
  const asksAmount = HOW_MUCH.test(reading.text);
  const covered = new Set(asked.map(({ covers }) => covers).filter((label) => !(asksAmount && label === 'seed')));
  const others = reading.labels
    .filter((label) => !covered.has(label))
    .filter((label) => (WORK_PARTS.has(label) || (label === 'when' && asksDate)) && !told.has(label))
    .slice(0, 2);
  const along = others.flatMap((label) =>
    labelledPart(
      ranked.find((entry) => tells(entry, label)),
      reading,
      state,
      [label],
    ),
  );
  return asked.some(({ goesFirst }) => goesFirst) ? [...found, ...along] : [...along, ...found];
}
