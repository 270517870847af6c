import { words } from '../words.js';

/** Ideas of what becomes of a claim: paid, refused, sent back, less than another's; and of losses that are no claim. */
export const CLAIM_IDEAS = {
  gotLess: words(
    'and i got zero, i got zero, and i got only, i got only, and i got nothing, but i got nothing, i got very less, i got less, mine is less, mujhe sirf, mujhe kam mila, mujhe zero mila, मुझे सिर्फ, मुझे कम मिला, मुझे कुछ नहीं मिला',
  ),
  neighbourOfSame: words(
    'my neighbour got, my neighbor got, neighbour field, neighbor field, neighbour of same village, same village, padosi ko, padosi ko mila, bagal wale ko, पड़ोसी को, बगल वाले को, उसी गाँव, same crop same',
  ),
  tinyClaim: words(
    'claim of only, got claim only, only 37 rupees, got only rs, only rs, got rs 76, sirf 50 rupaye, itna kam claim, itna kam paisa, bahut kam claim, इतना कम क्लेम, बहुत कम क्लेम, सिर्फ इतना क्लेम, very small claim, so small claim, such small claim, claim is very small',
  ),
  levelByLevel: words(
    'level by level, which level, whom to complain, where to complain, where i complain, where do i complain, where can i complain, complain to whom, kahan shikayat, kaha shikayat, shikayat kahan, shikayat kaha, शिकायत कहाँ, शिकायत कहां, कहाँ शिकायत, कहां शिकायत',
  ),
  paymentFailed: words(
    'payment failed, payment fail, shows failed, status failed, claim return, claim returned, claim bounce, claim bounced, my claim bounce, bounced back, account closed, account is closed, account band, ifsc changed, ifsc change, new ifsc, wrong ifsc, bank merged, bank merger, is merged, after bank merger, aadhar not link, aadhaar not link, aadhar not linked, aadhaar not linked, aadhar link nahi, payment fail ho gaya, paisa wapas chala gaya, claim wapas, claim fail, भुगतान विफल, पेमेंट फेल, क्लेम वापस, खाता बंद हो गया, आईएफएससी बदल, आधार लिंक नहीं',
  ),
  lateIntimation: words(
    'late intimation, intimation late, reported late, i reported on, reported on 5th, reported on 4th, informed on 5th, der se suchna, der se bataya, देर से सूचना, देर से बताया, reported after',
  ),
  moneyBeforeHarvest: words(
    'any advance money, advance money from, advance paisa, in mid season, mid season, money before harvest, some money before harvest, give some money before, paisa before harvest, katai se pehle paisa, katai se pahle paisa, कटाई से पहले पैसा, in middle of season, middle of season, 25 percent now, 25 percent advance, mid season money',
  ),
  optedOut: words(
    'opting out, opted out, opt out, stayed out, bima band karaya, bima band karwaya, बीमा बंद कराया, बीमा बंद करवाया',
  ),
  joinsAgain: words(
    'join again, enrol again, enroll again, come back, again for next season, again next season, dobara, phir se, fir se, दोबारा, फिर से',
  ),
  daysAfterHarvest: words(
    'how many days after harvest, how many days after crop cutting, how many months after harvest, days after harvest claim, katai ke kitne din baad, कटाई के कितने दिन बाद',
  ),
  neverPaid: words(
    'never got single, never got any, never got anything, never got a rupee, never received, never got claim, never got money, kabhi nahi mila, kabhi kuch nahi mila, ek rupya nahi mila, ek paisa nahi mila, कभी नहीं मिला, कभी कुछ नहीं मिला, एक रुपया नहीं मिला, एक पैसा नहीं मिला',
  ),
  insuranceWorthIt: words(
    'is it worth, worth it, any use of, what is the use, is it useful, any benefit of, is bima fraud, is insurance fraud, is it fraud, should i take, should i do this year, do this year or leave, this year or leave, take or leave, take or not, karau ya nahi, karaun ya nahi, karana chahiye ya nahi, karwana chahiye ya nahi, kya fayda, koi fayda, कराऊँ या नहीं, कराना चाहिए या नहीं, करवाना चाहिए या नहीं, क्या फायदा, कोई फायदा',
  ),
  saysOtp: words(
    'tell otp, give otp, share otp, otp asked, asking otp, asks otp, asking for otp, asking my otp, asked otp, asked for otp, tell him otp, give him otp, otp mang, otp maang, otp batao, otp bataye, otp bata, otp do, ओटीपी माँग, ओटीपी मांग, ओटीपी बता, OTP माँग, OTP मांग, OTP बता',
  ),
  toldOtp: words(
    'told otp, told the otp, told him otp, told him the otp, already told otp, shared otp, shared the otp, gave otp, gave the otp, gave him otp, given otp, otp de diya, otp bata diya, otp de di, ओटीपी दे दिया, ओटीपी बता दिया, OTP दे दिया, OTP बता दिया',
  ),
  startsThere: words(
    'started or not, is it started, came back, available here, is there pmfby, pmfby here, was free, free insurance, free bima, now we have to pay, muft bima, मुफ्त बीमा, शुरू हुआ, शुरू हुई',
  ),
  falseSeed: words(
    'duplicate seed, seeds were duplicate, seed was duplicate, they were duplicate, fake seed, seed was fake, seeds were fake, bad seed, spurious seed, nakli beej, naqli beej, beej nakli, नकली बीज, बीज नकली, खराब बीज',
  ),
  secondSowing: words(
    'sow again, sowed again, second sowing, sown again, re sow, resow, resowing, dobara boya, dobara bo, dobara buwai, phir boya, दोबारा बोया, दोबारा बुवाई, दोबारा बो',
  ),
  lodgedStanding: words(
    'not cut yet, not yet cut, uncut, crop lodged, lodged flat, wheat lodged, paddy lodged, fell flat, fallen flat, khadi fasal gir, fasal gir gayi, fasal gir gai, gehu gir gaya, gehun gir gaya, dhan gir gaya, खड़ी फसल गिर, फसल गिर गई, गेहूं गिर, गेहूँ गिर, धान गिर',
  ),
  heatOrWind: words(
    'heat wave, heatwave, hot wind, loo, too hot, garmi se, heat in march, wind only, by wind, tez hawa, aandhi se, andhi se, गर्मी से, लू से, तेज हवा, आँधी से, आंधी से',
  ),
  whichClaim: words(
    'which type claim, which claim, what claim, what type of claim, which type of claim, any claim, get claim, claim or not, claim milega, kaun sa claim, konsa claim, kis claim, क्लेम मिलेगा, कौन सा क्लेम, bima milega, बीमा मिलेगा',
  ),
  notLocalSaid: words(
    'not local, not a local, not localised, sthaniya nahi, local apda nahi, not local apda, not local calamity, स्थानीय नहीं',
  ),
  partlyLost: words(
    'partial loss, partial damage, partly damaged, percent damage only, percent loss only, need full loss, need total loss, only half damaged, thoda nuksan, thoda nuksaan, aadha nuksan, थोड़ा नुकसान, आधा नुकसान, आंशिक नुकसान',
  ),
  getsSomething: words(
    'get something, will get, get anything, get any, milega, kuch milega, मिलेगा, will i get, insurance, bima, claim, क्लेम, बीमा',
  ),
  electricWire: words(
    'electric wire, electric line, power line, bijli taar, bijli ka taar, bijli ke taar, taar touch, spark, sparking, short circuit, transformer, बिजली का तार, बिजली के तार, तार टूट, चिंगारी, शॉर्ट सर्किट, ट्रांसफार्मर',
  ),
  burntCrop: words(
    'burned my, burnt my standing, burnt 2 acre, ripe wheat burnt, wheat got burnt, wheat burnt, crop burnt, burnt my, wheat burn, crop burn, acre burn, acre burnt, standing wheat burnt, fasal jal, gehu jal, gehun jal, fasal me aag, गेहूं जल, गेहूँ जल, फसल जल, फसल में आग, गेहूं में आग, in standing crop, fire in wheat, fire in field, khet me aag, खेत में आग',
  ),
  areaCorrection: words(
    'area correction, area correction factor, insured more than sown, more than sown area, more area insured, claims cut in proportion, बोए से ज्यादा बीमा',
  ),
  bothMoneys: words(
    'muavza from tehsil, muavja from tehsil, relief and claim, relief and insurance, both relief, if i take muavza, if i take relief, if i take muavja, only one you can take, both can i take, muavza aur bima, muavja aur bima, bima aur muavja, bima aur muavza, rahat aur bima, मुआवजा और बीमा, बीमा और मुआवजा, राहत और बीमा, दोनों मिलेंगे, दोनों मिलेगा, dono milega, dono milenge',
  ),
  reliefWord: words('muavza, muavja, muawza, muawja, relief, compensation from government, मुआवजा, मुआवज़ा, राहत राशि'),
  perLand: words(
    'per hectare, per acre, per bigha, how much per, prati hectare, prati acre, प्रति हेक्टेयर, प्रति एकड़, एकड़ का कितना, कितना प्रति, how much',
  ),
  treeBroken: words(
    'trees broken, tree broken, branches broken, branch broken, trees broke, trees uprooted, by snow, heavy snow, ped toot, ped tut, ped gir, टहनी टूट, पेड़ टूट, पेड़ गिर, बर्फ से',
  ),
  buriedAlready: words(
    'already buried, we buried, buried it, buried him, buried her, without post mortem, post mortem not done, no post mortem, dafna diya, dafan kar, gaad diya, gad diya, दफना दिया, दफन कर, गाड़ दिया, बिना पोस्टमार्टम',
  ),
  landLost: words(
    'river cut away, river cut my, river cutting my, river ate my land, land cut by river, land went in river, land in river, land itself not, land is gone, land slid, landslide on my, hill fell on, pahad gir, pahad gira, nadi kat, nadi ne kat, nadi me zameen, zameen nadi me, नदी ने काट, नदी में जमीन, जमीन नदी में, पहाड़ गिर, river erosion, nadi katav, नदी कटाव, with soil gone',
  ),
  carriesPeople: words(
    'carrying people, carrying passengers, carrying wedding, wedding people, baraat, baraati, barati, sawari, people in trolley, passengers in trolley, बारात, सवारी',
  ),
  wellFell: words(
    'well collapse, well collapsed, well has collapsed, well fell, well caved, kuan dhas, kuan gir, kua gir, kuan dhans, कुआँ धंस, कुआं धंस, कुआँ गिर, कुआं गिर',
  ),
  qualityLoss: words(
    'seed rejected, seed crop rejected, discolour, discoloured, discolored, seed rate paid, quality loss, quality is bad, rejected by company, beej nigam, seed corporation, बीज निगम, दाना काला पड़',
  ),
  correctionClosed: words(
    'correction link, correction is closed, correction closed, correction window, correction date over, correction band, correction nahi, सुधार बंद, करेक्शन बंद, cannot correct, can not be corrected, not correct now',
  ),
  premiumBack: words(
    'premium back, money back, get back premium, get premium back, get money back, get my money back, paisa wapas, paise wapas, premium wapas, refund, पैसा वापस, पैसे वापस, प्रीमियम वापस',
  ),
  pigsOrGoats: words(
    'goat insurance, goats insurance, sheep insurance, bakri bima, bakri ka bima, bakriyon ka bima, बकरी बीमा, बकरी का बीमा, बकरियों का बीमा, insure goats, insure my goats',
  ),
  givesApplication: words(
    'give application, where to apply, where to complain, where apply, whom to tell, application kahan, application kaha, kahan avedan, kaha avedan, kahan batau, आवेदन कहाँ, कहाँ आवेदन, किसे बताएँ, किसको बताऊँ, कहाँ शिकायत',
  ),
  storeBurnt: words(
    'burnt in fire, burnt in godown, fire in godown, fire in store, fire in my store, godown burnt, stored grain burnt, godown me aag, godam me aag, bhandar me aag, ghar me rakha anaj jal, गोदाम में आग, भंडार में आग, रखा अनाज जल, रखा गेहूं जल',
  ),
  clicksLink: words(
    'click link, click on link, click the link, click on this link, link aaya, link aya, msg link, message link, sms link, link pe click, link par click, लिंक आया, लिंक पर क्लिक, link bheja, link sent',
  ),
  hailOrFloodAny: words('flood, flooded, drought, waterlogged, baadh, badh, sukha, बाढ़, सूखा, jalbharav, जलभराव'),
  notListed: words(
    'naam nahi likha, naam nahin likha, mera naam nahi, survey me naam nahi, did not write my name, my name not in list, name is not in the list, my name was left, नाम नहीं लिखा, मेरा नाम नहीं, सूची में नाम नहीं, नाम छोड़ दिया',
  ),
  governmentShare: words(
    'government gives how much, govt gives how much, govt gives subsidy, gives subsidy, sarkar kitna, sarkar kitni, kitna paisa deti, how much i pay, how much do i pay, kitna dena, kitna dena padega, सरकार कितना, सरकार कितनी, कितना देना',
  ),
  houseFell: words(
    'ghar gir gaya, ghar bhi gir, ghar gir gya, makan gir, makaan gir, house fell, house collapsed, house has fallen, house also fell, house wall fell, घर गिर, घर भी गिर, मकान गिर, मकान भी गिर',
  ),
  factoryWater: words(
    'factory ka pani, factory ka paani, factory ke pani, factory ke paani, factory ke gande, factory water, water of factory, water from factory, chemical water, polluted water, effluent, factory smoke, factory ka dhuan, brick kiln smoke, bhatte ka dhuan, फैक्ट्री का पानी, फैक्ट्री के पानी, फैक्ट्री के गंदे, फैक्टरी का पानी, केमिकल वाला पानी, फैक्ट्री का धुआं, भट्ठे का धुआं',
  ),
  stationFar: words(
    'weather station is, station is far, station far, station was far, machine show nothing, machine shows nothing, wrong weather data, weather data wrong, data of weather station, mausam kendra door, mausam kendra dur, मौसम केंद्र दूर, मौसम केन्द्र दूर, मौसम केंद्र का आँकड़ा',
  ),
  noTrigger: words('no trigger, not triggered, trigger nahi, company telling no, company says no, no payout'),
  hailedCrop: words(
    'hail fell, hail came, hail on my, hail yesterday, hailstorm yesterday, ole gire, ole pade, ओले गिरे, ओले पड़े, ओलावृष्टि हुई, hail damaged, hail destroyed',
  ),
  mismatch: words('area mismatch, crop mismatch, khasra mismatch, mismatch likha, mismatch, मिसमैच'),
  isInsuredAtAll: words(
    'ka bima hota, ka bima ho sakta, ke bima hota, ka insurance hota, का बीमा होता, का बीमा हो सकता',
  ),
} as const;
