import { words } from './words.js';

/** Ideas of schemes, banks and offices that wordings are put together from. */
export const PAPER_IDEAS = {
  whichCrops: words(
    'which crops, what crops, crops covered, crops are covered, kaun kaun si fasal, kaun kaunsi fasal, kaun si fasal, konsi fasal, kaunsi faslen, kin faslon, कौन कौन सी फसल, कौन सी फसल, कौनसी फसल, किन फसलों, कौन सी फसलें',
  ),
  lastDate: words(
    'last date, last day, closing date, till when, by when, aakhri tareekh, aakhri tarikh, akhri tarikh, akhri tareekh, antim tarikh, antim tithi, kab tak, आखिरी तारीख, आखरी तारीख, अंतिम तारीख, अंतिम तिथि, लास्ट डेट, कब तक',
  ),
  bankAccount: words(
    'account, account number, bank account, khata, khate, khata number, ifsc, खाता, खाते, खाता नंबर, अकाउंट',
  ),
  bankBook: words(
    'kisan credit card, credit card, किसान क्रेडिट कार्ड, क्रेडिट कार्ड, passbook, pass book, pasbook, paasbook, pass buk, kcc card, rupay card, atm card, पासबुक, पास बुक, केसीसी कार्ड, एटीएम कार्ड, रुपे कार्ड',
  ),
  isLost: words(
    'lost, missing, misplaced, stolen, duplicate, kho gayi, kho gai, kho gaya, kho di, gum gayi, gum gai, gum ho, gum gaya, chori, khoi, खो गई, खो गयी, खो गया, खो दी, गुम, चोरी, डुप्लीकेट, duplicate kaise',
  ),
  licence: words(
    'licence, license, licences, laisens, laisence, lisence, certificate, pilot, training, लाइसेंस, लाइसेन्स, प्रमाणपत्र, पायलट, ट्रेनिंग, प्रशिक्षण',
  ),
  buyer: words(
    'who will buy, who buys, sell my, where to sell, how to sell, want to sell, kahan bechu, kaha bechu, kahan beche, kaha beche, kaise bechu, kisko bechu, bechna hai, bechni hai, कहाँ बेचूँ, कहाँ बेचें, कहां बेचूं, कैसे बेचूँ, किसको बेचूँ, बेचना है, बेचनी है',
  ),
  milk: words('milk, doodh, dudh, दूध, ghee, घी, egg, eggs, ande, अंडे'),
  dung: words(
    'gobar ki khad, gobar khad, gobar khaad, farmyard manure, fym, cow dung manure, sadi khad, देसी खाद, गोबर की खाद, गोबर खाद, गोबर की सड़ी खाद',
  ),
  howMuch: words('how much, how many, kitna, kitni, kitne, कितना, कितनी, कितने'),
  sickDung: words('patla, loose, dast, पतला, दस्त, biogas, gas plant, बायोगैस'),
  jForm: words(
    'j form, j forms, jform, je form, jay form, sale receipt, mandi receipt, pakki rasid, pakki raseed, pakki parchi, bikri ki rasid, mandi ki rasid, जे फॉर्म, जे फार्म, जे फ़ॉर्म, जेफॉर्म, पक्की रसीद, पक्की पर्ची, बिक्री की रसीद, मंडी की रसीद',
  ),
  apnaKhata: words('apna khata, apnakhata, apana khata, apna khaata, अपना खाता'),
  landOrSite: words(
    'rajasthan, raj, jamabandi, nakal, khasra, land, jameen, zameen, jamin, zamin, site, website, portal, app, online, राजस्थान, जमाबंदी, नकल, खसरा, जमीन, साइट, वेबसाइट, पोर्टल, ऐप, ऑनलाइन',
  ),
} as const;
