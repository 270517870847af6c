import type { Catalogue } from '../../platform/messages.js';
import { CROP_LABELS } from './crop.rules.js';

/** Listing a crop with its pictures, and removing one. */
export const CROP_MESSAGES: Catalogue = {
  'We do not know where this is. Choose a district nearby.': 'यह जगह कहाँ है, हमें पता नहीं। पास का कोई ज़िला चुनिए।',
  'Crop not found.': 'फसल नहीं मिली।',
  'Only farmers can list crops.': 'सिर्फ़ किसान फसल जोड़ सकते हैं।',
  'Only the farmer who listed this crop can delete it.': 'इस फसल को वही किसान हटा सकता है जिसने इसे जोड़ा है।',
  'Only the farmer who listed this crop can change it.': 'इस फसल को वही किसान बदल सकता है जिसने इसे जोड़ा है।',
  'You have changed crops many times. Please try again in an hour.':
    'आप फसलों में बहुत बार बदलाव कर चुके हैं। कृपया एक घंटे बाद फिर से कोशिश कीजिए।',
  'Changes saved.': 'बदलाव सहेज लिए गए।',
  'Draft saved.': 'अधूरी फसल सहेज ली गई।',
  'Your crop is now for sale.': 'आपकी फसल अब बिक्री पर है।',
  'That day is over. Choose a later one, or leave it empty.': 'वह दिन बीत चुका है। बाद का दिन चुनिए, या खाली छोड़िए।',
  'Somebody has bid on this crop, so this stays as it is.': 'इस फसल पर बोली लग चुकी है, इसलिए यह नहीं बदला जा सकता।',
  'This crop has expired. Sell it again with new dates.': 'इस फसल की तारीख निकल चुकी है। नई तारीख के साथ इसे फिर से बेचिए।',
  'This crop is sold. Sell it again to list more of it.': 'यह फसल बिक चुकी है। और बेचने के लिए इसे फिर से जोड़िए।',
  'This crop was published already.': 'यह फसल पहले ही बिक्री पर है।',
  'This crop is still for sale. Edit it instead.': 'यह फसल अभी बिक्री पर है। इसमें बदलाव कीजिए।',
  'This crop is a draft. Edit it and publish it instead.': 'यह फसल अभी अधूरी है। इसे ठीक करके बिक्री पर डालिए।',
  'Send the version of the crop that you have read.': 'फसल का वह version भेजिए जो आपने पढ़ा है।',
  'This crop has changed in the meantime. Look at what it says now, then save again.':
    'इस बीच यह फसल बदल गई है। देखिए अब क्या लिखा है, फिर दोबारा सहेजिए।',
  'The order of the pictures is a list of their identifiers.': 'तस्वीरों का क्रम उनकी पहचान की सूची होनी चाहिए।',
  'The order names a picture that is not there.': 'क्रम में ऐसी तस्वीर है जो अब नहीं है।',
  'The order leaves out a picture that was sent with it.': 'भेजी गई एक तस्वीर क्रम में नहीं है।',
  'A picture is not there any more. Leave it out, or choose it again.':
    'एक तस्वीर अब नहीं है। उसे छोड़ दीजिए, या फिर से चुनिए।',
  'You have added many crops. Please try again in an hour.':
    'आप बहुत सी फसलें जोड़ चुके हैं। कृपया एक घंटे बाद फिर से कोशिश कीजिए।',
  'You have added many pictures today. Please go on tomorrow.': 'आज आप बहुत सी तस्वीरें जोड़ चुके हैं। बाकी कृपया कल जोड़िए।',
  'Crop added successfully!': 'फसल जुड़ गई!',
  'Crop deleted successfully!': 'फसल हटा दी गई!',
  'Please fill all required fields: {names}': 'कृपया ये ज़रूरी जानकारी भरिए: {names}',
  'Please fill in {name}.': 'कृपया {name} भरिए।',
  cropName: 'फसल का नाम',
  category: 'श्रेणी',
  description: 'विवरण',
  'quantity amount': 'मात्रा',
  'quantity unit': 'मात्रा की इकाई',
  'base price': 'मूल्य',
  state: 'राज्य',
  district: 'ज़िला',
  address: 'पता',
  ...CROP_LABELS,
  'Choose one of: {options}.': 'इनमें से एक चुनिए: {options}।',
  '{label} must be a number above 0, at most ₹{crores} crore, with at most two decimals.':
    '{label} 0 से ज़्यादा और ₹{crores} करोड़ तक होना चाहिए, दशमलव के बाद ज़्यादा से ज़्यादा दो अंक।',
  'Quantity must be a number above 0 with at most three decimals.':
    'मात्रा 0 से ज़्यादा होनी चाहिए, दशमलव के बाद ज़्यादा से ज़्यादा तीन अंक।',
  '{label} must be a day of the calendar, written YYYY-MM-DD.': '{label} कैलेंडर का सही दिन होना चाहिए, जैसे 2026-04-15।',
  '{label} must lie between a year ago and two years ahead.': '{label} पिछले एक साल और अगले दो साल के बीच होनी चाहिए।',
  '{label} must be a list of at most {count} entries.': '{label} की सूची में ज़्यादा से ज़्यादा {count} नाम हो सकते हैं।',
  '{label} must be true or false.': '{label} के लिए हाँ या नहीं चुनिए।',
  'A reserve price goes with an auction only.': 'न्यूनतम मूल्य सिर्फ़ नीलामी में दिया जा सकता है।',
  'The reserve price cannot be below the base price.': 'न्यूनतम मूल्य मूल्य से कम नहीं हो सकता।',
  'The expiry date cannot be before the harvest date.': 'खराब होने की तारीख कटाई से पहले की नहीं हो सकती।',
  'An auction is for the whole lot.': 'नीलामी पूरी मात्रा की एक साथ होती है।',
  'The least quantity cannot be more than there is.': 'कम से कम मात्रा कुल मात्रा से ज़्यादा नहीं हो सकती।',
  'Price times quantity is more than a listing can hold.': 'मूल्य और मात्रा मिलाकर बहुत ज़्यादा हो जाते हैं।',
  'An amount in rupees is a number above 0 and up to 10,00,00,000, with at most two decimals.':
    'रुपये 0 से ज़्यादा और 10,00,00,000 तक हों, दशमलव के बाद ज़्यादा से ज़्यादा दो अंक।',
  'A date is a day of the calendar, written YYYY-MM-DD.': 'तारीख कैलेंडर का सही दिन होना चाहिए, जैसे 2026-04-15।',
  'Please use pictures of at most 10 MB each.': 'हर तस्वीर ज़्यादा से ज़्यादा 10 MB की हो।',
  'Please use files of at most {size} MB each.': 'हर फ़ाइल ज़्यादा से ज़्यादा {size} MB की हो।',
  'Please add at most {count} pictures.': 'ज़्यादा से ज़्यादा {count} तस्वीरें जोड़िए।',
  'Please add at most {count} files.': 'ज़्यादा से ज़्यादा {count} फ़ाइलें जोड़िए।',
  'That file is not a picture we can read. Please use JPEG, PNG or WebP.':
    'यह फ़ाइल ऐसी तस्वीर नहीं है जिसे हम पढ़ सकें। कृपया JPEG, PNG या WebP भेजिए।',
  'Not a picture we can read.': 'यह तस्वीर पढ़ी नहीं जा सकती।',
  'That picture is too large. Please use one of at most 40 megapixels.':
    'यह तस्वीर बहुत बड़ी है। कृपया 40 मेगापिक्सल तक की तस्वीर भेजिए।',
  'Too large.': 'बहुत बड़ी है।',
  'Moving pictures cannot be shown. Please use a still picture.': 'चलती तस्वीर नहीं दिखाई जा सकती। कृपया स्थिर तस्वीर भेजिए।',
  'Not a still picture.': 'स्थिर तस्वीर नहीं है।',
  'There is no room for pictures right now. Please try again later.':
    'अभी तस्वीरों के लिए जगह नहीं है। कृपया बाद में फिर से कोशिश कीजिए।',
  'Many uploads are under way. Please try again in a moment.':
    'अभी बहुत सी तस्वीरें भेजी जा रही हैं। कृपया थोड़ी देर में फिर से कोशिश कीजिए।',
  'The upload is too large.': 'भेजी गई फ़ाइलें बहुत बड़ी हैं।',
  'The upload took too long.': 'फ़ाइल भेजने में बहुत समय लग गया।',
  'The upload was not finished.': 'फ़ाइल पूरी नहीं पहुँची।',
  'This crop is not sold in an auction.': 'यह फसल नीलामी में नहीं बिक रही है।',
  'An end goes with an auction only.': 'खत्म होने का समय सिर्फ़ नीलामी में दिया जाता है।',
  'The end of the auction must be a moment, such as 2026-04-20T18:00:00+05:30.':
    'नीलामी खत्म होने का समय तारीख और घड़ी के साथ लिखिए, जैसे 2026-04-20T18:00:00+05:30।',
  'The auction cannot end after the expiry date.': 'नीलामी फसल खराब होने की तारीख के बाद खत्म नहीं हो सकती।',
  'An auction ends from one hour to fourteen days from now.': 'नीलामी अभी से एक घंटे से लेकर चौदह दिन के बीच खत्म होनी चाहिए।',
  'Somebody has bid in this auction, so this stays as it is.': 'इस नीलामी में बोली लग चुकी है, इसलिए यह नहीं बदल सकता।',
  'Send pictures in the field "images".': 'तस्वीरें "images" खाने में भेजिए।',
  'Please use at most {count} characters.': 'ज़्यादा से ज़्यादा {count} अक्षर लिखिए।',
  'This has characters that cannot be searched for.': 'इसमें ऐसे अक्षर हैं जिन्हें खोजा नहीं जा सकता।',
  'This is not a price.': 'यह भाव नहीं है।',
  'This page marker belongs to another order. Start from the first page.':
    'पन्ने का यह निशान किसी और क्रम का है। पहले पन्ने से शुरू कीजिए।',
  'Too many requests; contact in a minute.': 'बहुत सारे अनुरोध हो गए; संपर्क एक मिनट बाद मिलेगा।',
  'Farmer not found.': 'किसान नहीं मिला।',
  'That picture is progressive or interlaced, and too large for that. Please use one of at most 16 megapixels.':
    'यह तस्वीर progressive या interlaced है और इसके लिए बहुत बड़ी है। कृपया 16 मेगापिक्सल तक की तस्वीर भेजिए।',
  'We could not get that picture ready in time. Please try again in a moment.':
    'यह तस्वीर समय पर तैयार नहीं हो सकी। कृपया थोड़ी देर में फिर से कोशिश कीजिए।',
  'At most {count}.': 'ज़्यादा से ज़्यादा {count}।',
  'At most 10 MB each.': 'हर एक ज़्यादा से ज़्यादा 10 MB।',
};
