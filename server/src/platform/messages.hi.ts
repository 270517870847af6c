import type { Catalogue } from './messages.js';

/** What any request may be answered with. */
export const GENERAL_MESSAGES: Catalogue = {
  'Something went wrong on our side. Reference: {reference}': 'हमारी ओर से कुछ गड़बड़ हो गई। संदर्भ: {reference}',
  'Please check what you entered.': 'कृपया भरी हुई जानकारी जाँच लीजिए।',
  'A value has a form that we cannot store.': 'किसी जानकारी का रूप ऐसा है जिसे हम सहेज नहीं सकते।',
  'This clashes with something that is already stored.': 'यह पहले से सहेजी हुई जानकारी से टकराता है।',
  'Someone else is changing this right now. Please try again.': 'अभी कोई और इसे बदल रहा है। कृपया फिर से कोशिश कीजिए।',
  'Many people want this at the same moment. Please try again in a moment.':
    'इस समय बहुत लोग यही चाह रहे हैं। कृपया थोड़ी देर में फिर से कोशिश कीजिए।',
  'We could not confirm that this was stored. Please look whether it is there before you send it again.':
    'हम पक्का नहीं कर सके कि यह सहेजा गया या नहीं। दोबारा भेजने से पहले कृपया देख लीजिए कि यह वहाँ है या नहीं।',
  'Nothing was stored. Please try again in a moment.': 'कुछ भी सहेजा नहीं गया। कृपया थोड़ी देर में फिर से कोशिश कीजिए।',
  'This idempotency key was used for another request. Take a new key for a new request.':
    'यह idempotency key किसी और अनुरोध के लिए इस्तेमाल हो चुकी है। नए अनुरोध के लिए नई key लीजिए।',
  'It was used for another request.': 'यह किसी और अनुरोध के लिए इस्तेमाल हो चुकी है।',
  'An idempotency key has 1 to 255 printable ASCII characters.': 'idempotency key में 1 से 255 छपने वाले ASCII अक्षर होते हैं।',
  'The header and the input have different idempotency keys.': 'header और input में idempotency key अलग-अलग हैं।',
  'Send the key of an upload in the header Idempotency-Key.': 'अपलोड की key Idempotency-Key header में भेजिए।',
  'The service is busy. Please try again in a moment.': 'सेवा अभी व्यस्त है। कृपया थोड़ी देर में फिर से कोशिश कीजिए।',
  'Very many people are here right now. Please try again in a moment.':
    'अभी बहुत लोग जुड़े हुए हैं। कृपया थोड़ी देर में फिर से कोशिश कीजिए।',
  'The service is just restarting. Please try again in a moment.':
    'सेवा अभी फिर से शुरू हो रही है। कृपया थोड़ी देर में फिर से कोशिश कीजिए।',
  'Too many attempts. Please wait a little and try again.': 'बहुत बार कोशिश हो चुकी है। कृपया थोड़ा रुककर फिर से कोशिश कीजिए।',
  'That is a lot at once. Please wait a little and try again.':
    'एक साथ बहुत कुछ हो गया। कृपया थोड़ा रुककर फिर से कोशिश कीजिए।',
  'Too many live connections from this network.': 'इस नेटवर्क से एक साथ बहुत सारे कनेक्शन खुले हैं।',
  'You have this open in too many places.': 'आपने इसे एक साथ बहुत जगहों पर खोल रखा है।',
  'Too many subscriptions over one connection.': 'एक कनेक्शन पर बहुत सारी सूचनाएँ माँगी गई हैं।',
  'Too many subscriptions.': 'एक साथ बहुत सारी सूचनाएँ माँगी गई हैं।',
  'Not found.': 'नहीं मिला।',
  'The request is too large.': 'भेजी गई जानकारी बहुत बड़ी है।',
  'This is required.': 'यह भरना ज़रूरी है।',
  'There is no such field.': 'ऐसा कोई खाना नहीं है।',
  'This is not a value that the field takes.': 'इस खाने में यह नहीं भरा जा सकता।',
  '{label} is required.': '{label} भरना ज़रूरी है।',
  '{label} must be text.': '{label} अक्षरों में लिखिए।',
  '{label} can have at most {max} characters.': '{label} में ज़्यादा से ज़्यादा {max} अक्षर हो सकते हैं।',
  '{label} has characters that cannot be stored.': '{label} में ऐसे अक्षर हैं जिन्हें सहेजा नहीं जा सकता।',
  '{label} has hidden characters. Please type it again.': '{label} में छिपे हुए अक्षर हैं। कृपया फिर से लिखिए।',
};
