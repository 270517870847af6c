import { words } from '../words.js';

/** Ideas of loans, cards and banks. */
export const LOAN_IDEAS = {
  bankAccount: words(
    'account, account number, bank account, khata, khate, khata number, ifsc, खाता, खाते, खाता नंबर, अकाउंट',
    'count',
  ),
  bankBook: words(
    'kisan credit card, credit card, किसान क्रेडिट कार्ड, क्रेडिट कार्ड, passbook, pass book, pasbook, paasbook, pass buk, kcc card, rupay card, atm card, पासबुक, पास बुक, केसीसी कार्ड, एटीएम कार्ड, रुपे कार्ड',
  ),
  /** Who pays back before the day, or after it. */
  inTime: words(
    'in time, on time, within time, within the time, before time, before due date, timely, late, after due date, samay par, samay pe, time par, time pe, der se, समय पर, समय पे, टाइम पर, देर से',
  ),
  kcc: words('kcc, kisan credit card, credit card, केसीसी, किसान क्रेडिट कार्ड, क्रेडिट कार्ड'),
  limit: words('limit, seema, sima, limit kaise, लिमिट, सीमा, लिमट'),
  raises: words(
    'raise, increase, more, renew, renewal, badhwa, badhwana, badhana, badhegi, badhe, बढ़वा, बढ़वाएं, बढ़वाना, बढ़ाना, बढ़ेगी, बढ़ानी, बढ़वानी, बढ़े, नवीनीकरण, रिन्यू',
  ),
  collateral: words(
    'collateral, mortgage, guarantor, guarantee, security deposit, bandhak, bandhaq, girvi, girwi, guarantee mang, garanti, jamanat, jamanati, jamin bandhak, बंधक, गिरवी, गारंटी, गारंटर, जमानत, जमानती',
  ),
  interest: words('interest, intrest, byaj, byaaj, sood, ब्याज, सूद'),
  farmLoan: words(
    'farm loan, crop loan, crop loans, fasal ka loan, fasal ke liye loan, फसल का लोन, फसल के लिए लोन, loan for farming, kheti ka loan, kheti ke liye loan, fasal loan, fasli rin, खेती का लोन, खेती के लिए लोन, खेती पर लोन, फसल ऋण, फसली ऋण, फसल का लोन, खेती का कर्ज, खेती के लिए कर्ज',
  ),
  wantsIt: words(
    'get, getting, want, need, apply, take, chahiye, lena, leni, kaise le, kaise len, mile, mil sakta, milega, चाहिए, लेना, लेनी, कैसे लें, मिले, मिल सकता, मिलेगा',
  ),
  whichBank: words(
    'which bank, kaun sa bank, kaunsa bank, kis bank, kon sa bank, कौन सा बैंक, कौनसा बैंक, कोन सा बैंक, किस बैंक, कौन से बैंक',
  ),
  bankRefuses: words(
    'refuse, refuses, refused, refusing, rejected, turned down, turned away, excuses, mana kar, mana kiya, bahane, bahana, tal raha, taal raha, chakkar, nahi bana rah, nahi de rah, nhi de rah, मना कर, मना किया, बहाने, बहाना, टाल रहा, टाल रहे, टालमटोल, टरका, चक्कर, नहीं बना रह, नही बना रह, नहीं दे रह, नही दे रह, नहीं बनाता, नहीं बनाते',
  ),
  lender: words('bank, banks, kcc, kisan credit card, loan, बैंक, केसीसी, किसान क्रेडिट कार्ड, लोन, ऋण'),
  loan: words(
    'loan, loans, kcc, debt, credit, lon, karj, karz, karja, karza, karje, rin, लोन, ऋण, कर्ज, कर्ज़, कर्जा, कर्जे, केसीसी, बैंक का पैसा',
  ),
  cannotPay: words(
    'emi not paid, instalment not paid, installment not paid, kist nahi bhar, kist nhi bhar, lon nhi bhar, lon nahi bhar, loan nahi bhar, loan nhi bhar, kisht nahi bhar, not paid emi, missed emi, emi bounce, emi pending, किस्त नहीं भर, किश्त नहीं भर, लोन नहीं भर, emi nahi bhar, emi nhi bhar, time pe nahi bhar, time par nahi bhar, samay par nahi, samay pe nahi, nahi bhara to, nahi chukaya, na chuka, not pay on time, not paid on time, late payment, समय पर न, समय पर नहीं, न चुकाया, नहीं चुकाया, cannot pay, cannot repay, can not pay, cant pay, cant repay, unable to pay, unable to repay, not able to pay, failed, failure, flood, drought, hail, destroyed, damaged, ruined, overdue, default, defaulter, restructure, restructuring, fasal kharab, fasal barbad, fasal nahi hui, fasal doob, kharab ho gayi, barbad, doob, doob gayi, sukha, nahi chuka, nahi bhar, nhi bhar, nhi chuka, kaise bharu, kaise bhare, kaise bharen, kaise chukau, kaise chukaye, kaise chukaun, chukau kaise, फसल खराब, फसल बर्बाद, फसल डूब, खराब हो, बर्बाद, डूब, सूखा, नहीं चुका, नही चुका, नहीं भर, कैसे चुकाऊँ, कैसे चुकाऊं, कैसे चुकाएँ, कैसे भरूँ, कैसे भरें',
  ),
  noLoan: words(
    'without loan, without a loan, no loan, not taken loan, not taken a loan, not taken any loan, did not take loan, dont have loan, do not have loan, have no loan, non loanee, no kcc, without kcc, bina loan, bina lon, bina karj, bina kcc, loan nahi, loan nhi, loan nahin, lon nahi, lon nhi, karj nahi, kcc nahi, kcc nhi, बिना लोन, बिना ऋण, बिना कर्ज, बिना केसीसी, लोन नहीं, लोन नही, ऋण नहीं, कर्ज नहीं, केसीसी नहीं',
  ),
  receipt: words(
    'receipt, nwr, e nwr, pledge, girvi, rasid, raseed, kept, rakha, rakhe, रसीद, गिरवी, रखा, रखे',
    'accept',
  ),
  buildLoan: words(
    'interest, loan, byaj, byaaj, byaz, lon, karj, karz, karja, karje, rin, ब्याज, ऋण, लोन, कर्ज, कर्जा, कर्जे',
  ),
  credit: words('kcc, credit card, loan, lon, karj, insurance, bima, beema, केसीसी, क्रेडिट कार्ड, लोन, कर्ज, बीमा'),
  bankPresses: words(
    'recovery agent, recovery agents, bank is threatening, bank threatening, bank people threaten, dhamka, dhamki, vasuli, wasuli, recovery wale, bank wale dhamka, neelam, neelami, धमका, धमकी, वसूली, नीलाम, नीलामी, रिकवरी, recovery, auction',
  ),
  paidLate: words('late, delay, delayed, delays, der, deri, देर, देरी'),
  ofDeadMan: words(
    'he died, father died, he is dead, he expired, father expired, husband died, husband expired, passed away, after death, died with loan, mar gaye, mar gaya, guzar gaye, gujar gaye, dehant, nahi rahe, मर गए, मर गया, गुजर गए, गुज़र गए, देहांत, नहीं रहे',
  ),
  cardLost: words(
    'lost card, card lost, lost my kcc card, card is lost, card damaged, lost atm, card kho, कार्ड खो, कार्ड गुम',
  ),
  loanOnGrain: words(
    'loan on grain, loan on the grain, loan on stored grain, loan against grain, loan against stored, loan keeping grain, anaj par loan, anaj par karj, godown ke anaj par, अनाज पर लोन, अनाज पर कर्ज, अनाज पर ऋण, माल पर कर्ज',
  ),
} as const;
