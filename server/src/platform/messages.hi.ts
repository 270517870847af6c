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
  'There is nothing at this address. See /api/docs.': 'इस पते पर कुछ नहीं है। /api/docs देखिए।',
  'This address has no such method.': 'यह पता इस तरह का अनुरोध (method) नहीं लेता।',
  'Ask for 1 to {most} at a time.': 'एक बार में 1 से {most} तक माँगिए।',
  'This page marker is not one of ours. Start from the first page.': 'पन्ने का यह निशान हमारा नहीं है। पहले पन्ने से शुरू कीजिए।',
  'Write a whole number from 1 to {most}.': '1 से {most} तक की पूरी संख्या लिखिए।',
  'There are no pages that far.': 'इतने आगे कोई पन्ना नहीं है।',
  'Ask either with page or with after.': 'page और after में से एक ही से माँगिए।',
  'Search for at most {count} characters.': 'ज़्यादा से ज़्यादा {count} अक्षर खोजिए।',
  'Send JSON.': 'JSON भेजिए।',
  'The request has no body.': 'अनुरोध में कुछ नहीं भेजा गया।',
  'The body has to be a JSON object.': 'भेजी गई जानकारी JSON object होनी चाहिए।',
  'The body is not valid JSON.': 'भेजा गया JSON सही नहीं है।',
  'The multipart body is malformed: {because}': 'भेजा गया multipart फ़ॉर्म टूटा हुआ है: {because}',
  'The Content-Type names no boundary, or one of more than 70 characters.':
    'Content-Type में boundary नहीं है, या 70 अक्षरों से लंबी है।',
  'It does not begin with its boundary, or goes on after its end.':
    'वह अपनी boundary से शुरू नहीं होता, या अपने अंत के बाद भी चलता है।',
  'It does not end with its boundary.': 'वह अपनी boundary पर ख़त्म नहीं होता।',
  'The headers of a part are too long.': 'एक हिस्से के header बहुत लंबे हैं।',
  'The headers of a part are not UTF-8.': 'एक हिस्से के header UTF-8 में नहीं हैं।',
  'A part has no name. It needs Content-Disposition: form-data; name="…".':
    'एक हिस्से का नाम नहीं है। Content-Disposition: form-data; name="…" लिखिए।',
  'A text is not UTF-8. A file needs a file name: filename="…".':
    'एक खाना UTF-8 में नहीं है। फ़ाइल के साथ उसका नाम भेजिए: filename="…"।',
  'The form has too many fields.': 'फ़ॉर्म में बहुत ज़्यादा खाने हैं।',
  'A field of the form is too long.': 'फ़ॉर्म का एक खाना बहुत लंबा है।',
  'The address is not well formed.': 'यह पता सही तरह से नहीं लिखा है।',
  'This encoding is not supported.': 'यह encoding नहीं चलती।',
  'The request could not be read.': 'अनुरोध पढ़ा नहीं जा सका।',
  'The request took too long to arrive.': 'अनुरोध पहुँचने में बहुत समय लग गया।',
  'This was done already.': 'यह पहले ही हो चुका है।',
  'There is no such mail.': 'ऐसा कोई ईमेल नहीं है।',
  'Picture not found.': 'तस्वीर नहीं मिली।',
  'Pictures cannot be reached right now. Please try again in a moment.':
    'अभी तस्वीरें नहीं मिल पा रहीं। कृपया थोड़ी देर में फिर से कोशिश कीजिए।',
  'This is not known here': 'यह यहाँ नहीं चलता',
  'This is not known here.': 'यह यहाँ नहीं चलता।',
  'Pictures travel as multipart/form-data': 'तस्वीरें multipart/form-data से भेजिए',
  'Pictures travel as multipart/form-data.': 'तस्वीरें multipart/form-data से भेजिए।',
  '{because}; it was left out.': '{because}; इसे छोड़ दिया गया।',
  'An upload needs the header Apollo-Require-Preflight.': 'अपलोड के साथ Apollo-Require-Preflight header भेजिए।',
  'An upload needs a Content-Length header.': 'अपलोड के साथ Content-Length header भेजिए।',
  'Content-Length is not valid.': 'Content-Length सही नहीं है।',
  'Send the upload without a content encoding.': 'अपलोड बिना content encoding के भेजिए।',
  'The upload was too slow. Please try again on a better line.':
    'फ़ाइल बहुत धीरे आ रही थी। कृपया बेहतर नेटवर्क पर फिर से कोशिश कीजिए।',
  'Another upload of yours is under way. Please try again when it is done.':
    'आपकी एक और फ़ाइल अभी जा रही है। उसके पूरा होने पर फिर से कोशिश कीजिए।',
  'You have sent very many uploads. Please try again in an hour.':
    'आप बहुत सी फ़ाइलें भेज चुके हैं। कृपया एक घंटे बाद फिर से कोशिश कीजिए।',
  'The upload needs exactly one "{name}" field.': 'अपलोड में "{name}" खाना ठीक एक होना चाहिए।',
  '"{name}" has to be a JSON object.': '"{name}" JSON object होना चाहिए।',
  'Two files of the upload have the same name.': 'अपलोड की दो फ़ाइलों का नाम एक ही है।',
  'An upload path is not valid.': 'अपलोड का एक path सही नहीं है।',
  'The place of a file in the variables has to be null.': 'variables में फ़ाइल की जगह null होना चाहिए।',
  '"map" and the files of the upload differ.': '"map" और अपलोड की फ़ाइलें मेल नहीं खातीं।',
  'A file of the upload is missing.': 'अपलोड की एक फ़ाइल नहीं आई।',
  'A file has exactly one place.': 'एक फ़ाइल की एक ही जगह होती है।',
  'Too many of the variables are wrong.': 'बहुत सारे variables गलत हैं।',
  'The transaction had failed before its commit.': 'Commit से पहले ही transaction विफल हो गया था।',
  'Say in operationName which operation of the document is meant.':
    'operationName में बताएँ कि दस्तावेज़ का कौन-सा ऑपरेशन करना है।',
  'Subscriptions are answered over a WebSocket at the same address, by the protocol graphql-transport-ws.':
    'Subscription का जवाब इसी पते पर WebSocket से, graphql-transport-ws protocol में मिलता है।',
  'There is no {kind} in this schema.': 'इस schema में {kind} नहीं है।',
  'Send queries and mutations over HTTP.': 'query और mutation HTTP से भेजिए।',
  'Say which operation is meant.': 'बताइए कि कौन सा operation चलाना है।',
  'The document may have at most {count} tokens.': 'document में ज़्यादा से ज़्यादा {count} token हो सकते हैं।',
  'The operation may select at most {count} fields, with those of its fragments.':
    'operation में fragments मिलाकर ज़्यादा से ज़्यादा {count} field हो सकते हैं।',
  'The operation may be at most {count} levels deep.': 'operation ज़्यादा से ज़्यादा {count} स्तर गहरा हो सकता है।',
  'The operation may have at most {count} aliases.': 'operation में ज़्यादा से ज़्यादा {count} alias हो सकते हैं।',
  'The operation may have at most {count} directives.': 'operation में ज़्यादा से ज़्यादा {count} directive हो सकते हैं।',
  'The operation may cost at most {count}. Ask for fewer entries or fewer fields.':
    'operation की लागत ज़्यादा से ज़्यादा {count} हो सकती है। कम चीज़ें या कम field माँगिए।',
  'The operation may have at most {count} root fields.': 'operation में ज़्यादा से ज़्यादा {count} root field हो सकते हैं।',
  'Send one change in one operation.': 'एक operation में एक ही बदलाव भेजिए।',
  'The operation repeats too many fields.': 'operation में बहुत से field दोहराए गए हैं।',
  'A list in the variables may have at most {count} entries.':
    'variables की किसी सूची में ज़्यादा से ज़्यादा {count} चीज़ें हो सकती हैं।',
  'The variables may be at most {count} levels deep.': 'variables ज़्यादा से ज़्यादा {count} स्तर गहरे हो सकते हैं।',
};
