import type { Catalogue } from '../../platform/messages.js';

/** What is refused of questions about prices. */
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
};
