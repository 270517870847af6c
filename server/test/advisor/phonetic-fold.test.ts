import { phoneticFold } from '../../src/modules/vocabulary/phonetic-fold.js';

test.each([
  ['गेहूँ गेहूं gehu gehun gehoon genhu gehuun'],
  ['प्याज pyaj pyaaz piyaj pyaz'],
  ['धनिया dhaniya dhania'],
  ['सरसों sarson sarso'],
  ['बुवाई buwai buvai'],
  ['सिंचाई sinchai sichai sinchaai'],
  ['भाव bhav bhaav bhao'],
  ['मूँगफली moongfali mungfali moongphali'],
  ['भंडारण bhandaran bhandarn'],
  ['फूलगोभी phoolgobhi fulgobi'],
  ['झुलसा jhulsa julsa'],
  ['योजना yojana yojna'],
  ['लहसुन lahsun lahasun'],
  ['किराये kiraye kirae'],
  ['ज़िंक जिंक zink jink'],
])('one key for %s', (spellings) => {
  expect(new Set(spellings.split(' ').map(phoneticFold)).size).toBe(1);
});

test.each([
  ['गेहूँ', 'गोभी'],
  ['सरसों', 'सोयाबीन'],
  ['बुवाई', 'कटाई'],
  ['कीड़ा', 'खीरा'],
])('%s and %s stay apart', (one, other) => {
  expect(phoneticFold(one)).not.toBe(phoneticFold(other));
});
