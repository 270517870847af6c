import { remembered } from '../../vocabulary/remembered.js';
import { isWithin } from '../../vocabulary/spelling-distance.js';
import { spokenWord } from './spoken-form.js';

/** The ideas that talk of danger is made of, with the words for them in English and in spoken Hindi, any spelling. */
const WORDS = {
  suicide:
    'suicide suicidal suicid aatmahatya atmahatya atamhatya aatmhatya atmhatya khudkushi khudkashi khudkhushi atmahatye atmahatyechi atmaghat',
  noose: 'phansi phaansi fansi fanda phanda hang hanging noose rassi',
  die: 'die dying dead death mar marna marne marni marun maru mrna mrne marr marunga maut mout maran marwa marva maray maraycha marayche marayala moote',
  dieFirst: 'marjau marjaun marjaunga marunga marungi marjaungi',
  goFirst: 'jau jaun jaaun jaaoon jaaoonga jaaunga jaungi jaunga jauga jaugi jaavan javan jaava',
  live: 'live living jeena jine jina jeene jeenay jena jene jeekar jikar jeeke jeen jeev jivvu jivavu jagna jagaychi jagayche jagaycha jagne zinda jinda jeevan jivan zindagi jindagi jindgi zindgi life alive',
  not: 'nahi nhi nahin nai na no not dont donot never without nathi nahiye nako nain naheen cant cannot',
  want: 'mn want wish chahta chahti chahte chahata chahunga chahda chahundi chahunda chah man mann dil iccha ichha ichchha jee ji feel mood chhe chu ichchha aahe ahe',
  tired: 'tired fed sick tang pareshan thak thakgaya thaka haar haarkar haargaya',
  all: 'sab sabkuch sara saara everything all sagla sagle badhu sabh',
  over: 'khatam khatma khtam khatm khattam finished barbad tabah lost ruined destroyed gone khalas',
  left: 'bacha bachi bachaa left remaining rasta raasta way ummeed umeed umid hope',
  nothing: 'kuch kuchh nothing koi',
  courage: 'himmat himat hausla takat',
  debt: 'karz karj karja karza karjaa karje loan loans debt debts udhar udhaar byaj sahukar kist sood rin karjdaar',
  soul: 'jaan jan jaanu jiv',
  give: 'dena dene dedu dedunga dunga doon dun du deni dungi de deta de dedo',
  self: 'myself khud khudko apne apni apneaap self',
  kill: 'kill killing khatam',
  end: 'end ending',
  poison:
    'poison poision poisan poisen poyson poisonous poisoned poisoning zahar jahar zeher jeher jehar zaher jhr zehar vish vis bish visha wish zehrila ratpoison dhatura datura kaner oleander jatropha ratanjot jamalgota',
  pesticide:
    'pesticide pesticides insecticide insecticides weedicide herbicide fungicide keetnashak kitnashak keetanashak kitanashak spray spre dawa dawai dawaai davai dava dawaayi aushadh aushadhi chemical chemicals medicine monocrotophos chlorpyrifos glyphosate roundup weedkiller paraquat endosulfan acid tezab phorate profenofos imidacloprid dichlorvos nuvan urea phenyl fenyl finail phinail finayl finyl harpic lizol kerosene kerosin coragen koragen confidor rogor furadan thimet malathion cypermethrin goli goliyan tablet tablets spraying sprayed gramoxone rogor formalin mancozeb carbendazim bavistin thiram atrazine fipronil emamectin thiamethoxam acephate quinalphos ethion dimethoate fenvalerate lambda baygon mortein tezaab petrol diesel thinner keetnasak',
  fumigant:
    'sulphas sulfas salphas salfas sulphos salfos sallfas celphos celfos selphos selfos celfas selfas aluminium phosphide quickphos fumigation saelphos',
  drinkDone:
    'drank drunk swallowed swallow swallows consumed ate eaten ingested taken licked inhaled inhale breathed gulped nigal nigla nigal nigli chaat sungh soongh',
  drink:
    'pi pee pii piya peeya pili peeli piliya peena pina peene pine kha khaa khaya khana khane khali khaliya pila pilaya khila',
  done: 'li liya lia liyi gaya gayi gya gai gyi gaye ga hai chuka chuki chali chala diya dia di dala daal ha lee leea laya',
  future: 'lu lun lunga lungi loonga loon lena lene leta jau jaunga khalu khalunga lega legi lenge pilu pilunga',
  eye: 'eye eyes aankh aankhon aankho ankh ankhon aankhen nayan akh akkh aankhan',
  body: 'mouth muh munh mooh muhn skin face chehra naak nose body badan sharir shareer peeth pith kapde kapdo kapdon gardan haath hath hand hands throat gala pet stomach chamdi saans sans moonh muhme',
  entered:
    'chali chala gaya gayi gya gyi gai gir giri gira pad padi pada lag laga lagi got went gone splash splashed fell fallen spilled spilt sprayed burning burn burns jal jalan jalne touch touched entered in into boond boonden chhinta chheenta chhinte chheente chhite drop drops leak leaked phail phailgaya',
  symptom:
    'vomit vomiting vomited vomits ultiyan dizzy dizziness behosh behoshi unconscious faint fainted fainting headache convulsion convulsions seizure nausea trembling paseena sweating',
  child:
    'child children kid baby son daughter boy girl bachha bachcha bacha bachhe bachche bachi bachchi beta beti bete ladka ladki munda kaka',
  person:
    'i my me mine we wife husband father mother brother sister uncle someone man woman worker labour labourer mazdoor majdoor majdur patni pati biwi papa pita maa mummy bhai behen bhabhi chacha dada log aadmi admi aurat usne maine mene mai main mujhe mere meri humne kisi gharwale gharwali padosi',
  snake:
    'snake saanp samp sanp naag sarp saap sap cobra krait kobra karait kareit kraits nagin viper daboia sarpa sape sapa',
  bite: 'bite bit bitten bites kaat kata kaata katliya kaatliya dans das kaatne katne chavla dasa dang dank dasya dasliya kamdechhe kamrechhe kamdeche kamrese',
  animal:
    'cow cows buffalo buffaloes cattle calf goat goats sheep hen hens chicken chickens animal animals dog gaay gay bhains bhens bhais bachhda bachhra bachda bakri bakra bakriyan pashu murgi murgiyan janwar janvar maveshi bail kutta kutte kutton billi cat cats dogs puppy majh mhais',
  pest: 'rat rats mouse mice weed weeds pest pests insect insects worm worms termite termites chuha chuhe chuhon chuho keeda keede kide keet kharpatwar ghas ghaas deemak dimak sundi illi makkhi makhi mahu chepa tela nilgai suar bandar',
  crop: 'crop crops plant plants field leaves tree trees fasal fasle paudha paudhe paudh podha podhe ped pedh patti patte patta beej seed seedlings nursery kheti fruit phal gehu gehun dhan dhaan kapas tamatar aalu alu mirch pyaj',
  hail: 'hail ole ola olavrishti olawrishti flood baadh badh barish baarish rain storm toofan tufan andhi aandhi sukha drought pala paala frost doob dub insurance bima beema fasal fasle crop crops muavja muavza claim aag fire gehu gehun dhan dhaan kapas sarson',
  store:
    'grain gehu gehun wheat rice chawal anaj anaaj dal daal bhandar bhandaran store stored storage bori godam drum tanki kothi ghun keede kide chana bin room',
} as const;

export type Concept = keyof typeof WORDS;

/** Longer words are also known with one letter wrong, very long ones with two. */
const ONE_MISTAKE_FROM = 6;
const TWO_MISTAKES_FROM = 9;

interface Known {
  readonly concept: Concept;
  readonly word: string;
}

/** Words that what is spoken alike is written as, and that are none of these: hen, sheep, twenty (vish), and the leaf that a husband sounds like. */
const OTHER_WORDS: ReadonlySet<string> = new Set(['he', 'sip', 'bis', 'pati']);

/** "To have something done" (कराया, करवाना) is in every second question, and near the krait, a snake. */
const HAS_DONE = /^karv?a(?:i[aeiou]?|[nt][aeiou]|u\w*|en?g\w*)$/;

const SPOKEN = new Map<string, Set<Concept>>();
const LONG: Known[] = [];
for (const concept of Object.keys(WORDS).map((name) => name as Concept)) {
  for (const written of new Set(WORDS[concept].split(' '))) {
    for (const form of new Set([written, spokenWord(written)])) {
      // "In" sounds like "i": a single letter tells nothing. A hen sounds like "he".
      if (form !== written && (form.length < 2 || OTHER_WORDS.has(form))) continue;
      const concepts = SPOKEN.get(form) ?? new Set<Concept>();
      concepts.add(concept);
      SPOKEN.set(form, concepts);
    }
    const spoken = spokenWord(written);
    if (spoken.length >= ONE_MISTAKE_FROM) LONG.push({ concept, word: spoken });
  }
}

/** The ideas that a word of a text stands for. */
export const conceptsOf = remembered((word): ReadonlySet<Concept> => {
  const spoken = spokenWord(word);
  const found = new Set([...(SPOKEN.get(word) ?? []), ...(SPOKEN.get(spoken) ?? [])]);
  if (found.size > 0 || spoken.length < ONE_MISTAKE_FROM - 1 || HAS_DONE.test(spoken)) return found;
  for (const known of LONG) {
    // What is gassed with has no word near it that means something else: "clphos".
    if (spoken.length < ONE_MISTAKE_FROM && known.concept !== 'fumigant') continue;
    const mistakes = known.word.length >= TWO_MISTAKES_FROM ? 2 : 1;
    if (known.word[0] === spoken[0] && isWithin(known.word, spoken, mistakes)) found.add(known.concept);
  }
  return found;
});
