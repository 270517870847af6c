import type { CropWord } from '../../../vocabulary/crops.js';
import { hasDevanagari } from '../../../vocabulary/devanagari.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { isAbout, isCropSubject } from '../../knowledge/knowledge-entry.js';
import type { SectionLabel } from '../../knowledge/section-labels.js';
import { romanise } from '../../language/romanise.js';
import { isAnimal } from '../../vocabulary/animals.js';
import { asksFor } from '../../vocabulary/asking.js';
import { DISEASE_SIGN_WORDS, SICK_WORDS, SYMPTOM_WORDS } from '../../vocabulary/intents.js';
import { LIGHT } from '../../vocabulary/leaning-words.js';
import { machineWords } from '../../vocabulary/machines.js';
import { otherPlace } from '../../vocabulary/places.js';
import { labelName } from '../../vocabulary/section-words.js';
import { schemeNames } from '../../vocabulary/telling-names.js';
import { themeOf, themeWords } from '../../vocabulary/themes.js';
import type { ConversationState } from '../planning/conversation-state.js';
import { retarget, selectTool, type ToolChoice } from '../planning/select-tool.js';
import { NEAREST } from '../planning/thresholds.js';
import { tonsIn } from '../planning/tool-arguments.js';
import type { Reading } from '../reading/reading.js';
import { WORK_PARTS } from '../reading/work-parts.js';
import { OF_SCHEMES } from '../rules/scheme-parts.js';
import { headNamesOf } from '../rules/telling-parts.js';

/** A follow-up is short: "and water?", "और पानी?". */
const FOLLOW_UP_WORDS = 4;
/** Where the name of a subject is only a part of it: दूध stands for the whole animal. */
const CONTEXT_WORDS: ReadonlyMap<string, readonly [string, string]> = new Map([['dairy', ['cattle', 'पशु']]]);

const FOLLOW_UP =
  /^(and|what about|how about|और|तो|aur|or|phir|फिर|ok|okay|achha|accha|अच्छा)\b|^(और|तो|फिर|अच्छा)|\b(it|its|isme|usme|iske|uske|iska|uska|isko|usko|iski|uski|ye|yeh|this|that|them|they)\b|इसमें|उसमें|इसके|उसके|इसका|उसका|इसको|उसको|इसकी|उसकी/iu;

/** A question that only asks how much or when is about what the one before named: "gypsum?" … "how much per acre". */
const ASKS_ONLY_AMOUNT = /\b(how much|how many|kitn\w*|per acre|when)\b|कितन|प्रति एकड़|कब/iu;

/** "And on which days?" asks for the days of what was told. */
const WHICH_DAYS =
  /\bwhich days?\b|\b(?:kon|kaun) ?s[ei] (?:\w+ ){0,2}din\b|\bkis kis din\b|(?:कौन ?से|किस किस) (?:कौन से )?दिन/iu;

/** "Is there a fee?" */
const WHETHER = /\bkya\b|क्या|^(?:is|are|do|does|can|will)\b/iu;

/** Parts that schemes have and crops have not. */
const SCHEME_PARTS: ReadonlySet<SectionLabel> = new Set(['who', 'amount', 'apply']);

/** Words of its own that a question may have and still go on about the scheme before it. */
const MOST_OWN_WORDS = 2;

/** What a scheme or paper is called by that is no theme of its own; undefined for other entries. */
function nameOfScheme(id: string | undefined, knowledge: KnowledgeBase): string | undefined {
  const entry = id === undefined ? undefined : knowledge.entry(id);
  return entry && OF_SCHEMES.has(entry.subject) ? headNamesOf(entry).find((name) => schemeNames.has(name)) : undefined;
}

/** "Documents?" after PM-KISAN: a short question that names neither a crop, nor its work, nor another scheme is about the last one. */
export function withTheme(
  said: Reading,
  { entry, scheme }: ConversationState,
  knowledge: KnowledgeBase,
): Reading | undefined {
  // "The premium for wheat?", "which papers?": what only a scheme has is asked of it, beside a crop too.
  const ofScheme = said.labels.length > 0 && said.labels.every((label) => SCHEME_PARTS.has(label));
  const last = ofScheme ? scheme : said.crops.length === 0 ? entry : undefined;
  const theme = last === undefined ? undefined : themeOf(last);
  const name = theme?.name ?? nameOfScheme(last, knowledge);
  if (name === undefined || said.work.length > 0 || themeWords.has(said.text)) return undefined;
  if (said.rest.length > MOST_OWN_WORDS || said.labels.some((label) => WORK_PARTS.has(label))) return undefined;
  if (knowledge.leadOf(said.text) !== undefined) return undefined;
  const choice = selectTool(said.text);
  if (choice !== undefined && choice.tool !== 'government_schemes') return undefined;
  const asks =
    said.labels.length > 0 ||
    choice !== undefined ||
    FOLLOW_UP.test(said.text) ||
    asksFor(said.text) ||
    WHETHER.test(said.text);
  if (!asks) return undefined;
  const text = `${said.text} ${name}`;
  // What was told along with the rest is told again where it is asked alone: "and how many days?".
  return { ...said, text, withCrop: text, asksAgain: said.asksAgain || theme === undefined };
}

/** "And the second?" after the first watering: which one of what was asked before. */
const WHICH_ONE =
  /(?<![\p{L}\p{M}])(?:second|third|fourth|next|last|2nd|3rd|4th|(?:du|doo|do)sr[aei]|t[ie]+sr[aei]|chauth[aei]|agl[aei]|दूसर[ाीे]|तीसर[ाीे]|चौथ[ाीे]|अगल[ाीे])(?![\p{L}\p{M}])/iu;
const ENGLISH = /^(?:second|third|fourth|next|last|2nd|3rd|4th)$/iu;

/** A question that names only which one, with the part that was asked before: "second" → "second water". */
function withPartBefore(said: Reading, { labels }: ConversationState): Reading {
  const [which] = WHICH_ONE.exec(said.text) ?? [];
  const part = labels.find((label) => label !== 'when');
  const namesMore = said.rest.some((word) => !WHICH_ONE.test(word));
  if (which === undefined || part === undefined || namesMore || said.labels.length + said.work.length > 0) return said;
  const hindi = labelName(part, 'hi', true);
  const name = ENGLISH.test(which) ? labelName(part, 'en', true) : hasDevanagari(which) ? hindi : romanise(hindi);
  return { ...said, text: said.text.replace(which, `${which} ${name}`), labels: [part], rest: [] };
}

const REMEDY: ReadonlySet<SectionLabel> = new Set(['action', 'dose']);

/** "On which day do I spray, before the water or after?" */
const WHEN_SPRAYED =
  /(?:dawa|dawai|davai|davaa|spray|weedicide|herbicide|दवा|दवाई|स्प्रे)[^?.।]*(?:how many days|which day|when|kab|kitne din|kis din|कब|कितने दिन|किस दिन)|(?:how many days|which day|when|kab|kitne din|kis din|कब|कितने दिन|किस दिन)[^?.।]*(?:dawa|dawai|davai|spray|weedicide|herbicide|दवा|दवाई|स्प्रे)/iu;

/** "Which medicine?", "on which day do I spray?" after the weeds asks for a weedicide. */
function withWeedsBefore(said: Reading, { labels, crop }: ConversationState): Reading {
  const isOfCrop = said.crops.every((each) => each === crop);
  const onlyRemedy = said.labels.length > 0 && said.labels.every((label) => REMEDY.has(label));
  const isBare = onlyRemedy && said.rest.length <= 1 && said.work.length === 0;
  const asksWhen = WHEN_SPRAYED.test(said.text) && !SYMPTOM_WORDS.has(said.text) && !DISEASE_SIGN_WORDS.has(said.text);
  if (!isOfCrop || !labels.includes('weeds')) return said;
  if (isBare) return { ...said, labels: ['weeds', 'caution'], rest: [], asksAgain: true };
  return asksWhen ? { ...said, labels: ['weeds'], work: [], rest: [], asksAgain: true } : said;
}

/** Of what an animal has and shows, and no plant does. */
const ANIMAL_BODY =
  /(?<![\p{L}\p{M}])(?:belly|stomach|dung|udder|teats?|tail|hoof|hooves|horns?|eyes?|ears?|nose|mouth|tongue|breath\w*|pet|gobar|than|thano|poonchh?|khur|aankh|kaan|naak|muh|munh|saans|jugali|पेट|गोबर|थन|थनों|पूँछ|पूंछ|खुर|सींग|आँख|आंख|कान|नाक|मुँह|मुंह|जीभ|साँस|सांस|जुगाली)(?![\p{L}\p{M}])/iu;

/** A short question that names no crop is about the last one; one that names only another crop or place asks the same of it. */
export function withContext(question: Reading, state: ConversationState, knowledge: KnowledgeBase): Reading {
  const said = withWeedsBefore(withPartBefore(question, state), state);
  const isShort = said.contentWords <= FOLLOW_UP_WORDS;
  const refersBack = FOLLOW_UP.test(said.text.trim());
  if (said.crops.length === 0 && state.crop) {
    const asksPart = (said.labels.length > 0 || said.area !== undefined) && said.rest.length <= 2;
    // "The dung is hard and there is gas in the belly" goes on about the buffalo that does not eat.
    const isOfAnimal = isAnimal(state.crop.subject) && (SICK_WORDS.has(said.text) || ANIMAL_BODY.test(said.text));
    if (!isShort && !refersBack && !asksPart && !isOfAnimal && !fitsCrop(said, state.crop, knowledge)) return said;
    const names = CONTEXT_WORDS.get(state.crop.subject) ?? state.crop.names;
    // Watermelon stays watermelon among the gourds.
    const own = state.cropName === undefined ? [] : [state.cropName];
    // "How many more after that" names nothing either.
    const isBare = said.labels.length + said.work.length === 0 && said.rest.every((word) => LIGHT.has(word));
    const labels = isBare ? state.labels : said.labels;
    // Only what was asked with a word of its own is carried on; "how much seed" stays a question about seed.
    const focus = isBare && ASKS_ONLY_AMOUNT.test(said.text) ? state.focus : [];
    const withCrop = [said.text, ...focus, ...own, names[1], names[0]].join(' ');
    return {
      ...said,
      crops: [state.crop],
      labels,
      text: withCrop,
      withCrop,
      goesOn: said.rest.length <= 2,
      // "And how much for 3 acres" asks for the same figure of that land.
      asksAgain:
        said.asksAgain || focus.length > 0 || (isBare && (said.area !== undefined || WHICH_DAYS.test(said.text))),
      rest: [...said.rest, ...focus],
    };
  }
  const namesOnlyCrop = said.labels.length === 0 && said.work.length === 0 && said.rest.length === 0;
  if (said.crops.length > 0 && namesOnlyCrop && state.labels.length > 0) return { ...said, labels: state.labels };
  return said;
}

/** Of what a question without a crop is near to, the crop of the conversation has to be nearly as near as the nearest. */
const NEARLY_AS_NEAR = 0.4;

/** "How many male vines, how many female" after pointed gourd: a longer question may go on about the crop just as well. */
function fitsCrop(said: Reading, { subject }: CropWord, knowledge: KnowledgeBase): boolean {
  const [nearest, ...others] = knowledge.find(said.text, NEAREST, said.labels, []);
  if (!nearest || !isCropSubject(nearest.value.subject)) return false;
  const own = [nearest, ...others].find(({ value }) => isAbout(value, subject));
  return own !== undefined && own.confidence >= nearest.confidence * NEARLY_AS_NEAR;
}

/** What stands in the field asks for no date of sowing any more. */
const SOWN_ALREADY =
  /\b(boya|boyi|bo diya|bo di) (hai|tha|thi|h)\b|\b(have|had|has) (sown|planted)\b|\bi (sowed|planted)\b|\bsowing (was |is )?(done|over|complete|completed|finished)\b|\bbuwai ho (gayi|gai|chuki)\b|(बोया|बोई) (है|था|थी)|बुवाई हो (गई|गयी|चुकी)|बो दिया|\bboy?e hu[ey]e?\b|बो[एय]े? हुए/iu;

/** "Fruits fall when they are small", "when the hot wind starts": no date is asked. */
const IDLE_WHEN =
  /^(?!.*\bwhen (?:to|should|do|does|is|are|can|will)\b).*\bwhen (?:they|it|i|we|you|the|ripe|wet|dry|young|small|pulled|cut|split|touched|pressed|opened|shaken)\b|^(?!.*\bwhen (?:to|should|do|does|can|will)\b).*\bwhen (?:the |a )?[a-z]+ (?:is|are|was|were) (?:cut|opened|split|pulled|dug|broken|touched|shaken|picked)\b|\bwhen (?:the )?(?:hot|cold|loo|winds?|frost|fog|heat|hail|storm)\b[a-z ]*? (?:starts?|begins?|comes?|blows?|rises?)\b/iu;

/** Whether a "when" only tells when something is seen. */
export const hasIdleWhen = (text: string): boolean => IDLE_WHEN.test(text);

/** "When to irrigate", "when is it ripe": the time of that work is in its own part; only with sowing "when" asks for a date of sowing. */
export function withoutIdleWhen(reading: Reading): Reading {
  const others = (): readonly SectionLabel[] => reading.labels.filter((label) => label !== 'when');
  if (IDLE_WHEN.test(reading.text) || (reading.labels.includes('caution') && !reading.labels.includes('weeds')))
    return { ...reading, labels: others() };
  const asksWork = reading.labels.some(
    (label) =>
      (WORK_PARTS.has(label) || label === 'care') && label !== 'seed' && label !== 'variety' && label !== 'weeds',
  );
  if (
    !asksWork ||
    !reading.labels.includes('when') ||
    (reading.work.includes('sowing') && !SOWN_ALREADY.test(reading.text)) ||
    reading.labels.includes('seed')
  )
    return reading;
  return { ...reading, labels: others() };
}

/** "In Kolar market": what the place is, beside its name. */
const IS_MARKET = /^(?:markets?|yard|apmc|ba+zaa?r|bajaa?r|मार्केट|बाजार|बाज़ार)$/iu;

/** A follow-up that names only another crop or place asks the last tool again: "और सरसों?", "in Karnal?". */
export function continued(said: Reading, state: ConversationState): ToolChoice | undefined {
  if (state.tool?.tool === 'transport_fare' && tonsIn(said.text) !== undefined) return retarget(state.tool, said.text);
  if (state.tool?.tool === 'machines_for_rent' && machineWords.has(said.text))
    return { ...state.tool, argument: { ...state.tool.argument, machine: said.text } };
  // "And in Tiptur?": a market that nobody here knows is a place, too.
  const unknown = state.tool?.tool === 'mandi_prices' ? otherPlace(said.text)?.toLowerCase() : undefined;
  const namesOther = said.crops.length > 0 || said.namesPlace || unknown !== undefined;
  const more = said.rest.filter((word) => word !== unknown && !IS_MARKET.test(word));
  if (!state.tool || !namesOther || said.labels.length > 0 || said.work.length > 0 || more.length > 0) return undefined;
  return retarget(state.tool, said.text);
}
