/** Words that ask, or put something up for decision: "कब", "करूं", "बताइए". */
const ASKING_WORDS =
  /(?<![\p{L}\p{M}])(?:क्या|कब|कितन\S*|कैस\S*|कौन\S*|क्यो\S*|क्यू\S*|किस|किसे|किसको|किसका|किसकी|किसके|किसमें|किन|किनको|कहा[ँं]|कि नह\S*|या नह\S*|बताओ|बताइए|बताएं|बताएँ|बतायें|बताना|बता|चाहिए|चलेगा|चलेगी|चल जाएगा|चल जाएगी|ठीक रहेगा|ठीक रहेगी|उपाय|इलाज|तरीका|सलाह|सकते|सकता|सकती|रोकथाम|बचाव|kya|kab|kitn\w*|kaise|kais[ai]|kaun\w*|kons\w*|ky[ou]+n?|kis|kise|kisko|kiska|kiski|kisme|kis[mt]\w*|kaha+n?|batao|bataiye|bataye|bata|chahiy?e|upay|ila+j|how|what|when|which|why|should|shall|can|could|tell|please)(?![\p{L}\p{M}])/iu;
/** "Shall I": करूं, लगाऊं, बोऊ; not what only ends so: wheat, aphids, "I am". */
const SHALL_I =
  /(?<![\p{L}\p{M}])(?!(?:गेहू|माहू|हू|जू|आलू|काजू|नींबू|शुरू|चालू)[ंँ]?(?![\p{L}\p{M}]))(?:[\p{L}\p{M}]+(?:ू|ऊ)[ंँ]|[\p{L}\p{M}]*[ाोे]ऊ|करू|दू|डालू|रखू|बेचू|निकालू|छिड़कू|काटू|रोकू)(?![\p{L}\p{M}])/iu;

/** How a sentence ends that tells how things are or were, with at most so much behind it as an amount. */
const TELLING =
  /(?<![\p{L}\p{M}])(?:है|हैं|हूं|हूँ|था|थी|थे|गया|गयी|गई|गए|गये|चुका|चुकी|चुके|रहा|रही|रहे|होगी|होगा|होंगे|लिया|दिया|दी|दिए|दिये|पड़ा|पड़ी|उगा|बोले|बताया|कहते|मिलता|मिलती|मिलते|फिर भी)(?:\s+[\p{L}\p{M}\d.]+){0,2}$/iu;

/** The same in English, where a sentence begins with who or what it tells of: "we have put the nursery ten days back", "drip is there". */
const TELLING_ENGLISH =
  /^(?:(?:sir|and|also|but|now|so|because|here|actually)\s+)*(?:(?:i|we|he|she|they|it|there|my|our|the|this|that|these|those|all|plants?|crop|seedlings?|trees?|soil|field|land)\b[^?]*\b(?:is|are|was|were|am|have|has|had|got|gave|given|put|planted|sown|sowed|transplanted|done|did|took|taken|applied|sprayed|bought|started|came|went|live|stay|grow|own|use|used|kept|made)\b|(?:manure|compost|fym|urea|dap|fertili[sz]ers?|seeds?|water|irrigation) (?:was|were|has been|have been) (?:given|applied|put|treated|bought|kept|done)\b|[\p{L}\s]{2,30}\b(?:is|are) (?:there|available|with me|with us)$)/iu;

/** What somebody wants or lacks in English, or what is wrong, asks. */
const WANTED_ENGLISH =
  /\b(?:want|wants|need|needs|wish|like to|looking|help|problem|doubt|confus\w*|worried|worry|not|no|never|nobody|without|less|low|lost|stopped|refus\w*|reject\w*|delay\w*|pending|wrong|better|best|safe|good|allowed|possible|enough|too)\b|n['’]t\b/iu;

/** What somebody wants, what was not given, and the east's way of asking for the time tell of no mere circumstance. */
const WANTED =
  /(?:ना|नी|ने)\s+(?:है|हैं)$|नहीं\s+(?:दी|दिया|मिली|मिला|आई|आया|हुई|हुआ)(?![\p{L}\p{M}])|समय\s+(?:का\s+है|आ\s+गया|हो\s+गया)/iu;

/** What was in another year tells why somebody asks, and not what. */
const LAST_YEAR = /(?:पिछल[ाेी]|गत|बीते)\s+(?:साल|बार|वर्ष|सीजन|मौसम)/iu;

/** Whether a piece of a message asks or puts something up for decision. */
export const isAsked = (piece: string): boolean => ASKING_WORDS.test(piece) || SHALL_I.test(piece);

/** "Rain not come yet in our side": why somebody asks. */
const NO_RAIN_YET =
  /\b(?:rains?|monsoon)(?: has| have| did| is)? not (?:yet )?(?:come|arrived?|started?|begun)\b|\bno rain (?:yet|till now|so far)\b/iu;

const tellsInEnglish = (piece: string): boolean => TELLING_ENGLISH.test(piece) && !WANTED_ENGLISH.test(piece);

/** "It is 20 days old", "the rate is fair too": how things are, and no question. */
export const isTold = (piece: string): boolean =>
  (TELLING.test(piece.trim()) || NO_RAIN_YET.test(piece) || tellsInEnglish(piece.trim())) &&
  !WANTED.test(piece.trim()) &&
  !isAsked(piece);

/** "Last year half the field dried up." */
export const isOfLastYear = (piece: string): boolean => LAST_YEAR.test(piece) && !isAsked(piece);

/** Words that ask for a part of the work, and not only describe: "how much water", "पानी कब". */
const ASKS_FOR = /\b(how|when|which|what|shall|should|kab|kitn\w*|kaise|kaun\w*|kons\w*)\b|कब|कितन|कैसे|कौन/iu;
/** Whether a text asks for a part, a time or an amount, beside what it describes. */
export const asksFor = (text: string): boolean => ASKS_FOR.test(text);
