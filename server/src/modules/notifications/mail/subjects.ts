import type { Language } from '../../../platform/messages.js';
import type { NotificationKind } from '../notification.types.js';
import type { NotificationFacts } from '../notification-facts.js';
import { subjectNames } from '../notification-message.js';

/** What stands above a mail; `{crop}`, `{market}` and `{number}` are facts. The message itself is in the mail. */
const SUBJECTS: Readonly<Record<NotificationKind, Readonly<Record<Language, string>>>> = {
  NEW_BID: { en: 'New bid on your {crop}', hi: 'आपकी फसल {crop} पर नई बोली' },
  COUNTER_OFFER: { en: 'New offer for {crop}', hi: '{crop} के लिए नया प्रस्ताव' },
  OFFER_DECLINED: { en: 'Your offer for {crop} was declined', hi: '{crop} का आपका प्रस्ताव नहीं माना गया' },
  COUNTER_WITHDRAWN: { en: 'The last price for {crop} was taken back', hi: '{crop} का पिछला भाव वापस लिया गया' },
  BID_WITHDRAWN: { en: 'A bid on your {crop} was taken back', hi: 'आपकी फसल {crop} पर एक बोली वापस ली गई' },
  BID_ENDED: { en: 'Your bid on {crop} is over', hi: '{crop} पर आपकी बोली खत्म हुई' },
  QUANTITY_CHANGED: {
    en: 'Less of {crop} is left: is your bid still good?',
    hi: 'फसल {crop} कम बची है: क्या आपकी बोली कायम है?',
  },
  ANSWER_DUE: { en: 'Please answer soon: {crop}', hi: 'कृपया जल्दी जवाब दीजिए: {crop}' },
  DEAL_STEP: { en: 'Deal {number}: {crop}', hi: 'सौदा {number}: {crop}' },
  PICK_UP_TOMORROW: { en: 'Pick-up tomorrow: {crop}', hi: 'कल फसल उठनी है: {crop}' },
  STEP_DUE: { en: 'Deal {number} waits: {crop}', hi: 'सौदा {number} रुका है: {crop}' },
  RATED: { en: 'You were rated for {crop}', hi: '{crop} के लिए आपको रेटिंग मिली' },
  LISTING_ENDING: { en: 'Your listing of {crop} ends soon', hi: '{crop} की आपकी बिक्री जल्द खत्म होगी' },
  OUTBID: { en: 'Somebody has bid more for {crop}', hi: '{crop} पर किसी ने ज़्यादा बोली लगाई' },
  AUCTION_ENDING: { en: 'The auction of {crop} ends within the hour', hi: '{crop} की नीलामी एक घंटे में खत्म होगी' },
  AUCTION_ENDED: { en: 'The auction of {crop} is over', hi: '{crop} की नीलामी खत्म हुई' },
  PRICE_ALERT: { en: 'Price of {crop} in {market}', hi: '{crop} का भाव, {market}' },
  LISTING_ENDED: { en: 'Your listing of {crop} is over', hi: '{crop} की आपकी बिक्री का समय पूरा हुआ' },
};

/** One line without control characters: what people wrote never begins a header of its own. */
export const oneLine = (text: string) => text.replace(/[\p{Control}\p{Zl}\p{Zp}]+/gu, ' ').trim();

export function subjectOf(
  kind: NotificationKind,
  facts: Pick<NotificationFacts, 'crop' | 'number' | 'alert'>,
  language: Language,
): string {
  const texts: Readonly<Record<string, string>> = { ...subjectNames(facts, language), number: facts.number ?? '' };
  return oneLine(SUBJECTS[kind][language].replace(/\{(\w+)\}/g, (_whole, name: string) => texts[name] ?? ''));
}
