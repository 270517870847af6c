import { type Catalogue, type Language, Messages } from '../../platform/messages.js';

/** What is refused of questions about prices, and of alerts. */
export const PRICE_MESSAGES: Catalogue = {
  'There is no such commodity.': 'ऐसी कोई जिंस नहीं है।',
  'No price is held apart.': 'कोई भाव रोका नहीं गया है।',
  'No such price is held apart.': 'ऐसा कोई रोका हुआ भाव नहीं है।',
  'There is no such market.': 'ऐसी कोई मंडी नहीं है।',
  'We do not know this district.': 'यह ज़िला हमारी सूची में नहीं है।',
  'We do not know this state.': 'यह राज्य हमारी सूची में नहीं है।',
  'Name a market, a district or a state, one of them.': 'मंडी, ज़िला या राज्य में से कोई एक बताइए।',
  'The first day has to be before the last one.': 'पहला दिन आख़िरी दिन से पहले का होना चाहिए।',
  'Ask for at most {0} points: a shorter time, or longer intervals.':
    'ज़्यादा से ज़्यादा {0} बिंदु माँगिए: कम समय के लिए, या लंबे अंतराल पर।',
  'That is very often. Please wait a minute.': 'यह बहुत जल्दी-जल्दी हो रहा है। कृपया एक मिनट रुकिए।',
  'Give whole per cents, from 1 to 100.': '1 से 100 तक का पूरा प्रतिशत लिखिए।',
  'Give a price from ₹50 to ₹5,00,000 a quintal.': '₹50 से ₹5,00,000 प्रति क्विंटल तक का भाव लिखिए।',
  'This market has no price of it.': 'इस मंडी में इसका भाव नहीं है।',
  'The price is above that already.': 'भाव अभी ही इससे ऊपर है।',
  'The price is below that already.': 'भाव अभी ही इससे नीचे है।',
  'You have this alert already.': 'यह सूचना आप पहले ही चालू कर चुके हैं।',
  'You have {0} price alerts. Delete one before you set another.':
    'भाव की आपकी {0} सूचनाएँ चालू हैं। नई चालू करने से पहले कोई एक हटाइए।',
  'This alert is not on your list any more.': 'यह सूचना अब आपकी सूची में नहीं है।',
};

/** Why rows of an import are refused. */
const REFUSALS = new Messages({
  'the commodity {name} is not known': 'जिंस {name} हमारी सूची में नहीं है',
  'the state {name} is not known': 'राज्य {name} हमारी सूची में नहीं है',
  'a field is missing': 'कोई जानकारी छूटी है',
  'the unit is not a quintal': 'भाव क्विंटल का नहीं है',
  'the day cannot be read': 'तारीख़ पढ़ी नहीं जा सकी',
  'the day has not come yet': 'तारीख़ अभी आई नहीं है',
  'a price is missing': 'कोई भाव नहीं लिखा है',
  'a price is below ₹50 or above ₹5 lakh a quintal': 'भाव ₹50 प्रति क्विंटल से कम या ₹5 लाख से ज़्यादा है',
  'the modal price is not between the least and the greatest': 'ज़्यादातर वाला भाव सबसे कम और सबसे ज़्यादा के बीच नहीं है',
  'the market has no name': 'मंडी का नाम नहीं है',
});

/** Why a row was refused, in a language; in English where no Hindi is known. */
export const refusedBecause = (reason: string, language: Language): string => REFUSALS.in(language)(reason);
