import { isAsked, isOfLastYear, isTold } from '../../src/modules/advisor/vocabulary/asking.js';

test('what tells how things are asks for nothing', () => {
  const told = [
    'भाव भी ठीक है',
    'आलू खुदाई फरवरी में होगी',
    'कई लोग पानी देकर फरदड़ ले रहे हैं',
    'सोयाबीन बीज घर पर रखा है 10 क्विंटल',
    'मजदूर मिलता नहीं है बार बार',
    'इस बार बीज बीटी था फिर भी',
  ];
  expect(told.filter((sentence) => !isTold(sentence) || isAsked(sentence))).toEqual([]);
});

test('what asks, wants or misses something is no mere circumstance', () => {
  const others = [
    'पहला पानी कब दूं',
    'मैं भी फरवरी तक कपास रखूं',
    'मिट्टी अब चढ़ाऊ',
    'सिर्फ जाड़े का फल लेना है',
    'सरकारी खरीद में रसीद नहीं दी है',
    'खुदाई का समय आ गया',
    'गेहूं की सिंचाई',
  ];
  expect(others.filter(isTold)).toEqual([]);
});

test('wheat and aphids only end like "shall I"', () => {
  expect(['गेहूं', 'माहू', 'आलू', 'बीस दिन का हूं'].filter(isAsked)).toEqual([]);
});

test('what was last year is known by its words', () => {
  expect(isOfLastYear('पिछले साल उकठा से आधा खेत सूख गया')).toBe(true);
  expect(isOfLastYear('पिछले साल कौन सी किस्म थी')).toBe(false);
});
