import { stateIn } from '../../../geography/places.js';
import { type CropWord, cropWords } from '../../../vocabulary/crops.js';
import { phoneticFold } from '../../../vocabulary/phonetic-fold.js';
import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { isTrouble } from '../../knowledge/knowledge-entry.js';
import { contentWords } from '../../language/terms.js';
import { isAnimal } from '../../vocabulary/animals.js';
import { areaIn, measuresLand } from '../../vocabulary/area.js';
import { placeWords } from '../../vocabulary/places.js';
import { tenureIn } from '../../vocabulary/tenure.js';
import { themeOf } from '../../vocabulary/themes.js';
import { ownNameIn } from '../reading/called-in.js';
import { plainly } from '../reading/reading.js';
import { OF_SCHEMES } from '../rules/scheme-parts.js';
import { askedKey, type ConversationState, sectionKey, toolKey } from './conversation-state.js';
import { isTitled } from './entry-parts.js';
import type { Plan } from './plan.js';

/** A crop's English and Hindi name. */
const COMMON_NAMES = 2;

const CLAIM = 'pmfby-claim';

/** What a conversation has come to when a plan was told: what was told of which entry, and what a short question may lean on. */
export function stateAfter(plan: Plan, state: ConversationState): ConversationState {
  if (plan.kind === 'unknown' || plan.kind === 'ask-back' || plan.kind === 'sick')
    return { ...state, crop: plan.crop ?? state.crop };
  if (plan.kind !== 'parts') return state;
  const told = new Set(state.told);
  let { entry, tool, scheme, trouble } = state;
  let labels = state.labels;
  for (const part of plan.parts) {
    if (part.kind === 'entry') {
      for (const index of part.sections) {
        told.add(sectionKey(part.entry.id, index));
        const label = part.entry.sections[index]?.label;
        if (label && ((part.named ?? part.labels).includes(label) || part.sections.length === 1))
          told.add(askedKey(part.entry.id, index));
      }
      // The claim that is told along with the field leaves the field in mind.
      if (part.entry.id !== CLAIM || entry === state.entry) entry = part.entry.id;
      if (themeOf(part.entry.id) !== undefined || OF_SCHEMES.has(part.entry.subject)) scheme = part.entry.id;
      // Clouds are what a trouble comes with, and none of their own.
      if (part.entry.subject !== 'weather' && isTrouble(part.entry)) trouble = part.entry.id;
      labels = part.labels;
      tool = plan.parts.some((each) => each.kind === 'tool') ? tool : undefined;
    } else if (part.kind === 'tool') {
      told.add(toolKey(part));
      tool = { tool: part.tool, argument: part.argument };
    }
  }
  const crop =
    plan.crop ??
    (plan.parts.some((part) => part.kind === 'tool' && part.tool === 'government_schemes') ? undefined : state.crop);
  return { ...state, crop, labels, tool, entry, scheme, trouble, told };
}

/** What a message calls the crop of the conversation by, beside its common names; what it was called before while the crop stays. */
export function cropNameOf(
  message: string,
  crop: CropWord | undefined,
  before: ConversationState,
  knowledge: KnowledgeBase,
): string | undefined {
  if (crop === undefined || isAnimal(crop.subject)) return undefined;
  const named = ownNameIn(plainly(message), crop);
  if (named === undefined) return crop === before.crop ? before.cropName : undefined;
  // Another spelling of the same names is no kind of its own.
  const isKind = knowledge.about(crop.subject).some((entry) => isTitled(entry, named));
  const isCommon = crop.names.slice(0, COMMON_NAMES).some((name) => phoneticFold(name) === phoneticFold(named));
  return isKind && !isCommon ? named : undefined;
}

/** What the visitor tells of himself holds until he tells otherwise: his tenure, his state, his land. */
export function withVisitor(message: string, state: ConversationState): ConversationState {
  const text = plainly(message);
  return {
    ...state,
    tenure: tenureIn(message) ?? state.tenure,
    state: stateIn(text) ?? state.state,
    area: areaIn(text) ?? state.area,
  };
}

/** More words than that tell a story, and name no one thing. */
const MOST_FOCUS = 2;

/** What a message names beside its crop and place; a message that names nothing keeps what was named before. */
export function focusOf(message: string, { focus }: ConversationState): readonly string[] {
  const named = contentWords(placeWords.rest(cropWords.rest(plainly(message)).join(' ')).join(' ')).filter(
    (word) => !/^\d+$/.test(word) && !measuresLand(word),
  );
  if (named.length === 0) return focus;
  return named.length <= MOST_FOCUS ? named : [];
}
