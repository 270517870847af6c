import { westernDigits } from '../../../../platform/spelling.js';
import type { Area } from '../../vocabulary/area.js';
import type { Part } from '../planning/plan.js';
import type { Reading } from '../reading/reading.js';

/** "6 by 6 feet", "1.5 x 1 m", "3 फुट × 2 फुट". */
const DISTANCES =
  /(\d+(?:\.\d+)?)\s*(feet|foot|ft|fut|phut|फुट|फीट|m|met(?:er|re)s?|mitar|मीटर|cm|सेंमी|सेमी)?\s*(?:x|×|\*|by|bai|बाई|गुणा)\s*(\d+(?:\.\d+)?)\s*(feet|foot|ft|fut|phut|फुट|फीट|m|met(?:er|re)s?|mitar|मीटर|cm|सेंमी|सेमी)(?![\p{L}\p{M}])/iu;
const ASKS_HOW_MANY =
  /\bhow many (?:plants?|trees?|seedlings?|pits?|(?:in|on|per|for) (?:one |an |1 )?acre)|\bkitn[ae] (?:paudh|podh|pod|ped|gadd)|कितन[ेा] (?:पौध|पेड़|पेड|गड्ढ)|(?:paudhe|ped|plants?) kitn[ae]|(?:पौधे|पेड़|पेड) कितन[ेा]|(?:acre|ekad) (?:me|mein) kitn[ae]|एकड़ में कितन[ेा]/iu;

const METRES: ReadonlyArray<readonly [RegExp, number]> = [
  [/^(?:f|ph|फ)/iu, 0.3048],
  [/^(?:cm|से)/iu, 0.01],
  [/^(?:m|मी)/iu, 1],
];
const SQUARE_METRES_AN_ACRE = 4_047;
const TO_TEN = 10;

const metres = (figure: string, unit: string): number =>
  Number(figure) * (METRES.find(([name]) => name.test(unit))?.[1] ?? 1);

const landOf = (area: Area | undefined): { readonly acres: number; readonly en: string; readonly hi: string } =>
  area === undefined || area.acres === 1
    ? { acres: 1, en: 'an acre', hi: 'एक एकड़' }
    : { acres: area.acres, en: `${area.amount} ${area.unit}s`, hi: `${area.acres} एकड़` };

/** "6 by 6 feet, how many plants in an acre": reckoned, for whatever is planted. */
export function plantsOnLand({ text, area }: Reading): Part[] | undefined {
  const said = westernDigits(text);
  const [, one, unitOfOne, other, unit] = DISTANCES.exec(said) ?? [];
  if (one === undefined || other === undefined || unit === undefined || !ASKS_HOW_MANY.test(said)) return undefined;
  const each = metres(one, unitOfOne ?? unit) * metres(other, unit);
  if (!(each > 0)) return undefined;
  const land = landOf(area);
  const plants = Math.round((SQUARE_METRES_AN_ACRE * land.acres) / each / TO_TEN) * TO_TEN;
  const figure = plants.toLocaleString('en-IN');
  return [
    {
      kind: 'reply',
      text: {
        en: `At ${one} × ${other} ${unit} about ${figure} plants stand on ${land.en}. Closer planting gives more plants, which take more feed and water and get less air.`,
        hi: `${one} × ${other} ${unit} पर ${land.hi} में करीब ${figure} पौधे आते हैं। पास लगाने पर पौधे ज्यादा आते हैं, पर खाद-पानी ज्यादा लेते हैं और हवा कम मिलती है।`,
      },
    },
  ];
}
