import type { AnswerLanguage } from '../advisor.types.js';
import type { Amount, KnowledgeEntry } from '../entries/entry.types.js';
import { pick } from '../wording.js';
import { type Area, isEasternBigha } from '../words/land.js';
import { type ReplyName, reply } from './replies.js';

const GRAMS_IN_A_KILO = 1_000;
/** From here on kilos are told as quintals too: sets of sugarcane, rhizomes, tubers. */
const KILOS_IN_A_QUINTAL = 100;

/** The visitor's land as it was said: "1 acre", "5 acres", "5 एकड़". */
function landName({ amount, unit }: Area, language: AnswerLanguage): string {
  const isMany = amount > 1 && (unit === 'acre' || unit === 'hectare');
  return `${amount} ${reply(isMany ? (`${unit}s` as ReplyName) : unit, language)}`;
}

const figure = (value: number): string => (Math.round(value * 10) / 10).toLocaleString('en-IN');
const range = (one: number, two: number): string => (one === two ? figure(one) : `${figure(one)}–${figure(two)}`);

/** What an acre takes: "8–10 kg". */
const rateOf = ({ from, to, unit }: Amount, language: AnswerLanguage): string =>
  `${range(from, to)} ${reply(unit, language)}`;

/** The same for the visitor's land, in kilos where grams come to one. */
function amountFor({ from, to, unit }: Amount, { acres }: Area, language: AnswerLanguage): string {
  const inKilos = unit === 'g' && to * acres >= GRAMS_IN_A_KILO;
  const whole = (value: number): number => (inKilos ? (value * acres) / GRAMS_IN_A_KILO : value * acres);
  const amount = `${range(whole(from), whole(to))} ${reply(inKilos ? 'kg' : unit, language)}`;
  if ((unit !== 'kg' && !inKilos) || whole(from) < KILOS_IN_A_QUINTAL) return amount;
  // 125 kg are no 1.3 quintals.
  const exact = (kilos: number): string => (Math.round(kilos) / KILOS_IN_A_QUINTAL).toLocaleString('en-IN');
  const [least, most] = [exact(whole(from)), exact(whole(to))];
  return `${amount} = ${least === most ? least : `${least}–${most}`} ${reply('quintal', language)}`;
}

/** "Seed for 5 acres: 200 kg (timely sowing, 40 kg an acre)". */
export function seedLines(entry: KnowledgeEntry, area: Area, language: AnswerLanguage): string[] {
  return (entry.seedPerAcre ?? []).map((seed) => {
    const way = pick(language, seed.en, seed.hi);
    return reply('seedForLand', language, {
      land: landName(area, language),
      amount: amountFor(seed, area, language),
      way: way ? `${way}, ` : '',
      rate: rateOf(seed, language),
    });
  });
}

/** Where no section tells the seed, its figure alone does: "Seed: 8–10 kg an acre (direct seeding)". */
export function seedRateLines(entry: KnowledgeEntry, language: AnswerLanguage): string[] {
  return (entry.seedPerAcre ?? []).map((seed) => {
    const way = pick(language, seed.en, seed.hi);
    return reply('seedAnAcre', language, { rate: rateOf(seed, language), way: way ? ` (${way})` : '' });
  });
}

/** How much of each nutrient a bag holds: DAP 18 % nitrogen and 46 % phosphorus, urea 46 % nitrogen, muriate of potash 60 %. */
const SHARES = { dapNitrogen: 0.18, dapPhosphorus: 0.46, ureaNitrogen: 0.46, potash: 0.6 } as const;

/** Nutrients as the bags that are sold: phosphorus as DAP, the nitrogen that DAP does not bring as urea, potash as muriate. */
function bagsOf(amounts: readonly Amount[], { acres }: Area, language: AnswerLanguage): string {
  const need = (name: string): number =>
    amounts
      .filter(({ en, unit }) => en === name && unit === 'kg')
      .reduce((sum, { from, to }) => sum + (from + to) / 2, 0) * acres;
  const dap = need('phosphorus') / SHARES.dapPhosphorus;
  const bags = {
    dap,
    urea: Math.max(0, need('nitrogen') - dap * SHARES.dapNitrogen) / SHARES.ureaNitrogen,
    potash: need('potash') / SHARES.potash,
  } satisfies Partial<Record<ReplyName, number>>;
  return (['dap', 'urea', 'potash'] as const)
    .filter((name) => bags[name] >= 1)
    .map((name) => `${reply(name, language)} ${figure(Math.round(bags[name]))} ${reply('kg', language)}`)
    .join(', ');
}

/** "For 3 acres, about: nitrogen 180 kg, phosphorus 72 kg; as bags, about: DAP 157 kg, urea 330 kg". */
export function fertiliserLines(entry: KnowledgeEntry, area: Area, language: AnswerLanguage): string[] {
  const fertilisers = entry.fertiliserPerAcre ?? [];
  if (fertilisers.length === 0) return [];
  const bags = bagsOf(fertilisers, area, language);
  return [
    reply('fertiliserForLand', language, {
      land: landName(area, language),
      amounts: fertilisers
        .map((each) => `${pick(language, each.en, each.hi)} ${amountFor(each, area, language)}`)
        .join(', '),
      bags: bags === '' ? '' : reply('asBags', language, { bags }),
    }),
  ];
}

/** Which bigha was counted with: it is not the same everywhere, and a third of the seed would be a lost crop. */
export const bighaLine = (state: string | undefined, language: AnswerLanguage): string =>
  reply(isEasternBigha(state) ? 'easternBigha' : 'puccaBigha', language);
