import { Lexicon } from '../../vocabulary/lexicon.js';

/** Of what a scheme is asked for: the scheme itself where it has a name of its own, otherwise its category. */
export interface SchemeNeed {
  readonly category?: string;
  readonly id?: string;
}

const need = (value: SchemeNeed, names: string) => ({ value, names: names.split(', ') });

/** The words that people use for the eight categories of schemes, and for the schemes that go by a short name. */
export const schemeNeedWords = new Lexicon<SchemeNeed>([
  need(
    { id: 'pm-kisan' },
    'pm kisan, pmkisan, kisan samman nidhi, samman nidhi, पीएम किसान, किसान सम्मान निधि, सम्मान निधि, 6000, 2000 rupees, 2000 रुपये, 2000 रुपए, kist, kisht, किस्त, instalment, installment',
  ),
  need(
    { id: 'kisan-credit-card' },
    'kcc, kisan credit card, credit card, केसीसी, किसान क्रेडिट कार्ड, क्रेडिट कार्ड, crop loan, फसल ऋण, fasal rin, fasli rin',
  ),
  need({ id: 'pmfby' }, 'pmfby, fasal bima, फसल बीमा, crop insurance, pradhan mantri fasal bima, fasal beema'),
  need({ id: 'e-nam' }, 'e nam, enam, ई नाम, ईनाम पोर्टल'),
  need(
    { id: 'pm-kusum' },
    'kusum yojana, pm kusum, कुसुम योजना, पीएम कुसुम, solar pump, सोलर पंप, solar pamp, saur pump, सौर पंप',
  ),
  need(
    { id: 'soil-health-card' },
    'soil health card, soil card, मृदा स्वास्थ्य कार्ड, mrida swasthya card, soil test card, मिट्टी कार्ड',
  ),
  need(
    { id: 'credit-guarantee-e-nwr' },
    'warehouse receipt, e nwr, enwr, pledge loan, गोदाम रसीद, godam rasid, गिरवी ऋण',
  ),
  need({ id: 'digital-agriculture-mission' }, 'farmer id, agristack, farmer registry, किसान आईडी, kisan id, एग्रीस्टैक'),
  need({ id: 'pm-dhan-dhaanya' }, 'dhan dhaanya, dhan dhanya, धन धान्य'),
  need(
    { category: 'Income Support' },
    'which scheme pays, scheme pays, pays money, gives money, get money, paisa milega, paise milenge, paisa milta, paisa mile, पैसा मिलेगा, पैसे मिलेंगे, पैसा मिलता, पैसा मिले, पैसा देती, income support, money in account, cash help, आय सहायता, पैसा खाते, aay sahayata',
  ),
  need(
    { category: 'Credit & Loans' },
    'loan, loans, credit, interest, bank, लोन, ऋण, कर्ज, कर्ज़, ब्याज, बैंक, lon, karj, karz, karja, rin, byaj',
  ),
  need(
    { category: 'Crop Insurance' },
    'insurance, crop loss, crop damage, claim, बीमा, फसल खराब, नुकसान, मुआवजा, मुआवज़ा, bima, beema, nuksan, muavja, muawza, fasal kharab',
  ),
  need(
    { category: 'Machinery & Technology' },
    'machinery, machine, machines, tractor, drone, equipment, मशीन, मशीनरी, ट्रैक्टर, यंत्र, ड्रोन, mashin, yantra, trektar, parali, पराली, residue, straw',
  ),
  need(
    { category: 'Irrigation & Energy' },
    'irrigation, solar, pump, drip, tubewell, सिंचाई, सोलर, पंप, ड्रिप, ट्यूबवेल, sinchai, nalkup',
  ),
  need(
    { category: 'Infrastructure & Storage' },
    'infrastructure, cold storage, warehouse, godown, storage, गोदाम, कोल्ड स्टोरेज, भंडारण, godam',
  ),
  need(
    { category: 'Organic & Soil Health' },
    'organic, natural farming, soil, जैविक, प्राकृतिक खेती, मिट्टी, jaivik, jaivik kheti, mitti',
  ),
  need(
    { category: 'Allied & Social Security' },
    'bees, beekeeping, honey, madhumakkhi, मधुमक्खी, dairy, goat, poultry, livestock, fishery, fisheries, accident, pension, animal, पशु, पशुपालन, बकरी, मुर्गी, मछली, दुर्घटना, पेंशन, डेयरी, bakri, murgi, machhli, pashu, pashupalan, durghatna',
  ),
]);
