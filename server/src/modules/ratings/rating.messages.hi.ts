import type { Catalogue } from '../../platform/messages.js';

/** Ratings, and the public pages of people. */
export const RATING_MESSAGES: Catalogue = {
  'You can rate this deal once it is completed.': 'सौदा पूरा होने के बाद ही आप रेटिंग दे सकते हैं।',
  'The seven days to rate this deal are over.': 'इस सौदे को रेटिंग देने के सात दिन बीत चुके हैं।',
  'You have rated this deal already.': 'आप इस सौदे को रेटिंग दे चुके हैं।',
  'Choose one to five stars.': 'एक से पाँच तक तारे चुनिए।',
  'Everyone can read this. Please leave out phone numbers, e-mail and payment addresses.':
    'इसे सब पढ़ सकते हैं। कृपया फ़ोन नंबर, ईमेल और पेमेंट पता न लिखें।',
  'You are rating very fast. Please wait a minute.': 'आप बहुत जल्दी-जल्दी रेटिंग दे रहे हैं। कृपया एक मिनट रुकिए।',
  'Thank you. Your rating is stored.': 'धन्यवाद। आपकी रेटिंग दर्ज हो गई।',
  'Person not found.': 'यह व्यक्ति नहीं मिला।',
};
