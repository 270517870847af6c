import type { Catalogue } from '../../platform/messages.js';

/** Deals. */
export const DEAL_MESSAGES: Catalogue = {
  'Deal not found.': 'सौदा नहीं मिला।',
  'Payment not found.': 'यह भुगतान नहीं मिला।',
  'It is for the other side to do this.': 'यह काम दूसरे पक्ष को करना है।',
  'This deal has not been weighed yet.': 'इस सौदे की तौल अभी नहीं हुई है।',
  'This deal has been weighed already.': 'इस सौदे की तौल हो चुकी है।',
  'This deal is completed.': 'यह सौदा पूरा हो चुका है।',
  'This deal was cancelled.': 'यह सौदा रद्द हो चुका है।',
  'This deal is before the operator, who decides.': 'यह सौदा संचालक के पास है, फ़ैसला वही करेंगे।',
  'There is no day of pick-up to agree to. Please name one.': 'मंज़ूर करने के लिए उठान का कोई दिन नहीं है। कृपया एक दिन बताइए।',
  'That day is over. Please name another one.': 'वह दिन बीत चुका है। कृपया दूसरा दिन बताइए।',
  'This weighing is confirmed. If it is wrong, open a dispute.': 'यह तौल मंज़ूर हो चुकी है। अगर गलत है तो विवाद दर्ज कीजिए।',
  'This weighing is confirmed already.': 'यह तौल पहले ही मंज़ूर हो चुकी है।',
  'There is no payment to confirm.': 'पुष्टि करने के लिए कोई भुगतान नहीं है।',
  'There is no payment that waits for an answer.': 'कोई भुगतान जवाब का इंतज़ार नहीं कर रहा।',
  'You have answered this already.': 'आप इसका जवाब दे चुके हैं।',
  'You have answered this payment already.': 'इस भुगतान का जवाब आप दे चुके हैं।',
  'There is no payment to give back.': 'लौटाने के लिए कोई भुगतान नहीं है।',
  'Another day or place was named since. Please look at it first.':
    'इसके बाद दूसरा दिन या जगह बताई गई है। कृपया पहले उसे देखिए।',
  'The farmer has corrected the weighing since. Please look at it first.':
    'किसान ने इसके बाद तौल सुधारी है। कृपया पहले उसे देखिए।',
  'A payment with this reference is marked already.': 'इस नंबर वाला भुगतान पहले से दर्ज है।',
  'Choose the day of pick-up.': 'उठान का दिन चुनिए।',
  'The day of pick-up is over. Choose today or a later day.': 'उठान का दिन बीत चुका है। आज या बाद का दिन चुनिए।',
  'Choose a day of pick-up within the next 90 days.': 'उठान का दिन अगले 90 दिनों के अंदर चुनिए।',
  'Choose a time of day.': 'दिन का समय चुनिए।',
  Place: 'जगह',
  'The weighed quantity must be a number above 0 with at most three decimals, in the unit of the deal.':
    'तौल 0 से ज़्यादा होनी चाहिए, दशमलव के बाद ज़्यादा से ज़्यादा तीन अंक, सौदे की इकाई में।',
  'This is more than 10 % away from what was agreed. Check the unit and the number, and say that you mean it.':
    'यह तय मात्रा से 10 % से ज़्यादा अलग है। इकाई और संख्या जाँचिए, और बताइए कि यही सही है।',
  'The deduction is a number of per cent above 0 and up to 50, with at most two decimals.':
    'कटौती 0 से ज़्यादा और 50 प्रतिशत तक हो सकती है, दशमलव के बाद ज़्यादा से ज़्यादा दो अंक।',
  'Say why something is deducted.': 'बताइए कि कटौती क्यों है।',
  'Say in your own words why something is deducted.': 'अपने शब्दों में बताइए कि कटौती क्यों है।',
  'Why it is corrected': 'सुधार का कारण',
  'The payment must be an amount in rupees above 0, at most ₹10 crore, with at most two decimals.':
    'भुगतान 0 से ज़्यादा और ₹10 करोड़ तक होना चाहिए, दशमलव के बाद ज़्यादा से ज़्यादा दो अंक।',
  'Choose how you paid.': 'चुनिए कि भुगतान कैसे किया।',
  Reference: 'भुगतान नंबर',
  Reason: 'कारण',
  'Your words': 'आपके शब्द',
  'You are doing a lot at once. Please wait a minute.': 'आप बहुत जल्दी-जल्दी काम कर रहे हैं। कृपया एक मिनट रुकिए।',
  'A lot has happened in this deal today. Please go on tomorrow.': 'इस सौदे में आज बहुत कुछ हो चुका है। कृपया कल आगे बढ़िए।',
  'You are checking many agreements. Please wait a minute.': 'आप बहुत सारे सौदे जाँच रहे हैं। कृपया एक मिनट रुकिए।',
};
