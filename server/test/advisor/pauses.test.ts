import { withPauses } from '../../src/modules/advisor/retrieval/reading/pauses.js';
import { openKnowledgeBase } from './accuracy.js';

const knowledge = await openKnowledgeBase();

test.each([
  ['मटर का बीज कितना कब बोएं', 'मटर का बीज कितना, कब बोएं'],
  ['हमारे पास दो भैंस हैं सरसों में पहला पानी कब दूं', 'हमारे पास दो भैंस हैं, सरसों में पहला पानी कब दूं'],
  ['gehu bo diya hai sarson me pani kab de', 'gehu bo diya hai, sarson me pani kab de'],
  ['आलू की खुदाई कब करें भाव क्या चल रहा', 'आलू की खुदाई कब करें, भाव क्या चल रहा'],
  ['tamatar me jhulsa hai kela me bhi dag dono ka ilaj', 'tamatar me jhulsa hai, kela me bhi dag, dono ka ilaj'],
])('%s is spoken: %s', (message, spoken) => {
  expect(withPauses(message, knowledge)).toBe(spoken);
});

test.each([
  ['गाय कितने दिन में ब्याती है गर्भ काल'],
  ['जे फॉर्म क्या होता है मंडी में'],
  ['गेहूं पीला हो गया है क्या करें'],
  ['tomato door ki mandi bhejna hai kab tode'],
  ['बीमा राशि 60000 है मेरे को किस्त कितनी भरनी पड़ेगी'],
  ['साठ साल के बाद पेंशन मिलती है वो कौन सी योजना है'],
  ['सरसों बोई है, गेहूं भी है पानी कब दें'],
])('%s stays as it is', (message) => {
  expect(withPauses(message, knowledge)).toBe(message);
});
