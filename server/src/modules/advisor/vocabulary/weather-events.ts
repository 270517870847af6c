import { Lexicon } from '../../vocabulary/lexicon.js';
import type { SectionLabel } from '../knowledge/section-labels.js';

/** A turn of the weather that every crop has to be brought through, and the entry that tells of it for all of them. */
interface WeatherEvent {
  readonly entry: string;
  /** Words that a question and the title of a crop's own entry name it by. */
  readonly words: Lexicon<true>;
  /** The parts of it that are told, where not those that are asked. */
  readonly parts?: readonly SectionLabel[];
  /** What thrives in it. */
  readonly notOf?: readonly string[];
  /** The trouble that it brings to a crop, told with it: entries by crop. */
  readonly troubles?: Readonly<Record<string, string>>;
}

const event = (entry: string, names: string, more: Omit<WeatherEvent, 'entry' | 'words'> = {}): WeatherEvent => ({
  ...more,
  entry,
  // Pale fruits are no frost (paale), nor is the town of Pali.
  words: new Lexicon([{ value: true, names: names.split(', ') }], ['pale', 'pali', 'पाली']),
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
    'no irrigation, no source of water, no water source, pani nahi barsa, pani nhi barsa, sinchai ka sadhan nahi, pani ka sadhan nahi, पानी नहीं बरसा, पानी नहीं बरस, पानी बरसा नहीं, पानी नहीं गिरा, सिंचाई का साधन नहीं, पानी का साधन नहीं, सिंचाई की सुविधा नहीं, बिना सिंचाई, no rain, not rained, without rain, rain has failed, rains failed, dry spell, drought, बारिश नहीं, बरसात नहीं, बारिश नही, सूखा पड़, बारिश के बिना, baarish nahi, barish nahi, barish nhi, baarish nhi, barsat nahi, sukha pad, sookha pad, bina barish, bina baarish',
  ),
  event(
    'waterlogging',
    'water logged field, waterlogged field, field is waterlogged, field waterlogged, field water logged, field is water logged, water logged in field, waterlogged in field, has standing water, water stood, water was standing, water has been standing, waterlogged for, pani bhara tha, pani bhara raha, pani ruka, pani ruk gaya, pani thahar, pani jama, pani lag gaya, din se pani laga, din se pani bhara, din se pani khada, पानी भरा था, पानी भरा रहा, पानी ठहर, पानी ठहरा, पानी रुका, पानी रुक गया, पानी जमा, पानी लग गया, दिन से पानी लगा, दिन से पानी भरा, दिन से पानी खड़ा, पानी खड़ा, खेत से पानी निकल गया, पानी उतर गया',
    { parts: ['action', 'care', 'caution'], notOf: ['paddy', 'basmati', 'fish', 'prawn', 'singhara', 'makhana'] },
  ),
  event(
    'fog-cloudy-cold',
    'dhoop nahi nikal, dhup nahi nikal, badal bane, ओस बहुत, ओस गिर, ओस पड़, heavy dew, os gir rahi, os pad rahi, धूप नहीं निकल, धूप नही निकल, बादल बने, fog, foggy, cloudy weather, कोहरा, कोहरे, धुंध, बादल छाए, kohra, kohre, kohara, dhund, badal chhaye',
    {
      troubles: {
        potato: 'potato-late-blight',
        tomato: 'tomato-blight',
        mustard: 'mustard-white-rust',
        cumin: 'cumin-blight',
        wheat: 'wheat-yellow-rust',
      },
    },
  ),
];

/** The turn of the weather that a question names. */
export function weatherEventOf(question: string): WeatherEvent | undefined {
  return EVENTS.find(({ words }) => words.has(question));
}
