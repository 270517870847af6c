const VICTIM =
  '(?:padosi|padosan|pados|dushman|kisi|dusre|doosre|saas|sasur|saut\\w*|devar|jeth|biwi|patni|pati|bahu|damaad|damad|someone|somebody|neighbou?rs?|enemy|enemies|person|husband|wife|man|people|aadmi|admi|insaan|uske|uski|unki|unka|usko|unke|his|her|their)';
const CREATURE =
  '(?:kutt\\w*|dogs?|billi\\w*|cats?|bhains\\w*|gaa?y\\w*|saa?nd|buffalo\\w*|cows?|bulls?|bail|bakri\\w*|goats?|machh?l\\w*|fish\\w*|stray\\w*|awara|aawara)';
const MEANS =
  /\b(?:zahar|jahar|zeher|jeher|poison\w*|vish|dawa\w*|dawaai|davai|dava|keetnashak|kitnashak|kitna?shak|pesticides?|insecticides?|sul?phas|sulfas|celphos|chemical|goli)\b/;
const TO_KILL =
  '(?:maar (?:du|dun|doon|dalu|dena|dalna)|maarne|marne (?:ke li[ey]e|ki|ka|wali|wala)|mare|mar (?:jaye|jae|jaaye|jay)|kill(?:ing)?|to die|dies?)';
const SECRET =
  /\b(?:pata na chale|chup ?chaa?p|chupke|bina pata|secretly|without (?:knowing|trace|smell|taste)|undetected|nobody knows)\b/;
const INTO_WATER_OR_FOOD =
  /\b(?:kuan|kue|kuen|well|talaa?b|pond|tank|khana|khane|food|fodder|chaa?r[ae]|paa?ni|water)\b.*\b(?:mila\w*|daa?l\w*|put|mix|pour|in (?:the )?(?:fodder|food|well|pond|water))\b|\bin (?:the )?(?:fodder|food|well|pond|water)\b/;
const PESTS =
  /\b(?:chuh\w*|rats?|mouse|mice|keed\w*|keet|insects?|pests?|sundi|illi|deemak|termites?|weeds?|kharpatwar|makkh\w*|kill?ni|ticks?|jo[on]k|lice|machchh?ar|mosquito\w*|ants?|chee?nti\w*)\b/;
const SAFELY =
  /\b(?:save|protect|bacha\w*|safe|without harming|nuksan (?:na|nahi)|bhaga\w*|away|khujli|mange|ilaa?j|bima?ri?|sick|ill)\b/;

const KILLS_BEING = new RegExp(
  `\\b(?:${VICTIM}|${CREATURE}) ko (?:\\w+ ){0,4}${TO_KILL}\\b|\\b(?:${VICTIM}|${CREATURE}) ${TO_KILL}\\b|\\bkill(?:ing)? (?:(?:a|the|my|his|her|their|some|stray|street) ){0,2}(?:${VICTIM}|${CREATURE})\\b`,
);
const KILLS_CREATURE = new RegExp(`\\b${CREATURE}\\b (?:\\w+ ){0,3}${TO_KILL}\\b`);
/** What is laid out for dogs. */
const BAIT =
  /\b(?:zahar|jahar|zeher|jeher|poison\w*) (?:wal[aei]|mil\w*|laga\w*|bread|meat) ?(?:roti|ladd?u|laddoo|maans|meat|chaa?ra|khana|bread)?\b.*\b(?:roti|ladd?u|laddoo|maans|meat|bread|khana|banaye|banau)\b/;
const OF_ANOTHER = new RegExp(`\\b${VICTIM}\\b`);

/** Whether it is asked how to poison somebody, or another's animal, well or pond. */
export function asksToHarm(text: string): boolean {
  if (PESTS.test(text) || SAFELY.test(text)) return false;
  if (OF_ANOTHER.test(text) && INTO_WATER_OR_FOOD.test(text) && KILLS_CREATURE.test(text)) return true;
  if (!MEANS.test(text)) return false;
  if (BAIT.test(text)) return true;
  if (KILLS_BEING.test(text)) return true;
  return OF_ANOTHER.test(text) && (SECRET.test(text) || INTO_WATER_OR_FOOD.test(text));
}
