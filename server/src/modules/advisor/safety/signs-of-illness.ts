/** What somebody who is ill feels or shows, and no plant does. */
export const SICKNESS =
  /\b(vomit\w*|nause\w*|dizz\w*|giddy|giddiness|unconscious|faint\w*|convulsi\w*|seizures?|headaches?|head ache|sweat\w*|shiver\w*|shaking|trembl\w*|twitch\w*|saliva|drool\w*|blurr?\w*|breathless\w*|ulti|ultiya\w*|ulte|behosh\w*|chakk?ar|chakra raha|chakra rahi|machal\w*|mac?hla\w*|michal\w*|michla\w*|matli|ka+[nm]?p\w* rah\w*|ka+[nm]p|laa?r (gir|tapak|aa|nikal|bah)\w*|ghabra\w*|daure|paseena|pasina|dhundh?\w*|tabiyat|tabiyet|tabeeyat|sar ?dard|sir ?dard|unwell|feel\w* (sick|ill|bad|weak)|marod\w*|throw\w* up|threw up|andhera chha|dam ghut\w*|(?:j[ua]ba+n|z[ua]ba+n|jee?bh) (?:\w+ )?(?:jal|lada?kha?d|lat[ak]|su[nj])\w*|hosh (nahi|nhi|nahin)|pet (me |mein )?dard|stomach ?ache|ulat\w*|ulty\w*)\b/;
export const HEAD_SPINS =
  /\b(head|sar|sir|matha|maatha)( \w+)? (spin\w*|reel\w*|ghoo?m\w*|chakra\w*|bhaa?ri)\b|\bspinning head\b/;
export const BREATH =
  /\b(breath\w*|saans|sans) (\w+ ){0,2}(hard|heavy|trouble|difficult\w*|fast|problem|dikkat|takleef|taklif|pareshani|ful\w*|phul\w*|phool\w*|ruk\w*|tez|atak\w*|nahi|nhi)\b|\b(trouble|difficult\w*|problem|hard|cannot|cant|not|short\w*) (\w+ ){0,2}breath\w*/;
export const RELATIVE =
  '(husband|wife|brother|father|mother|sister|uncle|aunt|son|daughter|child|baby|boy|girl|grandfather|worker|labou?rer|labou?r|friend|man|woman|he|she|him|her|bhaiya?|bhaia|pati|patni|pita|pitaji|papa|maa|mummy|bahu|behen|bahan|chacha|chachi|chaach[ai]|dada|dadi|daad[ai]|naan[ai]|pitaaji|gudiya|beta|bete|beti|ba+c+h+c?h*[aei]|bach+o|babuji|dev[ae]r|bhabhi|sasur|saas|nanad|mama|mausi|bua|tauji|dost|sathi|munn[aeiu]|mistri|bhat[ie]+j[aei]|bhanj[aei]|kids|dad|mom|bapu|baba|driver|ladk[aei]|mazdoor|majdoor|majdur|padosi|aadmi|admi|aurat|mahila|beha+n|bitiya|j(?:ee|i)j[aiu]|saal[aei]|pot[aei]|d(?:ee|i)d(?:ee|i)|ta+u|ta+i|(?:ph|f)(?:oo|u)(?:ph|f)[aei]|da+mad|na+ti|na+tin|na+ni|na+na|mami|naukar|noukar|cousin|nephew|niece|in law|grandson|granddaughter|granny|servant|(?:mer[ae]|my|hamar[ae]|chh?ot[ae]|bad[ae]) bhai)s?';
/** "The crop droops as if it had fainted." */
export const PLANT_LIKE_ILL =
  /\b(?:fasal|crop|plants?|paudh\w*|sabzi|sabji)\b.*\b(?:jais[aei]|like)\b|\bbeh+o*sh? jais[aei]\b/;
/** Somebody of the house who is ill; "bhai, my buffalo …" only calls somebody. */
export const SOMEBODY_ILL = new RegExp(
  `\\b(my|our|mera|mere|meri|hamara|hamare|hamari) ${RELATIVE}\\b(?! (ki|ka|cow|buffalo|goat|ke (?:khet|paas|naam|ghar|bag)))|\\b${RELATIVE} (ji )?(ne|ko|ke (muh|haath|hath|pair|sar|sir|aankh)|is|was|has|feels?)\\b`,
);
/** How to keep it from happening, where nothing has happened yet. */
export const TO_BE_AVOIDED =
  /\b(avoid|prevent|safely|safe|precautions?|protect|so (that )?(i|we) (do not|dont)|na (ho|jaye|jae|aaye|aye|lage)|bachn?e|bachav|bachaav|kaise bach\w*|pehn\w*|pahn\w*|wear|savdhani|saavdhani|surakshit)\b/;
/** Who is kept: what happens to them is the vet's. */
export const LIVESTOCK =
  /\b(cows?|buffalo\w*|cattle|cal(?:f|ves)|bulls?|ox|oxen|goats?|sheep|hens?|chick\w*|poultry|broilers?|animals?|pig(?:s|lets?)?|sows?|fish\w*|machh?l\w*|gaa?y|gaaye?n|bhains\w*|bhens|bhais|majj?h|mhais|bachh?d\w*|bachh?r\w*|kat[dr]\w*|bakr\w*|bhed\w*|murg\w*|choo?z\w*|pashu\w*|jaa?n[vw]ar\w*|mav?eshi\w*|bail|ghod\w*|suar\w*)\b|\bgai (?:ne|ko)\b/;
