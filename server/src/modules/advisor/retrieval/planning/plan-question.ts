import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { isCropSubject } from '../../knowledge/knowledge-entry.js';
import type { SectionLabel } from '../../knowledge/section-labels.js';
import { contentWords } from '../../language/terms.js';
import {
  CALL_CENTRE_WORDS,
  DOSE_WORDS,
  HELPLINE_WORDS,
  INSURANCE_WORDS,
  INTENT_WORDS,
  PESTICIDE_WORDS,
  SEASON_WORDS,
  SYMPTOM_WORDS,
} from '../../vocabulary/intents.js';
import { isMeasure } from '../../vocabulary/measures.js';
import { districtWords, marketWords, townWords } from '../../vocabulary/places.js';
import { themeWords } from '../../vocabulary/themes.js';
import { continued, withContext, withoutIdleWhen, withTheme } from '../questions/question-context.js';
import { type Reading, readQuestion } from '../reading/reading.js';
import { REPLIES } from '../reply/replies.js';
import {
  cureParts,
  naturalParts,
  nextTimeParts,
  noEffectParts,
  resistantParts,
  sameFieldParts,
  stayParts,
  themeParts,
} from '../rules/after-trouble-parts.js';
import { bagsOfNutrients } from '../rules/bags-of-nutrients.js';
import { calendarParts } from '../rules/calendar-parts.js';
import { calledParts } from '../rules/called-parts.js';
import { clearTroubleParts, meantParts, themeOfCropParts } from '../rules/clear-trouble.js';
import { afterItselfParts, comparedParts } from '../rules/comparing.js';
import { growingParts } from '../rules/growing-parts.js';
import { leadParts } from '../rules/lead-parts.js';
import { marketParts, writtenPriceParts } from '../rules/market-parts.js';
import { ofLastParts } from '../rules/of-last.js';
import { particularParts } from '../rules/particulars.js';
import { plainSchemeParts } from '../rules/plain-scheme-parts.js';
import { plantsOnLand } from '../rules/plants-on-land.js';
import { premiumParts } from '../rules/premium-parts.js';
import { complaintParts, guidance } from '../rules/scheme-parts.js';
import { orSignOnAnyCrop } from '../rules/sign-on-any-crop.js';
import { soilFigureParts } from '../rules/soil-figures.js';
import { speaksOfNamed, tellingParts } from '../rules/telling-parts.js';
import { tenureParts } from '../rules/tenure-parts.js';
import { lossParts, weatherParts } from '../rules/weather-parts.js';
import { wrongCropParts } from '../rules/wrong-crop-parts.js';
import { type ConversationState, NEW_CONVERSATION, toolKey } from './conversation-state.js';
import { byId, labelledPart } from './entry-parts.js';
import { unwrittenParts } from './left-over-parts.js';
import type { Part, Plan } from './plan.js';
import { planFromKnowledge } from './plan-from-knowledge.js';
import { selectTool, type ToolChoice, tellsPrice } from './select-tool.js';
import { ASK_BACK_BELOW, SHOWN } from './thresholds.js';

/** What a wording, a turn of the weather or the conversation leads to, in order: the first that has something to tell is told. */
const RULES: ReadonlyArray<
  (reading: Reading, state: ConversationState, knowledge: KnowledgeBase) => Part[] | undefined
> = [
  wrongCropParts,
  premiumParts,
  bagsOfNutrients,
  soilFigureParts,
  plantsOnLand,
  sameFieldParts,
  nextTimeParts,
  resistantParts,
  comparedParts,
  afterItselfParts,
  tenureParts,
  clearTroubleParts,
  plainSchemeParts,
  leadParts,
  meantParts,
  naturalParts,
  noEffectParts,
  tellingParts,
  cureParts,
  calendarParts,
  particularParts,
  growingParts,
  calledParts,
  lossParts,
  weatherParts,
  marketParts,
  themeOfCropParts,
];

const TREND =
  /\b(?:going up|going down|up or down|gone up|gone down|risen|fallen|increas|decreas|badha|bada|ghata|gira|tez|tezi|mandi ya tezi|change)\w*\b|बढ़ा|बढ़|घटा|घट|गिरा|तेज़?ी/iu;

/** What goes into a sprayer is a dose, whatever it is called. */
const IN_A_TANK =
  /\b(?:tanki|tanky|tank|pump)\s+(?:me|mein)\b|\bin (?:a|one|the) (?:tank|pump)\b|(?:टंकी|पंप)\s+(?:में|मे)/iu;

/** What feeds a crop through the leaf is no poison: how much of it is written is told. */
const FEEDS_LEAF =
  /\b(?:calcium (?:nitrate|chloride)|urea|n\.?p\.?k|potassium nitrate|(?:zinc|zink|jink|iron|ferrous|magnesium) ?(?:sul(?:ph|f)ate|salphet|salfet)?|borax|boron|epsom)\b|कैल्शियम|यूरिया|एनपीके|जिंक|ज़िंक|फेरस|मैग्नीशियम|बोरॉन|बोरेक्स|सुहागा/iu;
const ONLY_SPRAYS = /\b(?:spray\w*|spre|chh?idk\w*|chh?idak\w*)\b|स्प्रे|छिड़क[\p{L}\p{M}]*|छिड़काव/giu;
const asksOfFeed = (text: string): boolean =>
  FEEDS_LEAF.test(text) && !PESTICIDE_WORDS.has(text.replace(ONLY_SPRAYS, ' '));

/** What a price will be nobody knows; the question is answered with what is known today and with how to decide. */
const PRICE_AHEAD =
  /\b(?:next|coming|agle|aane wale|aage|aagle)\s+(?:month|week|year|mahin\w*|hafte|saal|season)|\b(?:going|go) (?:up|down)\b|\bwill (?:the )?(?:price|rate)|\b(?:badhega|badhenge|badhegi|badega|ghatega|ghatenge|girega|girenge)\b|(?:अगले|आने वाले|आगे)\s+(?:महीन|हफ्त|साल|सीजन)|बढ़ेग|बढ़ेंग|घटेग|घटेंग|गिरेग|गिरेंग/iu;
const WHEN_TO_SELL = 'when-to-sell';

const STORES = new Set(['warehouses', 'cold_storages']);

/** What a price is asked of, by tool. */
const PRICED: Readonly<Record<string, string>> = { support_prices: 'crop', mandi_prices: 'commodity' };

/** "The MSP of lentil and gram" asks for both. */
function ofEachCrop(choice: ToolChoice, { crops }: Reading): ToolChoice[] {
  const name = PRICED[choice.tool];
  if (name === undefined || crops.length < 2 || choice.argument[name] === undefined) return [choice];
  return crops
    .filter(({ mandi, msp }) => (choice.tool === 'mandi_prices' ? mandi : msp) !== undefined)
    .slice(0, SHOWN)
    .map((crop) => ({ ...choice, argument: { ...choice.argument, [name]: crop.names[0] } }));
}

/** "The price in Jaipur, is it less than the MSP?" asks for both. */
function atMarketToo({ tool }: ToolChoice, { text, crops }: Reading): ToolChoice[] {
  const market = marketWords.find(text)[0] ?? townWords.find(text)[0]?.name ?? districtWords.find(text)[0];
  const [crop] = crops;
  if (tool !== 'support_prices' || !crop?.mandi || market === undefined || !INTENT_WORDS.price.has(text)) return [];
  return [{ tool: 'mandi_prices', argument: { commodity: crop.names[0], market } }];
}

/** Parts of the work of which nothing can be told without the crop. */
const OF_ONE_CROP: ReadonlySet<SectionLabel> = new Set(['seed', 'variety', 'water', 'harvest', 'yield', 'when']);

/** "How much seed will I need", "when to harvest", where no crop was named yet; when to sow is told of all crops. */
const asksPartOfNoCrop = ({ crops, labels, rest, work, text }: Reading, { entry }: ConversationState): boolean =>
  crops.length === 0 &&
  (entry === undefined || labels.every((label) => label === 'seed' || label === 'variety')) &&
  labels.length > 0 &&
  labels.every((label) => OF_ONE_CROP.has(label)) &&
  rest.every(isMeasure) &&
  (labels.some((label) => label !== 'when') || work.some((topic) => topic !== 'sowing')) &&
  !themeWords.has(text) &&
  !SYMPTOM_WORDS.has(text);

/** "The number of the Kisan Call Centre, please": with more words it is asked beside something else. */
const MOST_OF_A_NUMBER = 2;

/** Plans the answer to one question in its conversation. Pure: looks nothing up. */
export function planQuestion(question: string, before: ConversationState, knowledge: KnowledgeBase): Plan {
  const said = readQuestion(question, knowledge);
  const themed = withTheme(said, before, knowledge);
  const read = withoutIdleWhen(themed ?? withContext(said, before, knowledge));
  const reading: Reading = { ...read, area: read.area ?? before.area, state: read.state ?? before.state };
  const state = reading.asksAgain ? { ...before, told: NEW_CONVERSATION.told } : before;
  return orSignOnAnyCrop(planReading(said, themed, reading, state, knowledge), reading, state, knowledge);
}

/** `said` is the question as it stands, `themed` with the theme that it leaves out, `reading` with all that the conversation adds. */
function planReading(
  said: Reading,
  themed: Reading | undefined,
  reading: Reading,
  state: ConversationState,
  knowledge: KnowledgeBase,
): Plan {
  const [crop] = reading.crops;
  const parts = (...all: Part[]): Plan => ({ kind: 'parts', parts: all, repairs: said.repairs, crop });
  const asksDose =
    !reading.labels.includes('feed') &&
    DOSE_WORDS.has(reading.text) &&
    !asksOfFeed(reading.text) &&
    (PESTICIDE_WORDS.has(reading.text) ||
      SYMPTOM_WORDS.has(reading.text) ||
      IN_A_TANK.test(reading.text) ||
      (said.crops.length === 0 && said.rest.length < 2 && PESTICIDE_WORDS.has(state.asked ?? '')));

  if (SEASON_WORDS.has(said.text) && said.crops.length === 0 && knowledge.leadOf(said.text) === undefined)
    return parts({ kind: 'season', state: said.state ?? state.state });
  // "How has it moved since yesterday?": the price that was told, with its change, again.
  if (state.tool?.tool === 'mandi_prices' && said.crops.length === 0 && TREND.test(said.text))
    return parts({ kind: 'tool', ...state.tool });
  // How much of a product that is named, and of no trouble: the crop's growing would be no answer to it.
  const onlyDose = asksDose && PESTICIDE_WORDS.has(said.text) && said.labels.length === 0 && said.work.length === 0;
  if (
    onlyDose &&
    !SYMPTOM_WORDS.has(said.text) &&
    reading.work.length === 0 &&
    knowledge.leadOf(said.text) === undefined
  )
    return { kind: 'dose' };
  if (
    CALL_CENTRE_WORDS.has(said.text) &&
    contentWords(CALL_CENTRE_WORDS.rest(said.text).join(' ')).length <= MOST_OF_A_NUMBER
  )
    return parts({ kind: 'reply', text: REPLIES.helpline });
  // "The number of the crop insurance": it is one of those that are told together.
  if (HELPLINE_WORDS.has(said.text) && INSURANCE_WORDS.has(said.text) && said.labels.length + said.crops.length === 0)
    return parts({ kind: 'reply', text: REPLIES.helpline });
  const complaint = complaintParts(said, state, knowledge);
  if (complaint) return parts(...complaint);
  // "The labour strips green and red, how dry the parchment": what a wording stands for whole is written.
  const isWritten = knowledge.meant(said.text)?.whole !== undefined;
  if (!isWritten && asksPartOfNoCrop(reading, state)) return parts({ kind: 'reply', text: REPLIES.whichCrop });
  const unwritten = isWritten || tellsPrice(said.text) ? undefined : unwrittenParts(said.text);
  if (unwritten) return parts(...unwritten);
  const ofLast = ofLastParts(said, state, knowledge);
  if (ofLast) return parts(...ofLast);
  for (const rule of RULES) {
    const led = rule(reading, state, knowledge);
    // How much of a product is asked: what is led to by a wording is ours alone too, and never a model's.
    if (led) return parts(...led.map((part) => (asksDose && part.kind === 'entry' ? { ...part, asksDose } : part)));
  }
  const stays = stayParts(said, state, knowledge) ?? (themed && themeParts(said, state, knowledge));
  if (stays) return parts(...stays);
  const choice = selectTool(reading.withCrop) ?? continued(said, state);
  if (choice) {
    // "… and what is the rent?" is the rent of the store that was just told, not of a machine.
    const ofStore =
      choice.tool === 'machines_for_rent' &&
      choice.argument.machine === undefined &&
      STORES.has(state.tool?.tool ?? '');
    if (ofStore && state.tool) return { kind: 'again', choice: state.tool };
    const guided = guidance(reading, choice, state, knowledge);
    if (guided) return parts(...guided);
    const all = [...atMarketToo(choice, reading), ...ofEachCrop(choice, reading)];
    if (choice.tool === 'mandi_prices' && crop && PRICE_AHEAD.test(said.text))
      return parts(
        { kind: 'reply', text: REPLIES.priceAhead },
        ...all.map((each): Part => ({ kind: 'tool', ...each })),
        ...labelledPart(byId(knowledge, WHEN_TO_SELL), reading, state, ['cost']),
      );
    const written = writtenPriceParts(reading.crops, choice, reading, state, knowledge);
    if (written) return parts(...written);
    return all.every((each) => state.told.has(toolKey(each)))
      ? { kind: 'again', choice }
      : parts(...all.map((each): Part => ({ kind: 'tool', ...each })));
  }
  // What is asked on about a crop that nothing is written on stays unknown; another crop's male vines would be a wrong guess.
  if (said.crops.length === 0 && state.crop && !knowledge.subjects.has(state.crop.subject)) {
    const holdsForAll = knowledge
      .find(said.text, SHOWN, said.labels, [])
      .some(
        ({ value, confidence }) =>
          !isCropSubject(value.subject) && confidence >= ASK_BACK_BELOW && speaksOfNamed(value, said, knowledge),
      );
    return holdsForAll
      ? planFromKnowledge(said, said, state, knowledge, asksDose)
      : { kind: 'unknown', crop: state.crop };
  }
  return planFromKnowledge(reading, said, state, knowledge, asksDose);
}
