import { words } from '../words.js';

/** Ideas of one crop's work in one case: this way or that, too old, too early, the same day. */
export const CROP_WORK_IDEAS = {
  howManyAnimals: words(
    '2 cow, 2 cows, 3 cows, 4 cows, 5 cows, 6 cows, 8 cows, 10 cows, 2 buffaloes, 3 buffaloes, 4 buffaloes, 5 buffaloes, 10 buffaloes, 2 gay, 3 gay, 4 gay, 5 gay, 10 gay, 2 gaay, 3 gaay, 4 gaay, 5 gaay, 2 bhains, 3 bhains, 4 bhains, 5 bhains, 2 गाय, 3 गाय, 4 गाय, 5 गाय, 10 गाय, 2 भैंस, 3 भैंस, 4 भैंस, 5 भैंस, do gay, char gay, paanch gay, दो गाय, चार गाय, पाँच गाय, पांच गाय, गायों के लिए, gayon ke liye, how much land, kitni jamin, kitni zameen, कितनी ज़मीन, कितनी जमीन',
  ),
  onlyThisFed: words(
    'only this, only napier, daily only, sirf yahi, sirf napier, keval napier, सिर्फ यही, सिर्फ़ यही, सिर्फ नेपियर, सिर्फ़ नेपियर, केवल नेपियर',
  ),
  guntha: words('guntha, gunthas, gunta, gunthe, गुंठा, गुंठे'),
  blackSoil: words(
    'soil is black, black heavy, land is black, soil black, black soil, heavy black, kali mitti, kaali mitti, काली मिट्टी, काली मिटटी',
  ),
  growsLanky: words(
    'tall thin, thin and tall, thin tall, tall and thin, tall and weak, tall weak, thin and weak, long thin, long and thin, thin and long, leggy, lanky, lambi patli, lambe patle, lamba patla, patle lambe, patli lambi, lambi aur patli, lambe aur patle, patle aur lambe, patli aur lambi, लंबी पतली, लम्बी पतली, लंबे पतले, लम्बे पतले, पतले लंबे, पतली लंबी, लंबी और पतली, लंबे और पतले, पतली और लंबी, पतले और लंबे, लम्बी और पतली, लम्बे और पतले',
  ),
  peaWord: words('pea, peas, green pea, green peas, matar, matter, मटर'),
  earlyAutumn: words('september, sept, early crop for, early pea, early peas, august, सितंबर, सितम्बर, अगस्त'),
  barleyWord: words('barley, jau, jou, जौ'),
  cameOfHundred: words(
    'out of 100, out of hundred, of 100 came, of 100 seeds, germination percent, percent germination, percent came, 100 me se, 100 mein se, sau me se, 100 में से, सौ में से, germination only, germination is, germination came, germination 5, germination 6, ankuran 5, ankuran 6, jamav 5, jamav 6, 40 percent, 50 percent, 55 percent, 60 percent, 62 percent, 65 percent, 40%, 50%, 55%, 60%, 62%, 65%, 50 प्रतिशत, 60 प्रतिशत, 65 प्रतिशत, 55 प्रतिशत',
  ),
  afterGypsum: words(
    'days after gypsum, gypsum dalne ke kitne, gypsum daalne ke kitne, जिप्सम डालने के कितने, after gypsum, after putting gypsum, after giving gypsum, after applying gypsum, gypsum ke baad, gypsum dalne ke baad, gypsum daalne ke baad, gypsum ke kitne din, जिप्सम के बाद, जिप्सम डालने के बाद, जिप्सम के कितने दिन',
  ),
  nurseryOrDirect: words(
    'nursery se lagaye ya, nursery lagaye ya, nursery banau ya, nursery karu ya, nursery taiyar kare ya, नर्सरी लगाएं या, नर्सरी लगाऊं या, nursery or direct, direct or nursery, transplanted or direct, direct or transplanted, direct or transplant, transplant or direct, transplanting or direct, transplanting better or direct, direct sowing or transplanting, direct or by nursery, direct sowing or nursery, nursery transplant, nursery or direct sowing, nursery ya seedha, nursery ya sidha, nursery se ya seedha, nursery se ya sidhe, nursery banaye ya, nursery ya direct, seedha ya nursery, sidha boye ya, seedhe boye ya, seedha bona ya, sidhi buwai ya, seedhi buwai ya, sidhi bijai ya ropai, seedhi buwai ya ropai, ropai ya seedhi, ropai ya sidhi, ropai kare ya, ropai ya direct, direct ya ropai, direct ya nursery, नर्सरी या सीधा, नर्सरी या सीधे, नर्सरी से या, नर्सरी बनाएं या, सीधा या नर्सरी, सीधी बुवाई या, सीधा बोएं या, रोपाई या सीधी, रोपाई या सीधे, रोपाई करें या, रोप कर या',
  ),
  ragiWord: words('ragi, mandua, nachni, finger millet, रागी, मंडुआ, नाचनी, मड़ुआ, madua'),
  trichodermaWord: words('trichoderma, tricoderma, traikoderma, trikoderma, ट्राइकोडर्मा, ट्रायकोडर्मा, ट्राईकोडर्मा'),
  sameDayOrWith: words(
    'same day, same time, together, with fungicide, fungicide and trichoderma, trichoderma and fungicide, mix trichoderma, usi din, ek hi din, ek sath, ek saath, saath me, dono, carbendazim, bavistin, thiram, vitavax, उसी दिन, एक ही दिन, एक साथ, साथ में, दोनों, कार्बेन्डाजिम, बाविस्टिन, थीरम, फफूंदनाशक के साथ',
  ),
  ofSeed: words('seed, seeds, seed treatment, beej, bij, beej upchar, बीज, बीज उपचार, बीजोपचार'),
} as const;
