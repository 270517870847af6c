/*
 * Words by which a message leans on what was asked before it.
 */

/** "No water given yet", "sprayed it yesterday", "mineral to de rahe": what is done or left undone asks for nothing. */
const DONE =
  /(?:दिया|दी|डाला|डाली|मारा|मारी|छिड़का|किया|diya|dala|dali|mara|mari|kiya|chhidka)(?: (?:है|था|कल|परसों|hai|h|tha|kal|parso))*$|(?:दे|डाल|de|dal|daal) (?:रहे|रहा|रही|चुके|चुका|rah[aei]|chuk[aei])(?: (?:है|हैं|हूँ|हूं|hai|hain|hun|hoon))?$|(?:देते|डालते|खिलाते|dete|dalte|khilate) (?:हैं|है|हूँ|hain|hai|hun)$|\b(?:i|we) (?:have )?(?:already )?(?:gave|give|sprayed|applied|put|used)\b/iu;
/** "Every five days": how often it is done may be what is wrong. */
const HOW_OFTEN = /(?:हर|\bhar\b|\bevery\b) \d/iu;

/** Whether a message says what was done or left undone, and so asks for no part of it. */
export const tellsDone = (text: string): boolean => DONE.test(text) && !HOW_OFTEN.test(text);

/** "Little water", "it has got late", "the soil is sandy": how the field and the season are. */
export const CONDITION =
  /(?:पानी|pa+ni|water|सिंचाई|sinchai)(?: (?:बहुत|bahut|is|are|तो|to|ही|hi))* (?:कम|नहीं|खारा|थोड़ा|kam|nahi|khara|thoda|less|little|scarce|salty|short)|\b(?:little|less|no|salty) water\b|(?:देर|der|deri|लेट|late) (?:हो|ho) |\b(?:is|are|am|got) late\b|(?:जमीन|ज़मीन|मिट्टी|खेत|zamin|zameen|jamin|jameen|mitti|khet|soil|land)(?: \S+){1,2} (?:है|hai|h)$|\b(?:soil|land|field) is \S+/iu;

/** What a short question says besides asking: of itself it names nothing. */
export const LIGHT: ReadonlySet<string> = new Set(
  (
    'more after till upto date yesterday today tomorrow aaj aj kal parso कल आज परसों ' +
    'same cheez chij chiz baat problem चीज चीज़ बात समस्या mine meant mean sorry first late pay covered cover included allowed ' +
    'konse kaunse konsi kaunsi din dino dinon पर दिन दिनों कौनसे ' +
    'wahi vahi matlab sakte sakta sakti chalegi chalega milega milegi milenge milta milti padega padegi padta late ' +
    'वही मतलब सॉरी सकते सकता सकती चलेगी चलेगा मिलेगा मिलेगी मिलेंगे मिलता मिलती पड़ेगा पडेगा पड़ेगी पडेगी पड़ता पडता'
  ).split(' '),
);

/** "Also in gram?", "the same for onion?", "no, I meant wheat": the same is asked of another crop. */
export const ASKS_THE_SAME =
  /\b(?:also|too|same|meant?|sorry|bhi|wahi|vahi|matlab)\b|(?<![\p{L}\p{M}])(?:भी|वही|मतलब|सॉरी)(?![\p{L}\p{M}])/iu;

/** "What do I give instead": of what was named before. */
export const IN_ITS_PLACE =
  /\binstead\b|\bin its place\b|\b(?:uske|iske|uski|iski) (?:badle|jagah)|^badle\b|(?:उसके|इसके|उसकी|इसकी) (?:बदले|जगह)|^बदले(?![\p{L}\p{M}])/iu;

/** "When do I stop", "how many days before": the end of what was told. */
export const STOPS =
  /(?:\b(?:when|how long|kab|pehle|pahle|before)\b|कब|पहले).*(?:\bstop\b|\bband\b|\brok|बंद|रोक)|\bstop (?:it |them )?(?:before|when)\b/iu;

/** "Which bank", "where do I fill the form", "where is it got": where what was told of is to be had. */
export const WHERE_TO_GO =
  /\b(?:which|what) (?:bank|office|website|portal|form)\b|\b(?:where|kaha+n?|kidhar)\b|\b(?:kis|kaun ?s[aie]|kons[aie]) (?:bank|daftar|office|portal)\b|(?:कहाँ|कहां|किधर)|(?:किस|कौन ?सी|कौन ?सा) (?:बैंक|दफ्तर|पोर्टल)/iu;

export const IS_IT_RIGHT =
  /^(?:तो |क्या )?(?:ये|यह|ऐसा|ऐसे|yeh?|aisa)(?: करना| बात| लेना)? (?:सही|ठीक|जायज|सच|sahi|sach|theek|thik|jayaj) (?:है|hai|h)(?: क्या| ना?| kya| na)?\s*[?？]?$|^is (?:it|this|that) (?:right|true|correct|allowed|legal)\s*\??$/iu;

/** "Do I pull these out, how many do I leave": of plants that were shown before. */
export const PULLS_OUT =
  /उखाड़|उखाड|\bukh[aā]?a?d|\b(?:pull|take|dig) (?:them|these|it|all|those)(?: all| of these| of them)? out\b|\buproot|\bremove (?:them|these|it|all|those)\b/iu;

/** "No, I meant sesame, not moong": what is asked in the place of what was understood, and what is not. */
const MEANT =
  /^(?:(?:नहीं|नही|ना|अरे|सॉरी|no|nahi|nhi|na|sorry|oh)[\s,]+)*(?:(?:मेरा|मेरे कहने का|mera)\s+)?(?:मतलब|matlab)(?:\s+(?:था|है|tha|hai|ye|yeh|यह|ये|वो|wo|woh))*[\s,:]+|^(?:(?:no|sorry|oh|not that)[\s,]+)*i (?:meant?|was asking (?:about|of)|am asking (?:about|of))\s+/iu;
const IS_NOT = /[\s,]+(?:not|na ki|nahi ki|न कि|ना कि)\s.+$/iu;

/** What a message puts in the place of what was understood; undefined where it corrects nothing. */
export function meantInstead(text: string): string | undefined {
  const meant = text.replace(MEANT, '');
  return meant === text ? undefined : meant.replace(IS_NOT, '').trim() || undefined;
}

/** "Will it save it", "does that help", "se bach jayega kya": whether something that is named helps. */
const WHETHER_HELPS =
  /^(?=.*\b(?:will|would|can|could|does|should|shall)\b).*\b(?:save|help|work|kill|stop|cure|control|finish|recover|grow)\b|(?:से|तो|दूँ|दूं|डालूँ|डालूं|(?<![\p{L}\p{M}])(?:se|to|dun|du|dalu))(?![\p{L}\p{M}]).*(?:बच|मर|रुक|ठीक|काम कर|फायदा|असर|बढ़|(?<![\p{L}\p{M}])(?:bach|mar|ruk|theek|thik|kaam kar|fayda|asar|badh))[\p{L}\p{M}]*(?:\s+[\p{L}\p{M}]+)*?(?:गा|गी|गे|ga|gi|ge|\s(?:क्या|kya))(?:\s+(?:क्या|kya))?\s*[?？]?$/iu;
export const asksWhetherHelps = (text: string): boolean => WHETHER_HELPS.test(text);

/** What of such a question names nothing that may help. */
export const VERBS_OF_HELP: ReadonlySet<string> = new Set(
  'will would can could does should shall save help work kill stop cure control finish recover grow now more give put today बच मर रुक ठीक काम फायदा असर बढ़ जाएगा जाएगी जाएँगे होगा होगी अब ज्यादा देने डालने bach mar ruk theek thik kaam fayda asar badh jayega jayegi hoga hogi ab jyada dene dalne'.split(
    ' ',
  ),
);

/** "How to save it, for food and for seed": of what was shown before. */
const OF_IT =
  /^(?:and )?how (?:to|do i|can i|should i|do we|can we) [a-z]+ (?:it|them|this)\b|^(?:so |then )?what (?:to|should i|can i|do i|shall i) do\b|^(?:इसे|इसको|इन्हें|इनको) कैसे|^(?:ise|isko|inhe|inko) kaise\b/iu;
export const asksOfIt = (text: string): boolean => OF_IT.test(text.trim());

/** "Is it a disease?", "ye koi rog hai kya": of what was shown before. */
const WHETHER_DISEASE =
  /^(?:so |ok |but |then )?(?:is|are) (?:it|this|that|they|these) (?:an? |some |any |really )*(?:disease|diseases|pest|insects?|virus|fungus|infection|deficiency)\s*[?？]?$|^(?:तो |क्या )*(?:यह|ये)?\s*(?:कोई )?(?:रोग|बीमारी|कीड़ा|वायरस) (?:है|हैं)(?: क्या)?\s*[?？]?$|^(?:to |kya )*(?:ye|yeh)? ?(?:koi )?(?:rog|bimari|beemari|keeda|virus) (?:hai|h)(?: kya)?\s*[?？]?$/iu;
export const asksWhetherDisease = (text: string): boolean => WHETHER_DISEASE.test(text.trim());

/** "For that, what is to be done and when". */
export const FOR_THAT = /^(?:उसके|इसके|उसके लिए|uske|iske|for (?:it|that|this))(?![\p{L}\p{M}])/iu;

/** "Potash is not to be had … what do I give instead": asked of what the side before it names. */
export const INSTEAD_OF_IT =
  /(?:उसके|इसके|उनके) बदले|(?:उसकी|इसकी|उनकी) जगह|\b(?:uske|iske) badle|\b(?:uski|iski) jagah|\binstead of (?:it|that)\b/iu;
