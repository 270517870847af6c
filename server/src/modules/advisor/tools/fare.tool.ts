import { z } from 'zod';
import { roadBetween } from '../../geography/distances.js';
import { type Place, placeNamed } from '../../geography/places.js';
import { estimateFare, Vehicle } from '../../transport/fare.rules.js';
import type { AnswerLanguage, Bilingual } from '../advisor.types.js';
import { pick, rupees, say } from '../wording.js';
import { PAGES } from './page-addresses.js';
import { saidWords, type Tool, type ToolAnswer } from './tool.js';

export interface FareArguments {
  readonly vehicle?: Vehicle | undefined;
  /** 1 to 10,000. */
  readonly tons?: number | undefined;
  /** Length of the road, where the visitor says it. */
  readonly km?: number | undefined;
  /** Where the load is and where it goes, by any of the places' names. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const VEHICLE_NAMES: Readonly<Record<Vehicle, Bilingual>> = {
  [Vehicle.OPEN_TRUCK]: { en: 'open truck', hi: 'खुला ट्रक' },
  [Vehicle.CLOSED_TRUCK]: { en: 'closed truck', hi: 'बंद ट्रक' },
  [Vehicle.CONTAINER]: { en: 'container', hi: 'कंटेनर' },
  [Vehicle.TEMPO]: { en: 'tempo', hi: 'टेंपो' },
};

/** What a road of so many km comes to. */
function roadLine(km: number, ratePerKm: number, language: AnswerLanguage): string {
  return say(language, {
    en: `${km} km at ${rupees(ratePerKm)}/km: the road alone comes to ${rupees(km * ratePerKm)}. A tractor-trolley may be cheaper: ask for its rate.`,
    hi: `${km} किमी, ${rupees(ratePerKm)}/किमी से: सिर्फ़ रास्ते का खर्च ${rupees(km * ratePerKm)} बैठता है। ट्रैक्टर-ट्रॉली सस्ती पड़ सकती है: उसका भाड़ा पूछ लें।`,
  });
}

/** The route in words, with its length. */
function routeLine(from: Place, to: Place, ratePerKm: number, language: AnswerLanguage): string {
  const [one, other] = [from, to].map(({ name, hindi }) => pick(language, name, hindi));
  const { km, isKnown } = roadBetween(from, to);
  const road = say(language, {
    en: `${one} to ${other} is about ${km} km; at ${rupees(ratePerKm)}/km the road alone comes to ${rupees(km * ratePerKm)}.`,
    hi: `${one} से ${other} करीब ${km} किमी है; ${rupees(ratePerKm)}/किमी से सिर्फ़ रास्ते का खर्च ${rupees(km * ratePerKm)} बैठता है।`,
  });
  return isKnown ? road : `${road} ${say(language, RECKONED)}`;
}

const RECKONED: Bilingual = {
  en: 'The km are worked out from the map: ask the transporter.',
  hi: 'दूरी नक्शे से अंदाज़न है: ट्रांसपोर्टर से पूछ लें।',
};

/** The transport calculator's estimate, which knows neither route nor commodity; the road is told beside it. */
export const fareTool: Tool<FareArguments> = {
  name: 'transport_fare',
  description:
    'Rough transport fare in rupees by vehicle and load in tons, and the road between two places where it is known. Asks for the load or the route where they are not given.',
  parameters: z.object({
    vehicle: z.enum(Object.values(Vehicle)).optional().describe('Vehicle; an open truck where nothing is said.'),
    tons: z.number().min(1).max(10_000).optional().describe('Load in tons. Leave out where unknown.'),
    km: z.number().min(1).max(4_000).optional().describe('Length of the road in km, where it was said.'),
    from: saidWords.optional().describe('Where the load is, for example "Hisar".'),
    to: saidWords.optional().describe('Where it goes, for example "Delhi".'),
  }),
  async run({ language }, { vehicle = Vehicle.OPEN_TRUCK, tons, km, from: fromText, to: toText }): Promise<ToolAnswer> {
    const from = placeNamed(fromText ?? '');
    const to = placeNamed(toText ?? '');
    const calculator = {
      name: pick(language, 'Transport calculator', 'परिवहन कैलकुलेटर'),
      date: null,
      path: PAGES.transport,
    };
    const { ratePerKm } = estimateFare(vehicle, tons ?? 1);
    const said = km === undefined ? [] : [roadLine(km, ratePerKm, language)];
    const route = said.length === 0 && from && to && from !== to ? [routeLine(from, to, ratePerKm, language)] : said;
    const missing = missingLine(tons === undefined, route.length === 0, language);
    if (tons === undefined) {
      return { text: [...route, missing].join('\n'), sources: [{ ...calculator, figure: null }] };
    }
    const { fare } = estimateFare(vehicle, tons);
    const name = say(language, VEHICLE_NAMES[vehicle]);
    const estimate = say(language, {
      en: `Rough fare for ${tons} tons by ${name}: ${rupees(fare)} (calculator, ${rupees(ratePerKm)}/km rate).`,
      hi: `${name} से ${tons} टन का मोटा अनुमान: ${rupees(fare)} (कैलकुलेटर, दर ${rupees(ratePerKm)}/किमी)।`,
    });
    const close = say(language, {
      en: 'Settle the real fare with the transporter before loading.',
      hi: 'माल लादने से पहले ट्रांसपोर्टर से असली भाड़ा तय कर लें।',
    });
    return {
      text: [estimate, ...route, missing, close].filter(Boolean).join('\n'),
      sources: [{ ...calculator, figure: rupees(fare) }],
    };
  },
};

function missingLine(noLoad: boolean, noRoute: boolean, language: AnswerLanguage): string {
  if (noLoad && noRoute) {
    return say(language, {
      en: 'For the fare I need two things: how many tons (or quintals), and from where to where?',
      hi: 'भाड़े के लिए दो बातें बताइए: कितने टन (या क्विंटल) माल है, और कहाँ से कहाँ ले जाना है?',
    });
  }
  if (noLoad) return say(language, { en: 'How many tons (or quintals) is the load?', hi: 'माल कितने टन (या क्विंटल) है?' });
  return noRoute
    ? say(language, {
        en: 'It does not know your route yet: from where to where?',
        hi: 'इसमें रास्ता नहीं गिना गया: कहाँ से कहाँ ले जाना है?',
      })
    : '';
}
