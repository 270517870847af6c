import { stateIn } from '../../../geography/places.js';
import { nameOf } from '../../../vocabulary/crops.js';
import { AnswerLanguage } from '../../advisor.types.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { isCropSubject, type KnowledgeEntry, SEASON_TOPIC, titleOf } from '../../knowledge/knowledge-entry.js';
import type { SectionLabel } from '../../knowledge/section-labels.js';
import { helpline } from '../../safety/helplines.js';
import { ANIMALS } from '../../vocabulary/animals.js';
import { type Area, areaInState, isEasternBigha } from '../../vocabulary/area.js';
import { labelName } from '../../vocabulary/section-words.js';
import { capital, pick } from '../../wording.js';
import type { Part } from '../planning/plan.js';
import type { SowingDay } from '../reading/sowing-day.js';
import { WORK_PARTS } from '../reading/work-parts.js';
import { seasonLines, sowingDayLines, windowsOf } from './season.js';
import { subjectName } from './suggestions.js';

/** The time that these tell is one of sowing. */
const OF_SOWING: ReadonlySet<string> = new Set(['sowing', SEASON_TOPIC]);

type EntryPart = Extract<Part, { kind: 'entry' }>;

const UNIT_NAMES: Readonly<Record<string, readonly [english: string, hindi: string]>> = {
  g: ['g', 'ग्राम'],
  kg: ['kg', 'किलो'],
  quintal: ['quintal', 'क्विंटल'],
  acre: ['acre', 'एकड़'],
  hectare: ['hectare', 'हेक्टेयर'],
  kanal: ['kanal', 'कनाल'],
  bigha: ['bigha', 'बीघा'],
};
const GRAMS_IN_A_KILO = 1_000;
/** From here on kilos are told as quintals too: sets of sugarcane, rhizomes, tubers. */
const KILOS_IN_A_QUINTAL = 100;

const unitName = (unit: string, language: AnswerLanguage): string =>
  UNIT_NAMES[unit]?.[language === AnswerLanguage.HI ? 1 : 0] ?? unit;
/** The visitor's land as he said it: "1 acre", "5 acres", "5 एकड़". */
function landName({ amount, unit }: Area, language: AnswerLanguage): string {
  const isMany = language === AnswerLanguage.EN && amount > 1 && (unit === 'acre' || unit === 'hectare');
  return `${amount} ${unitName(unit, language)}${isMany ? 's' : ''}`;
}
const figure = (value: number): string => (Math.round(value * 10) / 10).toLocaleString('en-IN');

/** The day of the answer, and the one on which the visitor means to sow, where he names one. */
export interface Days {
  readonly today: string;
  readonly sowing: SowingDay | undefined;
}

/**
 * The lines of an answer from one entry: first what it is about ("Wheat: sowing time"), then what today means for it, the seed
 * for the visitor's land, and the sections, each with its name where there are several.
 */
export function entryLines(part: EntryPart, knowledge: KnowledgeBase, days: Days, language: AnswerLanguage): string[] {
  const { entry, sections, labels } = part;
  const area = part.area && areaInState(part.area, part.state);
  const told = sections.map((index) => entry.sections[index]).filter((section) => section !== undefined);
  const tells = (label: SectionLabel): boolean =>
    told.some((section) => section.label === label) || labels.includes(label);
  const season =
    isCropSubject(entry.subject) &&
    (told.some((section) => section.label === 'when') ||
      (labels.includes('when') && !labels.some((label) => WORK_PARTS.has(label)))) &&
    !WITHOUT_SEASON.has(entry.topic)
      ? seasonOf(part, knowledge, days, language)
      : [];
  const seed = area && (tells('seed') || tells('when')) ? seedLines(entry, area, language) : [];
  const bare = !area && labels.includes('seed') && !told.some(({ label }) => label === 'seed');
  const rate = bare ? seedRateLines(entry, language) : [];
  const fertiliser = area && tells('nutrition') ? fertiliserLines(entry, area, language) : [];
  const bigha = area?.unit === 'bigha' && seed.length + fertiliser.length > 0 ? [bighaLine(part.state, language)] : [];
  const named = new Set(told.map((section) => section.label)).size > 1;
  return [
    part.called ? `${headingOf(part, language)} (${part.called})` : headingOf(part, language),
    ...season,
    ...seed,
    ...rate,
    ...fertiliser,
    ...bigha,
    ...told.map((section) =>
      named ? `${nameOfPart(section.label, entry, language)}: ${section[language]}` : section[language],
    ),
    ...vetLine(part, told.map((section) => section[language]).join(' '), language),
  ];
}

/** Troubles, weeds, thinning and the harvest have no sowing window, whatever else the question says. */
const WITHOUT_SEASON = new Set([
  'relay',
  'cold',
  'thinning',
  'harvest',
  'pests',
  'diseases',
  'weeds',
  'storage',
  'varieties',
]);

function vetLine({ entry, sections, sick }: EntryPart, text: string, language: AnswerLanguage): string[] {
  const isTrouble =
    sick === true || entry.topic === 'diseases' || sections.some((index) => entry.sections[index]?.label === 'sign');
  const vet = helpline('animal');
  if (!ANIMALS.has(entry.subject) || !isTrouble || text.includes(vet)) return [];
  return [
    language === AnswerLanguage.HI
      ? `पशु चिकित्सक (डॉक्टर) या पशु हेल्पलाइन: ${vet} (मुफ़्त)।`
      : `Vet or animal helpline: ${vet} (free).`,
  ];
}

function nameOfPart(label: SectionLabel, entry: KnowledgeEntry, language: AnswerLanguage): string {
  const name = labelName(label, language, isCropSubject(entry.subject) && OF_SOWING.has(entry.topic));
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
}

/** "Wheat: sowing time"; a trouble or a theme goes by its title, which names it. */
function headingOf({ entry, sections, labels, onCrop }: EntryPart, language: AnswerLanguage): string {
  const title = titleOf(entry, language);
  if (onCrop) return `${capital(nameOf(onCrop, language) ?? '')}: ${title.slice(0, 1).toLowerCase()}${title.slice(1)}`;
  const told = new Set(sections.map((index) => entry.sections[index]?.label));
  const asked = labels.filter((label) => told.has(label));
  const isTrouble = entry.topic === 'pests' || entry.topic === 'diseases' || (told.has('sign') && asked.length === 0);
  if (!isCropSubject(entry.subject) || isTrouble || asked.length === 0 || !/:\s/.test(title)) return title;
  return `${subjectName(entry, language)}: ${asked.map((label) => labelName(label, language, OF_SOWING.has(entry.topic))).join(', ')}`;
}

function seasonOf(
  part: EntryPart,
  knowledge: KnowledgeBase,
  { today, sowing }: Days,
  language: AnswerLanguage,
): string[] {
  const { id, subject } = part.entry;
  // Fodders share a subject and are sown at times of their own: berseem.
  const crop = knowledge.windows.some((window) => window.crop === id) ? id : subject;
  // What is written for one state is sown in its days, wherever the visitor is.
  const state = stateIn(part.entry.titleEn) ?? part.state;
  const windows = windowsOf(knowledge.windows, crop, state, today);
  const direct = windows.filter(({ window }) => window.kind === 'direct-seeding');
  const meant = id.endsWith('direct-seeding') && direct.length > 0 ? direct : windows;
  return sowing ? sowingDayLines(meant, sowing, language) : seasonLines(meant, today, language);
}

/** A bigha is not the same everywhere, and a third of the seed would be a lost crop. */
function bighaLine(state: string | undefined, language: AnswerLanguage): string {
  if (isEasternBigha(state))
    return pick(
      language,
      'Counted with the bigha of West Bengal and Assam: 1 acre = 3 bigha.',
      'यह पश्चिम बंगाल और असम के बीघे से है: 1 एकड़ = 3 बीघा।',
    );
  return pick(
    language,
    'Counted with the large (pucca) bigha of Uttar Pradesh, Bihar and Rajasthan: 1 acre = 1.6 bigha. In Haryana and Punjab the small bigha is a third of it (1 acre = 4.8 bigha): take a third.',
    'यह बड़े (पक्के) बीघे से है, जैसा उत्तर प्रदेश, बिहार, राजस्थान में: 1 एकड़ = 1.6 बीघा। हरियाणा-पंजाब का छोटा (कच्चा) बीघा इसका तिहाई है (1 एकड़ = 4.8 बीघा): तिहाई लें।',
  );
}

type Amount = NonNullable<KnowledgeEntry['seedPerAcre']>[number];
type Fertiliser = NonNullable<KnowledgeEntry['fertiliserPerAcre']>[number];

const range = (one: number, two: number): string => (one === two ? figure(one) : `${figure(one)}–${figure(two)}`);

/** What an acre takes: "8–10 kg". */
function rateOf({ from, to, unit }: Amount, language: AnswerLanguage): string {
  return `${range(from, to)} ${unitName(unit, language)}`;
}

/** The same for the visitor's land, in kilos where grams come to one. */
function amountFor({ from, to, unit }: Amount, { acres }: Area, language: AnswerLanguage): string {
  const inKilos = unit === 'g' && to * acres >= GRAMS_IN_A_KILO;
  const whole = (value: number): number => (inKilos ? (value * acres) / GRAMS_IN_A_KILO : value * acres);
  const amount = `${range(whole(from), whole(to))} ${unitName(inKilos ? 'kg' : unit, language)}`;
  if ((unit !== 'kg' && !inKilos) || whole(from) < KILOS_IN_A_QUINTAL) return amount;
  // 125 kg are no 1.3 quintals.
  const exact = (kilos: number): string => (Math.round(kilos) / KILOS_IN_A_QUINTAL).toLocaleString('en-IN');
  const [least, most] = [exact(whole(from)), exact(whole(to))];
  return `${amount} = ${least === most ? least : `${least}–${most}`} ${unitName('quintal', language)}`;
}

/** "Seed for 5 acres: 200 kg (timely sowing, 40 kg an acre)". */
function seedLines(entry: KnowledgeEntry, area: Area, language: AnswerLanguage): string[] {
  const land = landName(area, language);
  return (entry.seedPerAcre ?? []).map((seed) => {
    const amount = amountFor(seed, area, language);
    const rate = rateOf(seed, language);
    const way = language === AnswerLanguage.HI ? seed.hi : seed.en;
    return language === AnswerLanguage.HI
      ? `${land} के लिए बीज: ${amount} (${way ? `${way}, ` : ''}${rate} प्रति एकड़)`
      : `Seed for ${land}: ${amount} (${way ? `${way}, ` : ''}${rate} an acre)`;
  });
}

/** Where no section tells the seed, its figure alone does: "Seed: 8–10 kg an acre (direct seeding)". */
function seedRateLines(entry: KnowledgeEntry, language: AnswerLanguage): string[] {
  return (entry.seedPerAcre ?? []).map((seed) => {
    const way = language === AnswerLanguage.HI ? seed.hi : seed.en;
    const note = way ? ` (${way})` : '';
    return language === AnswerLanguage.HI
      ? `बीज: ${rateOf(seed, language)} प्रति एकड़${note}`
      : `Seed: ${rateOf(seed, language)} an acre${note}`;
  });
}

/** How much of each nutrient a bag holds: DAP 18 % nitrogen and 46 % phosphorus, urea 46 % nitrogen, muriate of potash 60 %. */
const SHARES = { dapNitrogen: 0.18, dapPhosphorus: 0.46, ureaNitrogen: 0.46, potash: 0.6 } as const;

/** Nutrients as the bags that are sold: phosphorus as DAP, the nitrogen that DAP does not bring as urea, potash as muriate. */
function bagsOf(amounts: readonly Fertiliser[], { acres }: Area, language: AnswerLanguage): string | undefined {
  const need = (name: string): number =>
    amounts
      .filter(({ en, unit }) => en === name && unit === 'kg')
      .reduce((sum, { from, to }) => sum + (from + to) / 2, 0) * acres;
  const [nitrogen, phosphorus, potash] = [need('nitrogen'), need('phosphorus'), need('potash')];
  if (nitrogen === 0 && phosphorus === 0) return undefined;
  const dap = phosphorus / SHARES.dapPhosphorus;
  const urea = Math.max(0, nitrogen - dap * SHARES.dapNitrogen) / SHARES.ureaNitrogen;
  const bags: ReadonlyArray<readonly [english: string, hindi: string, kilos: number]> = [
    ['DAP', 'डीएपी', dap],
    ['urea', 'यूरिया', urea],
    ['muriate of potash', 'म्यूरेट ऑफ पोटाश', potash / SHARES.potash],
  ];
  return bags
    .filter(([, , kilos]) => kilos >= 1)
    .map(
      ([english, hindi, kilos]) =>
        `${pick(language, english, hindi)} ${figure(Math.round(kilos))} ${unitName('kg', language)}`,
    )
    .join(', ');
}

/** "For 3 acre: nitrogen 180 kg, phosphorus 72 kg; as bags: DAP 157 kg, urea 330 kg". */
function fertiliserLines(entry: KnowledgeEntry, area: Area, language: AnswerLanguage): string[] {
  const fertilisers = entry.fertiliserPerAcre ?? [];
  const amounts = fertilisers.map((each) => `${each[language]} ${amountFor(each, area, language)}`);
  if (amounts.length === 0) return [];
  const land = landName(area, language);
  const bags = bagsOf(fertilisers, area, language);
  const asBags = bags ? pick(language, `; as bags, about: ${bags}`, `; बोरे में करीब: ${bags}`) : '';
  return [
    language === AnswerLanguage.HI
      ? `${land} के लिए करीब: ${amounts.join(', ')}${asBags}`
      : `For ${land}, about: ${amounts.join(', ')}${asBags}`,
  ];
}
