import { DISEASE_SIGN_WORDS, INTENT_WORDS, PRICE_OF_TEST_WORDS, PROCUREMENT_WORDS } from '../intents.js';
import { words } from '../words.js';

/** Ideas that go with any matter: how much, when, how. */
export const GENERAL_IDEAS = {
  howMuch: words('how much, how many, kitna, kitni, kitne, कितना, कितनी, कितने'),
  testsIt: words(
    'how do i know, how to know, kaise dekhe, kaise dekhen, kaise dekhu, kaise pata, कैसे देखें, कैसे देखूं, कैसे देखूँ, कैसे पता, test, check, janch, jaanch, jache, janche, parakh, जांच, जाँच, जांचें, जाँचें, जांचे, परख, चेक',
  ),
  seedRate: words(
    'seed per acre, kg seed, kilo seed, seed rate, seed quantity, beej kitna, kitna beej, beej lagega, बीज कितना, कितना बीज, बीज लगेगा',
  ),
  perAcre: words(
    'per acre, an acre, ek acre, prati acre, acre me, एकड़ में, प्रति एकड़, dose, amount, मात्रा, matra',
    'mouth',
  ),
  weighs: words('kilo, kg, quintal, quintals, kuntal, किलो, क्विंटल, कुंतल'),
  howManyOrWhen: words(
    'in mustard, in sunflower, per acre, per hectare, sarson me, sarso me, khet me, fasal me, acre me, सरसों में, सूरजमुखी में, खेत में, फसल में, एकड़ में',
  ),
  notYet: words(
    'dont come, do not come, don t come, so that insects, so insects, to prevent, na lage, na lge, na aaye, na pade, nahi lage, न लगे, न आए, न पड़े, नहीं लगे',
  ),
  howToDo: words(
    'how to do, how do i do, how can i do, where to do, kaise kare, kaise karen, kaise karein, kaise karu, kaise karwaye, kaise karvaye, kaise hoga, kaise hogi, कैसे करें, कैसे करूँ, कैसे करूं, कैसे करवाएँ, कैसे करवाएं, कैसे होगा, कैसे होगी',
  ),
  makes: words(
    'make, making, prepare, preparation, recipe, kaise banaye, kaise banaen, kaise banaayein, kaise banate, kese banaye, kese bnaye, kaise bnaye, banane ka tarika, banane ki vidhi, kaise taiyar, कैसे बनाएं, कैसे बनाएँ, कैसे बनाये, कैसे बनाते, कैसे बनता, कैसे बनाना, बनाने का तरीका, बनाने की विधि, कैसे तैयार',
  ),
  takes: words(
    'how to take, take sample, sample, how to, kaise, namuna, नमूना, कैसे, लें, le, lena, where, kahan, kaha, कहाँ, कहां, free, muft, मुफ्त',
  ),
  checks: words(
    'right weight, correct weight, know, check, cheat, cheating, dandi, sahi taul, kaise pata, सही तौल, कैसे पता, डंडी, ठग',
  ),
  begins: words('start, begin, how many boxes, shuru, kholna, शुरू, कितने डिब्बे, कितने बक्से, kitne dibbe, kitne bakse'),
  diseaseSign: DISEASE_SIGN_WORDS,
  supportPriceAsked: INTENT_WORDS.supportPrice,
  priceOfTest: PRICE_OF_TEST_WORDS,
  procurementNamed: PROCUREMENT_WORDS,
};
