import { type CropWord, cropWords } from '../../../vocabulary/crops.js';
import { wordsOf } from '../../../vocabulary/words-of.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import {
  CASE_TOPIC,
  isAbout,
  isCropSubject,
  type KnowledgeEntry,
  SEASON_TOPIC,
  TROUBLE_TOPICS,
} from '../../knowledge/knowledge-entry.js';
import type { Hit } from '../../knowledge/phonetic-index.js';
import type { SectionLabel } from '../../knowledge/section-labels.js';
import { contentWords, indexTerms } from '../../language/terms.js';
import { isAnimal } from '../../vocabulary/animals.js';
import { farmWorkWords } from '../../vocabulary/farm-work.js';
import { isMonth } from '../../vocabulary/months.js';
import { sectionWords } from '../../vocabulary/section-words.js';
import { ownNameIn } from '../reading/called-in.js';
import { type Reading, saidBeside } from '../reading/reading.js';
import { tells } from '../rules/general-parts.js';
import { chooseSections } from './choose-sections.js';
import { askedKey, type ConversationState, NEW_CONVERSATION } from './conversation-state.js';
import type { Part } from './plan.js';
import { SHOWN } from './thresholds.js';

/** An entry that has more than half of what is said goes before one that has not. */
const HALF = 0.5;

const SHORTEST_NAME = 4;

/** What holds in one case only, a crop in standing paddy, a nursery in the cold, is told after what holds always. */
const SPECIAL_CASES: ReadonlySet<string> = new Set([
  'relay',
  'cold',
  'crust',
  'fodder',
  'sri',
  'rust',
  'intercrop',
  'multiplier',
  SEASON_TOPIC,
  CASE_TOPIC,
]);

export function entryPart(
  entry: KnowledgeEntry | undefined,
  reading: Reading,
  state: ConversationState,
  labels: readonly SectionLabel[] = reading.labels,
): Part[] {
  if (!entry) return [];
  const sections = chooseSections(entry, { text: reading.text, labels, state: reading.state }, state.told);
  return sections.length === 0
    ? []
    : [
        {
          kind: 'entry',
          entry,
          sections,
          labels,
          area: reading.area,
          state: reading.state,
          called: ownName(entry, reading),
        },
      ];
}

/** The parts of an entry that some labels name, whatever the words of the question would choose among them. */
export const labelledPart = (
  entry: KnowledgeEntry | undefined,
  reading: Reading,
  state: ConversationState,
  labels: readonly SectionLabel[],
): Part[] => entryPart(entry, { ...reading, text: '' }, state, labels);

/** The visitor's own word for a disease or pest, where it is a keyword of the entry and its title has another one: चेचक. */
function ownName(entry: KnowledgeEntry, reading: Reading): string | undefined {
  if (!TROUBLE_TOPICS.has(entry.topic)) return undefined;
  const title = new Set(indexTerms(`${entry.titleEn} ${entry.titleHi}`));
  const names = new Set(
    [...entry.keywordsEn, ...entry.keywordsHi, ...entry.keywordsRoman]
      .map(wordsOf)
      .flatMap((name) => (name.length === 1 ? name : [])),
  );
  return wordsOf(reading.text).find(
    (word) =>
      names.has(word) &&
      word.length >= SHORTEST_NAME &&
      !cropWords.has(word) &&
      !farmWorkWords.has(word) &&
      !sectionWords.has(word) &&
      !indexTerms(word).some((term) => title.has(term)),
  );
}

export const byId = (knowledge: KnowledgeBase, id: string): KnowledgeEntry | undefined => knowledge.entry(id);

/** "And how do I stop it?": what was told last goes on, with the part that is asked now. */
export function goingOn(
  reading: Reading,
  wanted: readonly SectionLabel[],
  state: ConversationState,
  knowledge: KnowledgeBase,
): Part[] | undefined {
  if (!reading.goesOn || wanted.length > 0 || reading.labels.length === 0 || state.entry === undefined)
    return undefined;
  const last = byId(knowledge, state.entry);
  if (!last?.sections.some(({ label }) => reading.labels.includes(label))) return undefined;
  // "And when the nursery?": work that the last entry does not know is told by another one.
  if (reading.work.length > 0 && knowledge.fit(last, saidBeside(reading)) <= HALF) return undefined;
  const parts = entryPart(last, reading, state);
  return parts.length > 0 ? parts : undefined;
}

/** "When do I sow, how much seed": the time of sowing is a part too; beside water or fertiliser "when" only colours it. */
function withSowingTime(reading: Reading, wanted: readonly SectionLabel[]): readonly SectionLabel[] {
  return reading.labels.includes('when') && reading.work.includes('sowing') ? ['when', ...wanted] : wanted;
}

/** Parts of which one section tells several things: rate, spacing, depth. */
const SUB_PARTS: ReadonlySet<SectionLabel> = new Set(['seed', 'nutrition', 'water']);

/** Whether a question has no word that the message before it had not. */
function saysTheSame({ text, crops }: Reading, { asked = '' }: ConversationState): boolean {
  const names = new Set(crops.flatMap((crop) => crop.names));
  const before = new Set(contentWords(asked));
  return contentWords(text).every((word) => before.has(word) || names.has(word));
}

/** Parts of the crop's work that are asked by name, each from the entry that tells it; for several crops, of each. */
export function partsOfCrop(
  reading: Reading,
  wanted: readonly SectionLabel[],
  hits: readonly Hit<KnowledgeEntry>[],
  state: ConversationState,
  knowledge: KnowledgeBase,
): Part[] | undefined {
  const asked: readonly SectionLabel[] =
    wanted.length > 0
      ? withSowingTime(reading, wanted)
      : reading.labels.includes('care') && reading.rest.length === 0
        ? ['care']
        : // Late blight is no late sowing: with the name of a trouble, "late" and "when" ask for no date.
          reading.labels.includes('when') && !reading.work.some((work) => TROUBLE_TOPICS.has(work))
          ? ['when']
          : [];
  const severalCrops = reading.crops.length > 1;
  const rest = reading.rest.filter(
    (word) =>
      !(asked.includes('variety') && RIPENS_SOON.has(word)) && !(asked.includes('water') && WHICH_WATER.has(word)),
  );
  if (
    asked.length === 0 ||
    reading.crops.length === 0 ||
    (rest.length > 0 && asked.length < 2 && !severalCrops && !(asked[0] === 'when' && reading.work.includes('sowing')))
  )
    return undefined;
  const parts: Part[] = [];
  for (const crop of reading.crops.slice(0, SHOWN)) {
    for (const label of asked) {
      const fresh =
        withSeedFigure(crop, label, reading, state, knowledge) ??
        entryWith(crop, label, reading, hits, state, knowledge);
      // "And the spacing?" after the seed rate stands in the same section: it is told once more, and no special case instead.
      const again = fresh === undefined && SUB_PARTS.has(label) && !saysTheSame(reading, state);
      // What was told an acre is new when it is reckoned for somebody's land.
      const isReckoned = reading.area !== undefined && fresh !== undefined && fresh.id === state.entry;
      const told = again || isReckoned ? NEW_CONVERSATION : state;
      const entry = fresh ?? (again ? entryWith(crop, label, reading, hits, told, knowledge) : undefined);
      const known = parts.find((part) => part.kind === 'entry' && part.entry.id === entry?.id);
      if (!entry || known) continue;
      const isTimed = entry.topic === 'weeds' && reading.labels.includes('when');
      const labels = asked.filter((each) => tells(entry, each) || (each === 'when' && isTimed));
      if (isTimed && !labels.includes('when')) labels.push('when');
      parts.push(...labelledPart(entry, reading, told, labels));
    }
  }
  return parts.length === 0 ? undefined : parts;
}

/** The seed for somebody's land can only be worked out from an entry that has the figure: of the way of sowing that was told last before any other. */
function withSeedFigure(
  crop: CropWord,
  label: SectionLabel,
  { area }: Reading,
  { entry: last }: ConversationState,
  knowledge: KnowledgeBase,
): KnowledgeEntry | undefined {
  if (label !== 'seed' || area === undefined) return undefined;
  const having = knowledge
    .about(crop.subject)
    .filter((entry) => entry.seedPerAcre !== undefined && entry.sections.some((section) => section.label === 'seed'));
  return having.find(({ id }) => id === last) ?? having.find(({ topic }) => !SPECIAL_CASES.has(topic));
}

/** "That ripens soon" is asked of any crop's varieties. */
const RIPENS_SOON: ReadonlySet<string> = new Set(
  'jaldi pakne wali wala jald early soon ripening जल्दी पकने वाली वाला'.split(' '),
);

/** "The second water": which one is told with the others. */
const WHICH_WATER: ReadonlySet<string> = new Set(
  'first second third last pehla pahla dusra doosra tisra teesra agla aakhri पहला पहली दूसरा दूसरी तीसरा तीसरी अगला अगली आखिरी'.split(
    ' ',
  ),
);

const isOnVarieties = ({ topic }: KnowledgeEntry, label: SectionLabel): boolean =>
  label === 'variety' && topic === 'varieties';

/** Whether an entry has a name in its title. */
export const isTitled = ({ titleEn, titleHi }: KnowledgeEntry, name: string | undefined): boolean =>
  name !== undefined && wordsOf(`${titleEn} ${titleHi}`).includes(name);

/** "Seed for an acre": an amount is asked, and not how it is treated. */
const ASKS_AMOUNT =
  /\b(?:how much|how many|seed rate|kilos?|kg|(?:for|per|in) (?:an |one |1 )?(?:acre|bigha|hectare|ha))\b|\bkitn|कितन|किलो/iu;
const tellsAmount = ({ seedPerAcre, sections }: KnowledgeEntry): boolean =>
  seedPerAcre !== undefined ||
  sections.some(({ label, en }) => label === 'seed' && /\d (?:kg|g|kilos|quintals)\b/iu.test(en));

/** The entry of a crop that has a part, the likeliest first, one with something untold before one that was told. */
/** Whether an entry is on nothing but a part of the work. How an animal is fed is told by its own entry before one on its fodder. */
const isOn = ({ topic, subject }: KnowledgeEntry, label: SectionLabel, crop: CropWord): boolean =>
  topic === label && (label !== 'feed' || subject === crop.subject);

function entryWith(
  crop: CropWord,
  label: SectionLabel,
  reading: Reading,
  hits: readonly Hit<KnowledgeEntry>[],
  state: ConversationState,
  knowledge: KnowledgeBase,
): KnowledgeEntry | undefined {
  const ranked = [...hits.map((hit) => hit.value), ...knowledge.about(crop.subject)].filter((entry) =>
    isAbout(entry, crop.subject),
  );
  // Cow and buffalo eat alike: a title that has one of them is no more meant than one that has both.
  const own = label === 'feed' && isAnimal(crop.subject) ? undefined : ownNameIn(reading.withCrop, crop);
  // "When to sow the nursery": of the entries that tell a time, the one that is about nurseries.
  const said = saidBeside(reading).filter((word) => !isMonth(word) && !(label === 'variety' && RIPENS_SOON.has(word)));
  const asksAmount = label === 'seed' && ASKS_AMOUNT.test(reading.text);
  const isAgain = reading.asksAgain && reading.labels.every((each) => each === label);
  const having = [...new Set(ranked)]
    .filter((entry) => tells(entry, label))
    // "The first water": of the entry on watering before one on standing water.
    .toSorted((one, other) => Number(isOn(other, label, crop)) - Number(isOn(one, label, crop)))
    // What asks once more for one part alone goes on about the entry that was told last.
    .toSorted((one, other) => (isAgain ? Number(other.id === state.entry) - Number(one.id === state.entry) : 0))
    // "Which variety" is asked of the entry on varieties before one that names some for salty or little water.
    .toSorted((one, other) => Number(isOnVarieties(other, label)) - Number(isOnVarieties(one, label)))
    .map((entry) => ({ entry, fit: said.length > 0 ? Number(knowledge.fit(entry, said) > HALF) : 0 }))
    .sort((one, other) => other.fit - one.fit)
    .map(({ entry }) => entry)
    .toSorted((one, other) => Number(SPECIAL_CASES.has(one.topic)) - Number(SPECIAL_CASES.has(other.topic)))
    // "Seed for an acre", after what helps the seed to come up: the entry that has the figure.
    .toSorted((one, other) => (asksAmount ? Number(tellsAmount(other)) - Number(tellsAmount(one)) : 0))
    // Of several kinds of fodder the one that is named.
    .toSorted((one, other) => Number(isTitled(other, own)) - Number(isTitled(one, own)));
  const untold = having.find(
    (entry) =>
      !entry.sections.some((section) => section.label === label) ||
      entry.sections.some((section, index) => section.label === label && !state.told.has(askedKey(entry.id, index))),
  );
  // "And the spacing?" after the seed rate: what holds in one case only is no next answer to it.
  const isElsewhere = untold !== undefined && SPECIAL_CASES.has(untold.topic) && having[0] !== untold;
  return isElsewhere && (said.length === 0 || knowledge.fit(untold, said) < HALF) ? undefined : untold;
}

/** The best entry's sections; where all of it was told, those of the next one about the same. */
export function nextUntold(
  reading: Reading,
  hits: readonly Hit<KnowledgeEntry>[],
  state: ConversationState,
  knowledge: KnowledgeBase,
): Part[] {
  const [best] = hits;
  if (!best) return [];
  for (const entry of [best.value, ...knowledge.about(best.value.subject)]) {
    if (entry !== best.value && SPECIAL_CASES.has(entry.topic)) continue;
    const parts = entryPart(entry, reading, state);
    if (parts.length > 0) return parts;
    // More of the same trouble was seen: what to do about it again, and no other trouble.
    const again = entry.sections.flatMap(({ label }, index) => (label === 'action' ? [index] : []));
    if (TROUBLE_TOPICS.has(entry.topic) && entry.id === state.entry && again.length > 0)
      return [{ kind: 'entry', entry, sections: again.slice(0, 2), labels: [], state: reading.state }];
    if (!isCropSubject(best.value.subject)) return [];
  }
  return [];
}
