import { westernDigits } from '../../../platform/spelling.js';
import type { AnswerLanguage } from '../advisor.types.js';
import { rupees } from '../wording.js';
import { sentencesOf } from '../words/sentences.js';
import { offerWords } from '../words/tool-words.js';

const say = sentencesOf('offer', ['same', 'under', 'above']);

/** No crop of a mandi costs less or more for a quintal. */
const LEAST_RUPEES = 500;
const MOST_RUPEES = 100_000;

const FIGURE = String.raw`(?<![\d,.])(?:₹|rs\.?|inr)?\s*(\d{1,3}(?:,\d{2,3})+|\d{3,6})(?![\d,]*\d)`;
const [SELL, RUPEES] = [offerWords.sell, offerWords.rupees].map((words) => `(?:${words.join('|')})`);
const OFFERS: readonly RegExp[] = [
  new RegExp(String.raw`(?<![\p{L}\p{M}])${SELL}(?:\s+[\p{L}\p{M}]+){0,5}?\s+${FIGURE}`, 'iu'),
  new RegExp(String.raw`${FIGURE}\s*${RUPEES}?(?:\s+[\p{L}\p{M}]+){0,4}?\s+${SELL}`, 'iu'),
];

/** What a buyer offers for a quintal, in rupees: "should I sell at 2,520". Undefined where nothing is offered. */
export function offerIn(text: string): number | undefined {
  const western = westernDigits(text);
  const figure = OFFERS.map((pattern) => pattern.exec(western)?.[1]).find((found) => found !== undefined);
  const offer = Number(figure?.replaceAll(',', ''));
  return offer >= LEAST_RUPEES && offer <= MOST_RUPEES ? offer : undefined;
}

/** How an offer stands beside a price by its name: "₹2,520 is ₹65 under the MSP of ₹2,585". */
export const besideOffer = (offer: number, price: number, called: string, language: AnswerLanguage): string =>
  say(offer === price ? 'same' : offer < price ? 'under' : 'above', language, {
    offer: rupees(offer),
    price: rupees(price),
    apart: rupees(Math.abs(offer - price)),
    called,
  });
