import type { Catalogue } from '../../platform/messages.js';

/** Accounts. */
export const USER_MESSAGES: Catalogue = {
  'Only farmers are paid here.': 'यहाँ भुगतान सिर्फ़ किसानों को होता है।',
  'A UPI ID has a name, an @ and a bank, such as ramesh@upi.': 'UPI आईडी में नाम, @ और बैंक होता है, जैसे ramesh@upi।',
  'You have changed this many times today. Please go on tomorrow.': 'आज आप इसे कई बार बदल चुके हैं। कृपया कल आगे बढ़िए।',
  'Nobody has signed up with this e-mail address.': 'इस ईमेल से किसी ने खाता नहीं बनाया है।',
};
