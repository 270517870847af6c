import { dayText } from '../../platform/calendar-day.js';
import type { Language } from '../../platform/messages.js';
import { rupeesText } from '../../platform/money.js';
import type { PriceComparison } from './price-comparison.types.js';

/** As the price strip says it (`client/src/ui/locales`, `ui.mandi.…`). */
const WORDS = {
  en: {
    ABOVE: '{amount} above mandi',
    AT: 'at mandi price',
    BELOW: '{amount} below mandi',
    BELOW_MSP: '{amount} below MSP',
    old: 'old price, of {day}',
    sample: 'sample',
  },
  hi: {
    ABOVE: 'मंडी से {amount} ज़्यादा',
    AT: 'मंडी के बराबर',
    BELOW: 'मंडी से {amount} कम',
    BELOW_MSP: 'एमएसपी से {amount} कम',
    old: 'पुराना भाव, {day} का',
    sample: 'नमूना',
  },
} as const satisfies Record<Language, object>;

/** The price strip where nothing can be drawn: `₹20 above mandi · 22 November · sample`. */
export function priceWords({ verdict, difference, day, isOld, isSample }: PriceComparison, language: Language): string {
  const words = WORDS[language];
  const shownDay = dayText(day, language);
  return [
    words[verdict].replace('{amount}', rupeesText(Math.round(difference * 100))),
    isOld ? words.old.replace('{day}', shownDay) : shownDay,
    ...(isSample ? [words.sample] : []),
  ].join(' · ');
}
