import type { Bilingual } from '../advisor.types.js';
import type { KnowledgeBase } from '../knowledge/knowledge-base.js';
import type { KnowledgeEntry } from '../knowledge/knowledge-entry.js';
import { Lexicon } from '../language/lexicon.js';
import { type CropWord, nameOf } from '../vocabulary/crops.js';
import { SYMPTOM_WORDS } from '../vocabulary/intents.js';
import { capital } from '../wording.js';
import type { ConversationState } from './conversation-state.js';
import { isAnimal } from './entry-lines.js';
import { entryPart, tells } from './entry-parts.js';
import type { Part } from './plan.js';
import { asksFor, type Reading } from './reading.js';
import { KISAN_CALL_CENTRE } from './replies.js';
import { NEAREST } from './thresholds.js';
import { WORK_PARTS } from './work-parts.js';

/** Something that is asked of a crop and that no label names: a section tells it when its text does. */
interface Particular {
  readonly name: Bilingual;
  readonly asked: Lexicon<true>;
  readonly told: RegExp;
}

const words = (names: string): Lexicon<true> => new Lexicon([{ value: true, names: names.split(', ') }]);

/** More sections than that are no answer to one thing. */
const MOST_SECTIONS = 2;

const PACKING: Particular = {
  name: { en: 'packing', hi: 'पैकिंग' },
  asked: words('pack, packing, packed, paik, packaging, पैक, पैकिंग'),
  told: /\bpack|\bcrates?\b|distant mandi/iu,
};

const PARTICULARS: readonly Particular[] = [
  PACKING,
  {
    name: { en: 'pruning', hi: 'छँटाई' },
    asked: words('prune, pruned, pruning, chhatai, chhantai, chhantaai, छँटाई, छंटाई, छटाई'),
    told: /\bprun|\bclip\b/iu,
  },
  {
    name: { en: 'ploughing', hi: 'जुताई' },
    asked: words('plough, ploughing, plow, plowing, jutai, jutaai, jotai, जुताई, जोताई'),
    told: /plough|tillage|zero till/iu,
  },
  {
    name: { en: 'temperature', hi: 'तापमान' },
    asked: words('temperature, temprature, tapman, taapman, tapmaan, तापमान'),
    told: /\d ?°C/u,
  },
  {
    name: { en: 'choosing the season of the fruit (bahar)', hi: 'बहार लेना' },
    asked: words(
      'bahar lena, bahar lene, bahar le, bahar kab, bahar treatment, ambiya, ambia, ambe, mrig, winter fruit, winter crop only, only winter, rainy season fruit, jade ka phal, jaade ka phal, sardi ka phal, sardi ki fasal lena, बहार, अंबिया, आंबिया, मृग बहार, जाड़े का फल, सर्दी का फल, सर्दी का अमरूद, जाड़े की फसल लेना',
    ),
    told: /\bbahar\b|rainy crop/iu,
  },
];

/** Whether a message asks how something is packed for the road: then a mandi that it names is only where it goes. */
export const asksPacking = (text: string): boolean => PACKING.asked.has(text);

const missing = (crop: CropWord, { name }: Particular): Part => ({
  kind: 'reply',
  text: {
    en: `${capital(nameOf(crop, 'en') ?? '')}: nothing is written with me on ${name.en}, and I do not guess. Ask the Kisan Call Centre, ${KISAN_CALL_CENTRE} (free), or your Krishi Vigyan Kendra.`,
    hi: `${nameOf(crop, 'hi') ?? ''}: ${name.hi} पर मेरे पास कुछ लिखा नहीं है, और अंदाज़े से मैं नहीं बताता। किसान कॉल सेंटर ${KISAN_CALL_CENTRE} (मुफ़्त) या अपने कृषि विज्ञान केंद्र से पूछ लीजिए।`,
  },
});

/** The sections of a crop that tell it, of the likeliest entry that has any. */
function toldIn({ told }: Particular, ranked: readonly KnowledgeEntry[], reading: Reading): Part | undefined {
  for (const entry of ranked) {
    const telling = entry.sections.flatMap(({ en }, index) => (told.test(en) ? [index] : []));
    const ofCare = telling.filter((index) => entry.sections[index]?.label === 'care');
    const sections = [...new Set([...ofCare, ...telling])];
    if (sections.length > 0)
      return {
        kind: 'entry',
        entry,
        sections: sections.slice(0, MOST_SECTIONS).sort((one, other) => one - other),
        labels: [],
        state: reading.state,
      };
  }
  return undefined;
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
  const [crop] = reading.crops;
  if (!crop || isAnimal(crop.subject) || !knowledge.subjects.has(crop.subject)) return undefined;
  // "Oily patches, rain came after the pruning": what only tells when a trouble came is not asked.
  if (SYMPTOM_WORDS.has(reading.text) && !asksFor(reading.text)) return undefined;
  const asked = PARTICULARS.filter(({ asked: lexicon }) => lexicon.has(reading.text));
  if (asked.length === 0) return undefined;
  const own = new Set(knowledge.about(crop.subject));
  const near = knowledge.find(reading.text, NEAREST, [], reading.crops).map(({ value }) => value);
  const ranked = [...new Set([...near.filter((entry) => own.has(entry)), ...own])];
  const found = asked.map((particular) => toldIn(particular, ranked, reading) ?? missing(crop, particular));
  const told = new Set(
    found.flatMap((part) =>
      part.kind === 'entry' ? part.sections.map((index) => part.entry.sections[index]?.label) : [],
    ),
  );
  const others = reading.labels.filter((label) => WORK_PARTS.has(label) && !told.has(label)).slice(0, 2);
  const along = others.flatMap((label) =>
    entryPart(
      ranked.find((entry) => tells(entry, label)),
      { ...reading, text: '' },
      state,
      [label],
    ),
  );
  return [...along, ...found];
}
