import { Lexicon } from '../../vocabulary/lexicon.js';

/** A turn of the weather that every crop has to be brought through, and the entry that tells of it for all of them. */
interface WeatherEvent {
  readonly entry: string;
  /** Words that a question and the title of a crop's own entry name it by. */
  readonly words: Lexicon<true>;
}

const event = (entry: string, names: string): WeatherEvent => ({
  entry,
  // Pale fruits are no frost (paale).
  words: new Lexicon([{ value: true, names: names.split(', ') }], ['pale']),
});

const EVENTS: readonly WeatherEvent[] = [
  event(
    'frost-protection',
    'frost, cold wave, coldwave, chilling injury, freezing, पाला, पाले, शीतलहर, शीत लहर, ठंड से, ठंड पड़, सर्दी से, pala, paala, pale se, pale ka, pale ki, pale ke, pale me, pale mein, pale ne, paale, palla, sheetlahar, sheet lahar, sheetlehar, thand se, thand pad, thandi se, sardi se',
  ),
  event(
    'heat-wave',
    'heat wave, heatwave, hot wind, hot winds, loo, extreme heat, terminal heat, heat at grain filling, scorching, लू, लू से, गर्म हवा, गर्म हवाएँ, तेज गर्मी, garam hawa, garm hawa, tez garmi, tej garmi, lu chal, loo chal, lu se, garmi ki lu, garmi se kaise bachaye, garmi se kaise bachaen, garmi se kaise bachau, garmi se kaise bachayen, garmi se bachaye, garmi se bachana, garmi se fasal, गर्मी से कैसे बचाएँ, गर्मी से कैसे बचाऊँ, गर्मी से कैसे बचाये, गर्मी से बचाएँ, गर्मी से बचाना, from heat, from the heat, heat stress',
  ),
  event(
    'drought-management',
    'no rain, not rained, without rain, rain has failed, rains failed, dry spell, drought, बारिश नहीं, बरसात नहीं, बारिश नही, सूखा पड़, बारिश के बिना, baarish nahi, barish nahi, barish nhi, baarish nhi, barsat nahi, sukha pad, sookha pad, bina barish, bina baarish',
  ),
  event(
    'fog-cloudy-cold',
    'fog, foggy, cloudy weather, कोहरा, कोहरे, धुंध, बादल छाए, kohra, kohre, kohara, dhund, badal chhaye',
  ),
];

/** The turn of the weather that a question names. */
export function weatherEventOf(question: string): WeatherEvent | undefined {
  return EVENTS.find(({ words }) => words.has(question));
}
