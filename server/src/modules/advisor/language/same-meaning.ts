import { hasDevanagari, withOneSpelling } from '../../vocabulary/devanagari.js';
import { spellingTerm } from '../../vocabulary/word-forms.js';

/**
 * Words that say the same of a field or an animal, a line each: English, Hindi, its dialects, and Hindi in Latin letters. The first
 * word of a line and its first Hindi one are those that entries use: what says सर्दी is found by जाड़ा. Only what is seen, parts of a plant, seasons and creatures:
 * crops, work and parts of an entry have vocabularies of their own.
 */
const GROUPS = `
leaf leaves पत्ता पत्ती पत्ते पत्तियाँ पत्तियां पात patta patti patte pati pate pata paat
yellow yellowing yellowed yellowish पीला पीली पीले पियर पीयर पियरा pila pili pile peela peeli peele piyar piyara
white whitish सफेद सफेदी उजर धौला safed safaid saphed ujar dhaula
black blackish blackened blackening काला काली काले करिया kala kali kale kaala kaali kaale kariya
brown brownish भूरा भूरी भूरे कत्थई bhura bhuri bhure kathai katthai
! spot spots spotted lesion lesions blotch blotches speck specks धब्बा धब्बे धब्बों दाग चित्ती चित्तियाँ चकत्ता चकत्ते dhabba dhabbe daag chitti chakatta chakatte
hole holes छेद छिद्र सुराख chhed ched chhidra surakh surakhe
dry dries dried drying सूख सूखना सूखा सूखी सूखे sukh sookh sukhna sukha sukhi sukhe
! wilt wilts wilting wilted droop drooping droops मुरझा मुरझाना मुरझाए कुम्हला कुम्हलाना उकठा उखटा murjha murjhana murjhaye kumhla uktha ukhta ukhtha
! rot rots rotting rotten decay decays सड़ सड़ना सड़न सड़ी गल गलना गलन sadna sadan sadi galna galan galne sadne
! curl curls curling curled crinkle crinkled मुड़ मुड़ना मुड़े सिकुड़ सिकुड़ना सिकुड़े मरोड़ मरोड़िया गुरचा चुरड़ा कुकड़ा mud mudna mude mudi sikud sikudna sikude marod marodiya gurcha churda kukda kukra
fall falls falling fell drop drops dropping shed sheds shedding गिर गिरना गिरते गिरती झड़ झड़ना झड़ते झड़ती टपक टपकना gir girna girte girti jhad jhar jhadna jharna jhadte jharte tapak
! crack cracks cracking cracked burst bursting bursts splitting फट फटना फटते फटने दरार phat phatna fatna fatne fatte phatte darar
! insect insects bug bugs कीड़ा कीड़े कीट कीरा कीरे keeda keede kida kide keet kira kire keera
! caterpillar caterpillars larva larvae worm worms सुंडी सुंडियाँ इल्ली इल्लियाँ लट गिडार कुरमुला पिल्लू अळी sundi soondi illi illiyan gidar gidaar pillu
! borer borers छेदक बेधक भेदक chhedak chedak bedhak bhedak
! aphid aphids माहू चेपा मोयला mahu maahu mahoo chepa moyla
! termite termites दीमक उधई dimak deemak udhai
! rat rats mouse mice चूहा चूहे चूहों मूस मूसा chuha chuhe chuhon moos musa
! tick ticks lice किलनी चिचड़ी चीचड़ चिचड़ जूँ kilni chichdi chichad chichar joon
! bird birds चिड़िया चिड़ियाँ पक्षी तोता तोते chidiya chidiyan pakshi tota tote parrot parrots
winter winters cold सर्दी सर्दियों जाड़ा जाड़े जाड़ों ठंड ठंडी शीत sardi sardiyon jada jade jaade jaado thand thandi
summer गर्मी गरमी गर्मियों जायद garmi garmiyon jayad zaid
rain rains rainy monsoon बारिश बरसात वर्षा मानसून चौमासा barish baarish barsat barsaat varsha monsoon mansoon chaumasa
fog foggy कोहरा कोहरे धुंध kohra kohre kohara dhund
! frost पाला पाले तुषार pala paala pale tushar
fruit fruits फल फलों phal fal phalon
flower flowers flowering bloom blooms blossom blossoms फूल फूलों phool ful phul phoolon
! panicle panicles बौर मंजर मोर baur bour manjar manjari
root roots जड़ जड़ें जड़ों सोर jad jaden jadon
stem stems stalk stalks trunk तना तने डंठल tana tane danthal dandi डंडी
seedling seedlings nursery नर्सरी पौध पनीरी बिचड़ा बेहन nursery narsari paudh paneeri paniri bichda bichra behan
tree trees पेड़ गाछ रूख बिरवा ped pedh gachh gaach rukh
earhead earheads ear ears spike बाली बालियाँ सिट्टा bali baali baliyan sitta
grain grains kernel kernels दाना दाने dana dane daana daane
pod pods फली फलियाँ छीमी घेंटी घेटी phali fali phaliyan chhimi ghenti gheti
tuber tubers rhizome rhizomes कंद कन्द kand
calf calves बछड़ा बछड़ी बछिया पड़वा पड़िया कटड़ा कटड़ी bachhda bachhdi bachhiya padwa padiya katda katdi
! calving calved delivery delivered ब्याना ब्याने ब्याई ब्यात ब्याही जनना byana byane byai biyai biyahi byat
! udder udders teat teats थन अयन thanon than ayan
! diarrhoea diarrhea scours scour dysentery दस्त पेचिश छेरा dast pechish chhera
! fever बुखार ज्वर ताप bukhar jwar
! cough coughs coughing खाँसी खांसी khansi khaansi
! lame limp limping लंगड़ा लँगड़ा लंगड़ी langda langdi
die dies died dying dead death deaths मर मरना मरते मरने मौत marna marte marne mari maut
stunted stunting dwarf dwarfed बौना बौने बौनी ठिगना bauna baune bauni thigna
! powder powdery चूर्ण पाउडर भभूति choorn powder paudar bhabhuti
! mould mold moulds fungus fungal फफूंद फफूँद फफूंदी भुकड़ी fafund fafundi phaphund bhukdi
sticky चिपचिपा चिपचिपी चिपचिपे लसलसा chipchipa chipchipi chipchipe laslasa
! gum ooze oozes oozing gummosis गोंद gond
smell smells smelling smelly stink stinks stinking foul बदबू दुर्गंध गंध badbu badboo gandh durgandh
germinate germinates germination sprout sprouts sprouting अंकुर अंकुरण जमाव उगना उगता ankur ankuran jamav jamaav ugna ugta uga
yield yields production output पैदावार उपज उत्पादन झाड़ paidavar paidawar upaj utpadan
profit profits income earning earnings मुनाफा कमाई आमदनी munafa kamai aamdani
stake stakes staking trellis मचान सहारा टेक machan sahara tek
mulch mulching मल्च मल्चिंग पलवार malch malching palwar
graft grafts grafted grafting कलम कलमी ग्राफ्टिंग kalam kalmi grafting
! saline salty salt brackish खारा खारी खारे नमकीन लवणीय khara khari khaare khare lavaniya
! sodic alkali alkaline ऊसर कल्लर रेह क्षारीय usar oosar kallar reh kshariya
! acid acidic अम्लीय खट्टी amliya
ripe ripen ripens ripening matures maturity पकना पकता पकती पकने पकाना pakna pakta pakti pakne pakana
bitter कड़वा कड़वी kadwa kadwi karwa karwi
! swelling swollen swells सूजन सूजा सूजी sujan soojan suja suji
! blister blisters छाला छाले फफोला फफोले chhala chhale fafola fafole
! wound wounds sore sores injury घाव जख्म ghav ghaav jakhm zakhm
! web webs webbing जाला जाले jala jale jaala jaale
tip tips नोक सिरा सिरे फुनगी nok sira sire
vein veins नस नसें शिरा शिराएँ nas nasen shira
edge edges margin margins किनारा किनारे किनारों kinara kinare kinaron
whorl गोभ पोंगली पोई gobh gobh pongli ponglee poi
inside अंदर अन्दर भीतर andar bhitar bheetar
sour vinegar सिरका सिरके शराब sirka sirke sharab
round गोल gol
ring rings girdle girdles घेरा घेरे चक्कर छल्ला छल्ले ghera ghere chakkar chhalla chhalle
streak streaks stripe stripes line lines धारी धारियाँ धारियां लकीर लकीरें dhari dhariya dhariyan lakeer lakeeren
shed pen housing बाड़ा बाड़े शेड कोठा bada baade shed kotha
weaning wean weaned छुड़ाना छुड़ाएँ chhudana chhudaye
chew chews chewing cud जुगाली पागुर jugali pagur
thin watery पतला पतली पतले patla patli patle
hard sakht कड़ा सख्त sakht kada
sudden suddenly अचानक achanak
shrivel shrivelled shrivels shrunken पिचका पिचके सिकुड़ा pichka pichke
`;

/** Marks a line whose words name a trouble; those of the others only describe one. */
const NAMES_TROUBLE = '!';

interface Group {
  readonly common: readonly string[];
  readonly names: boolean;
}

const groups = new Map<string, Group>();
for (const line of withOneSpelling(GROUPS).trim().split('\n')) {
  const all = line.split(' ');
  const words = all.filter((word) => word !== NAMES_TROUBLE);
  const common = [words[0], words.find(hasDevanagari)].filter((word) => word !== undefined);
  for (const word of words) {
    const key = spellingTerm(word);
    if (!groups.has(key)) groups.set(key, { common, names: all[0] === NAMES_TROUBLE });
  }
}

/** The everyday words, in English and Hindi, that mean what a word means; empty for most words. */
export function commonWords(word: string): readonly string[] {
  return groups.get(spellingTerm(word))?.common ?? [];
}

/** Whether a word only says what is seen or where, and so names no trouble. */
export function onlyDescribesWord(word: string): boolean {
  return groups.get(spellingTerm(word))?.names === false;
}
