import { cropWords } from '../../../vocabulary/crops.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { isAbout, isCropSubject, type KnowledgeEntry } from '../../knowledge/knowledge-entry.js';
import type { SectionLabel } from '../../knowledge/section-labels.js';
import { contentWords, indexTerms } from '../../language/terms.js';
import { isAnimal } from '../../vocabulary/animals.js';
import { asksFor } from '../../vocabulary/asking.js';
import { NATURAL_WORDS, NEXT_TIME_WORDS, SAME_FIELD_WORDS, SICK_WORDS } from '../../vocabulary/intents.js';
import { themeOf } from '../../vocabulary/themes.js';
import { overlap } from '../planning/choose-sections.js';
import type { ConversationState } from '../planning/conversation-state.js';
import { byId, entryPart, labelledPart } from '../planning/entry-parts.js';
import type { Part } from '../planning/plan.js';
import { selectTool } from '../planning/select-tool.js';
import { NEAREST } from '../planning/thresholds.js';
import { ofState } from '../reading/of-state.js';
import type { Reading } from '../reading/reading.js';
import { WORK_PARTS } from '../reading/work-parts.js';

/** Whether a section says what becomes of the field's seed and of the next crop there. */
const OF_NEXT_CROP = /\bseed\b|rotat|ratoon|sucker|for years|three or four years/iu;

/** "Can I keep seed from this field, can I plant there again?": what the trouble that was told last says of it, even if it was told. */
export function sameFieldParts(
  reading: Reading,
  state: ConversationState,
  knowledge: KnowledgeBase,
): Part[] | undefined {
  const last = state.entry === undefined ? undefined : byId(knowledge, state.entry);
  if (!last || !SAME_FIELD_WORDS.has(reading.text)) return undefined;
  if (!last.sections.some(({ label }) => label === 'sign')) return undefined;
  const isOther = reading.crops.length > 0 && !reading.crops.some(({ subject }) => isAbout(last, subject));
  if (!isOther && !reading.labels.includes('seed') && !reading.work.includes('sowing')) return undefined;
  // "No tomato, brinjal or chilli there": what is said of another crop by its name.
  const isOfNext = (en: string): boolean =>
    isOther ? cropWords.find(en).some((crop) => reading.crops.includes(crop)) : OF_NEXT_CROP.test(en);
  const sections = last.sections.flatMap(({ label, en }, index) => (label !== 'sign' && isOfNext(en) ? [index] : []));
  if (sections.length === 0) return undefined;
  return [{ kind: 'entry', entry: last, sections: sections.slice(0, 2), labels: [], state: reading.state }];
}

/** What keeps a trouble away from the next crop, as sections of what to do say it. */
const PREVENTS =
  /resistant|rotat|\b(?:healthy|clean|certified|treated?|tolerant) (?:seed|setts?|plants?|rhizomes?|suckers?|cuttings?|nursery)|treat (?:the )?(?:seed|setts?)|\bstalks?\b|residue|stubble|left-?overs?|next year|last year|again|in time|early sow|sow early|deep(?:ly)? (?:in )?(?:summer|plough)|summer plough|drain|lime|Trichoderma/iu;

/** "And that it does not come next year?": what prevents the trouble that was told last, told again if need be. */
export function nextTimeParts(
  reading: Reading,
  state: ConversationState,
  knowledge: KnowledgeBase,
): Part[] | undefined {
  const last = state.entry === undefined ? undefined : byId(knowledge, state.entry);
  if (!last || !NEXT_TIME_WORDS.has(reading.text)) return undefined;
  // "How much seed next time" is asked of the sowing.
  if (reading.labels.includes('seed') && asksFor(reading.text)) return undefined;
  if (!last.sections.some(({ label }) => label === 'sign' || label === 'action')) return undefined;
  if (reading.crops.length > 0 && !reading.crops.some(({ subject }) => isAbout(last, subject))) return undefined;
  const sections = last.sections.flatMap(({ label, en }, index) =>
    label !== 'sign' && label !== 'dose' && PREVENTS.test(en) ? [index] : [],
  );
  if (sections.length === 0) return undefined;
  return [{ kind: 'entry', entry: last, sections: sections.slice(0, 2), labels: [], state: reading.state }];
}

/** That a kind of plant takes a trouble little. */
const STANDS_IT =
  /\b(?:(?:do|does|will|did)(?: not|n'?t) (?:get|take|catch|have)|not get|resist\w*|toleran\w*|stands? (?:it|this)|free (?:of|from) (?:it|this))\b|\b(?:nahi|nhi|nahin) (?:lagt|aat|hot)[aei]|नहीं (?:लगत|आत|होत)|रोधी|सहनशील/iu;

/** "Which variety does not get it?": the kinds that the trouble which was told last names. */
export function resistantParts(
  reading: Reading,
  state: ConversationState,
  knowledge: KnowledgeBase,
): Part[] | undefined {
  const last = state.trouble === undefined ? undefined : byId(knowledge, state.trouble);
  if (!last || !reading.labels.includes('variety') || !STANDS_IT.test(reading.text)) return undefined;
  if (reading.crops.length > 0 && !reading.crops.some(({ subject }) => isAbout(last, subject))) return undefined;
  const sections = last.sections.flatMap(({ label }, index) => (label === 'variety' ? [index] : []));
  return sections.length > 0
    ? [{ kind: 'entry', entry: last, sections, labels: ['variety'], state: reading.state }]
    : undefined;
}

/** What is written of troubles on every crop; it goes on about the one that was told before. */
const GENERAL_TROUBLES = 'protection';
const NATURAL_ENTRY = 'pests-without-chemicals';
const NATURAL_MEANS =
  /neem|\bbt\b|traps?\b|by hand|trichoderma|\b(pull|uproot|cut|clip|break|bury|burn|pick|bag|drain|rotate|release|plough|ash)\b|perches|resistant|jet of water/iu;
const OF_ILLNESS = new Set(['pests', 'diseases', 'care']);

/** "Without chemicals": the means of the crop's own entry that need none, then those that hold for every crop. */
export function naturalParts(reading: Reading, state: ConversationState, knowledge: KnowledgeBase): Part[] | undefined {
  const [crop] = reading.crops;
  if (!NATURAL_WORDS.has(reading.text) || (crop && isAnimal(crop.subject))) return undefined;
  if (reading.labels.some((label) => WORK_PARTS.has(label))) return undefined;
  const last = state.entry === undefined ? undefined : byId(knowledge, state.entry);
  // "A home remedy for aphids": without a crop what holds for all of them is told.
  const ofAll = !crop && !last;
  if (ofAll && !reading.work.includes('pests')) return undefined;
  const isOwn = (entry: KnowledgeEntry): boolean =>
    (crop ? isAbout(entry, crop.subject) : !ofAll || entry.subject === GENERAL_TROUBLES) &&
    entry.id !== NATURAL_ENTRY &&
    (OF_ILLNESS.has(entry.topic) || entry.sections.some(({ label }) => label === 'sign')) &&
    entry.sections.some(({ label, en }) => label === 'action' && NATURAL_MEANS.test(en));
  const goesOn = last !== undefined && OF_ILLNESS.has(last.topic) && (!crop || last.subject === crop.subject);
  const trouble = NATURAL_WORDS.rest(reading.text).join(' ');
  const candidates = goesOn
    ? [last]
    : knowledge.find(trouble, NEAREST, ['action'], reading.crops).map(({ value }) => value);
  const own = candidates.find(isOwn);
  const parts = [
    ...labelledPart(own, reading, state, ['action']),
    ...entryPart(byId(knowledge, NATURAL_ENTRY), reading, state),
  ];
  return parts.length > 0 ? parts : undefined;
}

/** "Blight has come" … "cloudy for three days" … "which medicine": what holds for all crops is not what was sick. */
const WEATHER = 'weather';
const OF_NO_CROP: ReadonlySet<string> = new Set([GENERAL_TROUBLES, WEATHER]);

/** "Neem oil did not help": what was done against the trouble and failed. */
const NO_EFFECT =
  /(?:फायदा|फायदे|असर|आराम|लाभ|फर्क|काम)\s+(?:[\p{L}\p{M}]+\s+)?(?:नहीं|नही|न हुआ|ना हुआ)|(?:नहीं|नही)\s+(?:मर|रुक|हट|जा)\s*रह|\b(?:fayda|faayda|fayeda|asar|aaram|labh|fark|farak) (?:\w+ )?(?:nahi|nhi|nahin)\b|\bkaam nahi k\w+|\b(?:no|without|not any) (?:effect|use|result|benefit|relief)\b|\b(?:did|does|do)(?: not|n'?t) (?:work|help)\b/iu;
const WEEDS = 'weeds';
const REMEDIES: ReadonlySet<SectionLabel> = new Set(['action', 'weeds', 'dose']);
/** "Which medicine now": nothing but the remedy is asked. */
const onlyAsksRemedy = ({ labels, rest, crops }: Reading, { crop }: ConversationState): boolean =>
  labels.includes('action') &&
  labels.every((label) => label === 'action' || label === 'dose') &&
  rest.length <= 1 &&
  crops.every(({ subject }) => subject === crop?.subject);

/** "Neem did not help" … "which medicine now": what is done about the trouble that was told last, told again. */
export function noEffectParts(
  reading: Reading,
  state: ConversationState,
  knowledge: KnowledgeBase,
): Part[] | undefined {
  const last = state.entry === undefined ? undefined : byId(knowledge, state.entry);
  const isTrouble = last?.id === state.trouble && OF_ILLNESS.has(last?.topic ?? '');
  if (!last || !(isTrouble || last.topic === WEEDS)) return undefined;
  const failed = NO_EFFECT.test(reading.text) && reading.crops.every(({ subject }) => isAbout(last, subject));
  const asksAgain = NO_EFFECT.test(state.asked ?? '') && onlyAsksRemedy(reading, state);
  if (!failed && !asksAgain) return undefined;
  const sections = last.sections.flatMap(({ label }, index) => (REMEDIES.has(label) ? [index] : []));
  if (sections.length === 0) return undefined;
  return [{ kind: 'entry', entry: last, sections: sections.slice(0, 2), labels: [], state: reading.state }];
}

/** "Will it get well, or do I pull it out?": what is done about the trouble that was told last, told again if need be. */
const ASKS_CURE =
  /(?:कितने|कितनी|kitne|how many) (?:दिन|din|days).*(?:दुबारा|दोबारा|दूसर|दुसर|dobara|dubara|doosr|dusr|second|again|repeat)|\b(?:first|second|next|pa?e?hl[aei]|pehl[aei]|doosr[aei]|dusr[aei]) (?:spray|chhidkav|chidkav)|(?:पहल|दूसर|दुसर)[ाीे] (?:स्प्रे|छिड़काव)|\b(?:second|doosr[ae]|dusr[ae]) (?:kitne din|how many days|after how)|(?:दूसर|दुसर)[ाीे] कितने दिन|\b(?:will it|can it|does it|is it|can (?:the|this) plant) (?:get|be|become|recover|cur)|\bcurable\b|\b(?:should|shall|do|must|can) (?:i|we) (?:remove|pull|uproot|cut|destroy|burn)\b|\bbefore (?:i )?spray|\bhow many\b.*\bspray|\bkab (?:spray|dawa|chhid)|\bkitn[ei] (?:ho|hon|mile|dikhe|lage)\b|कितने (?:हों|हो|दिखें|मिलें)|कब (?:स्प्रे|दवा|छिड़क)|\b(?:uproot|pull (?:it|them) out)\b|\bthee?k ho|\bth?ik ho|\bukhad|\bbachega\b|\bcure (?:it|this|them)\b|\bsame (?:spray|medicine|chemical|one)\b|\bscorch|\bjal(?:egi|ega|enge)\b|\bwahi (?:dawa|mar|dal)|\b(?:dobara|dubara|phir se) kab\b|\bghar (?:me|mein|par|pe) (?:dawa|ilaj)|जलेगी|जलेगा|वही (?:दवा|मार|डाल)|(?:दुबारा|दोबारा|फिर से) कब|घर (?:में|पर) (?:दवा|इलाज)|ठीक (?:हो|होगा|होई)|उखाड|उखाड़|बचेगा|बच पाए/iu;
const SPREADS =
  /\b(?:spread|infectious|contagious|catch it|other (?:cow|animal|plant|goat|one)s?)\b|\b(?:fail|phail|doosr[ei]|dusr[ei]) (?:\w+ )?(?:ko )?(?:bhi )?lag|\balag rakh|\bphail(?:ta|ti|ega|egi)|दूसर[ीेा] (?:[\p{L}\p{M}]+ )?(?:को )?(?:भी )?लग|अलग रख|फैल/iu;

/** "How long to wait?": a few words that ask and name nothing are about the trouble that was told. */
const onlyAsks = ({ text, labels, work, goesOn, rest }: Reading, { topic }: KnowledgeEntry): boolean =>
  goesOn && asksFor(text) && OF_ILLNESS.has(topic) && labels.length + work.length === 0 && rest.length <= 2;

/** "What do I give her to drink?" of a sick animal asks for no ration. */
const ASKS_TO_GIVE = /^(?:\S+ )?(?:kya|क्या) (?:pila|khila|de|du|dun|पिला|खिला|दें|दूँ|दूं|दू)/iu;
const isGivenToSick = ({ text, rest, crops }: Reading, { asked = '' }: ConversationState): boolean =>
  ASKS_TO_GIVE.test(text) &&
  rest.length === 0 &&
  crops.some(({ subject }) => isAnimal(subject)) &&
  SICK_WORDS.has(asked);

export function cureParts(reading: Reading, state: ConversationState, knowledge: KnowledgeBase): Part[] | undefined {
  const entry = state.entry === undefined ? undefined : byId(knowledge, state.entry);
  const goesOn = entry !== undefined && OF_NO_CROP.has(entry.subject) && state.trouble !== undefined;
  const last = goesOn ? byId(knowledge, state.trouble ?? '') : entry;
  if (
    !last ||
    !(
      ASKS_CURE.test(reading.text) ||
      SPREADS.test(reading.text) ||
      isGivenToSick(reading, state) ||
      (entry?.subject === WEATHER && reading.labels.includes('dose')) ||
      onlyAsks(reading, last)
    )
  )
    return undefined;
  if (!last.sections.some(({ label }) => label === 'sign')) return undefined;
  if (reading.crops.length > 0 && !reading.crops.some(({ subject }) => isAbout(last, subject))) return undefined;
  const sections = last.sections.flatMap(({ label }, index) =>
    label === 'action' || label === 'caution' ? [index] : [],
  );
  if (sections.length === 0) return undefined;
  return [{ kind: 'entry', entry: last, sections: sections.slice(0, 2), labels: [], state: reading.state }];
}

/** A label that is asked says more than a word that is shared. */
const ASKED_LABEL = 4;
const OF_LAST = 0.5;
const MOST_OF_THEME = 2;
/** Entries that hold for some only: they are told where they were meant, or are named. */
const OF_SOME_ONLY = /-(?:animals|land-name|haryana|opt-out|fire-flood|cut-crop-rain|repayment)$/u;
const OTHER_CASE = 3;

/** "How much does the government give?" after FPO: what the scheme that was told last says of it, even if it was told along with the rest. */
export function themeParts(said: Reading, state: ConversationState, knowledge: KnowledgeBase): Part[] | undefined {
  const told = [state.entry, state.scheme].find((id) => id !== undefined && themeOf(id) !== undefined);
  const last = told === undefined ? undefined : byId(knowledge, told);
  const theme = last && themeOf(last.id);
  if (!last || !theme) return undefined;
  const terms = new Set(contentWords(said.text).flatMap(indexTerms));
  const scored = knowledge.entries
    .filter(({ id }) => themeOf(id) === theme)
    .flatMap((entry) =>
      entry.sections.map((section, index) => {
        const asked = said.labels.includes(section.label) ? ASKED_LABEL : 0;
        const special = OF_SOME_ONLY.test(entry.id) && entry !== last ? OTHER_CASE : 0;
        return { entry, index, score: asked + overlap(section, terms) + (entry === last ? OF_LAST : 0) - special };
      }),
    );
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one));
  if (best.score <= OF_LAST) return undefined;
  const sections = scored
    .filter(({ entry, score }) => entry === best.entry && score > best.score - 1)
    .map(({ index }) => index)
    .slice(0, MOST_OF_THEME);
  return [{ kind: 'entry', entry: best.entry, sections, labels: [], state: said.state }];
}

/** As many words as a question has that goes on about what was told last. */
const MOST_STAY_WORDS = 5;
const STAYS_FROM = 0.6;

/** "Whom to tell, within how many hours", "is it free": what the entry that was told last says of it, even if it was told. */
export function stayParts(said: Reading, state: ConversationState, knowledge: KnowledgeBase): Part[] | undefined {
  const last = state.entry === undefined ? undefined : byId(knowledge, state.entry);
  if (!last || isCropSubject(last.subject) || said.crops.length > 0 || selectTool(said.text)) return undefined;
  // "Shall I water now" is asked of the crop, where what was told last has no word on that work.
  const work = said.labels.filter((label) => WORK_PARTS.has(label));
  if (state.crop && work.length > 0 && !last.sections.some(({ label }) => work.includes(label))) return undefined;
  const words = contentWords(said.text).filter((word) => !/^\d+$/.test(word));
  if (words.length === 0 || words.length > MOST_STAY_WORDS || knowledge.fit(last, words) < STAYS_FROM) return undefined;
  const terms = new Set(words.flatMap(indexTerms));
  const open = ofState(
    last,
    last.sections.map((_, index) => index),
    { text: said.text, state: said.state ?? state.state },
  );
  // "What do I do about it" wants what to do, however much of what is seen is said along with it.
  const asksAction = said.labels.includes('action') && last.sections.some(({ label }) => label === 'action');
  const isAsked = (index: number): boolean => !asksAction || last.sections[index]?.label === 'action';
  const ranked = last.sections
    .map((section, index) => ({ index, score: overlap(section, terms) + Number(said.labels.includes(section.label)) }))
    .filter(({ index }) => open.includes(index) && isAsked(index))
    .sort((one, other) => other.score - one.score);
  const [best, second] = ranked;
  if (!best || best.score === 0) return undefined;
  const sections = second && second.score === best.score ? [best.index, second.index] : [best.index];
  return [{ kind: 'entry', entry: last, sections: sections.sort((a, b) => a - b), labels: [], state: said.state }];
}
