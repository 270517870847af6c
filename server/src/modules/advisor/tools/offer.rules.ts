import { westernDigits } from '../../../platform/spelling.js';
import type { AnswerLanguage, Bilingual } from '../advisor.types.js';
import { rupees, say } from '../wording.js';

/** No crop of a mandi costs less or more for a quintal. */
const LEAST_RUPEES = 500;
const MOST_RUPEES = 100_000;

const FIGURE = String.raw`(?<![\d,.])(?:₹|rs\.?|inr)?\s*(\d{1,3}(?:,\d{2,3})+|\d{3,6})(?![\d,]*\d)`;
const SELL = String.raw`(?:sell|sold|selling|trader|buyer|offer\w*|bech\w*|vyapari|बेच[\p{L}\p{M}]*|व्यापारी|आढ़ती)`;
const OFFERS: readonly RegExp[] = [
  new RegExp(String.raw`(?<![\p{L}\p{M}])${SELL}(?:\s+[\p{L}\p{M}]+){0,5}?\s+${FIGURE}`, 'iu'),
  new RegExp(
    String.raw`${FIGURE}\s*(?:rupees?|rupaye|rupay|rs\.?|रुपये|रुपए|रु)?(?:\s+[\p{L}\p{M}]+){0,4}?\s+${SELL}`,
    'iu',
  ),
];

/** What a buyer offers for a quintal, in rupees: "should I sell at 2,520", "2520 में बेच दूँ". Undefined where nothing is offered. */
export function offerIn(text: string): number | undefined {
  const western = westernDigits(text);
  const figure = OFFERS.map((pattern) => pattern.exec(western)?.[1]).find((found) => found !== undefined);
  const offer = Number(figure?.replaceAll(',', ''));
  return offer >= LEAST_RUPEES && offer <= MOST_RUPEES ? offer : undefined;
}

/** How an offer stands beside a price that is named in both languages: "₹2,520 is ₹65 under the MSP of ₹2,585". */
export function besideOffer(offer: number, price: number, called: Bilingual, language: AnswerLanguage): string {
  const apart = rupees(Math.abs(offer - price));
  if (offer === price) {
    return say(language, {
      en: `${rupees(offer)} is just ${called.en} of ${rupees(price)}.`,
      hi: `${rupees(offer)}, ${called.hi} ${rupees(price)} के बराबर है।`,
    });
  }
  return say(
    language,
    offer < price
      ? {
          en: `${rupees(offer)} is ${apart} under ${called.en} of ${rupees(price)}.`,
          hi: `${rupees(offer)}, ${called.hi} ${rupees(price)} से ${apart} कम है।`,
        }
      : {
          en: `${rupees(offer)} is ${apart} above ${called.en} of ${rupees(price)}.`,
          hi: `${rupees(offer)}, ${called.hi} ${rupees(price)} से ${apart} ज़्यादा है।`,
        },
  );
}
