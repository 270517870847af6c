import { withoutPoliteness } from '../../src/modules/advisor/retrieval/reading/politeness.js';

test.each([
  ['hello sir good morning gram plants drying in patches', 'gram plants drying in patches'],
  ['sir please tell me how much lime', 'how much lime'],
  ['mustard bima last date please tell me', 'mustard bima last date'],
  ['and in jaipur? Thank you.', 'and in jaipur?'],
  ['I am a farmer from Sitapur. bee keeping subsidy', 'bee keeping subsidy'],
  ['राम राम भाई सरसों में पानी कब दें', 'सरसों में पानी कब दें'],
  ['मेरा सवाल है गेहूं में यूरिया कब दें', 'गेहूं में यूरिया कब दें'],
  ['gehu me pani kab de dhanyavaad', 'gehu me pani kab de'],
  ['how much lime for paddy here', 'how much lime for paddy'],
  ['gram plants drying here thank u sir please', 'gram plants drying'],
  ['सरसों में पानी कब दें यहाँ', 'सरसों में पानी कब दें'],
  ['मुझे ये बताइए सर की गेहूं में यूरिया कब दें धन्यवाद सर जी', 'गेहूं में यूरिया कब दें'],
  ['my doubt is sir how much seed of wheat', 'how much seed of wheat'],
])('%s asks: %s', (message, question) => {
  expect(withoutPoliteness(message)).toBe(question);
});

test.each([
  ['ram ram bhai sahab'],
  ['thank you'],
  ['नमस्ते भैया कइसन बानी'],
  ['सर दर्द हो रहा है'],
  ['bhai ke naam jameen hai, pm kisan milega'],
  ['I am a farmer from Sitapur. cold storage rent'],
  ['how do I sell my wheat here'],
])('%s stays as it is', (message) => {
  expect(withoutPoliteness(message)).toBe(message);
});
