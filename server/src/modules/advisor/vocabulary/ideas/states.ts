import { words } from '../words.js';

/** The states that have a way of their own to sell at the support price: whoever names his state is told that one. */
export const STATE_IDEAS = {
  inUttarPradesh: words('up, u p, uttar pradesh, यूपी, यू पी, उत्तर प्रदेश'),
  inMadhyaPradesh: words('mp, m p, madhya pradesh, एमपी, एम पी, मध्य प्रदेश'),
  inHaryana: words('haryana, hariyana, हरियाणा'),
  inPunjab: words('punjab, panjab, पंजाब'),
  inBihar: words('bihar, बिहार'),
  inRajasthan: words('rajasthan, राजस्थान'),
  inChhattisgarh: words(
    'dhamtari, mahasamund, balodabazar, baloda bazar, gariaband, janjgir, bemetara, kawardha, kabirdham, mungeli, rajnandgaon, surguja, jagdalpur, raipur, धमतरी, महासमुंद, बलौदाबाजार, गरियाबंद, जांजगीर, बेमेतरा, कवर्धा, कबीरधाम, मुंगेली, राजनांदगांव, राजनांदगाँव, सरगुजा, जगदलपुर, रायपुर, chhattisgarh, chattisgarh, cg, छत्तीसगढ़, छत्तीसगढ',
  ),
  inOdisha: words('odisha, orissa, odisa, ओडिशा, उड़ीसा'),
};
