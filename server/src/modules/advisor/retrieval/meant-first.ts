import { rememberedText } from '../../vocabulary/remembered.js';
import type { SectionLabel } from '../knowledge/section-labels.js';
import { leadOf } from '../vocabulary/entry-leads.js';
import { WHOLE_LEADS } from '../vocabulary/first-leads.js';
import { isWordedSo } from '../vocabulary/lead.js';

/** The parts that are meant with what stands for a whole message. */
const MEANT_WHOLE: Readonly<Partial<Record<string, readonly SectionLabel[]>>> = {
  'paddy-grain-sprouts': ['action', 'caution'],
  'insured-animal-died': ['action', 'apply', 'caution'],
  'claim-cut-crop-rain': ['when', 'apply', 'caution'],
  'genuine-seed': ['action', 'caution'],
  'mango-stem-borer': ['sign', 'action', 'dose'],
  'mango-powdery-mildew': ['sign', 'action'],
  'cucurbits-no-fruit': ['cause', 'action'],
  'wheat-yellow-in-fog': ['cause', 'action'],
  'fog-cloudy-cold': ['action', 'sign'],
  'banana-after-bunch': ['harvest'],
  'papaya-parts': ['store'],
  'grapes-troubles': ['sign', 'action', 'dose'],
  'bark-caterpillar': ['sign', 'action', 'caution'],
  'fresh-dung': ['caution', 'care'],
  'vermicompost-ready': ['harvest', 'action'],
  'cotton-rotation': ['cause', 'action'],
  'spray-rain': ['action', 'caution'],
  'jute-retting': ['harvest', 'action'],
  'warehouse-receipt': ['store'],
  'salty-water-crops': ['variety', 'water'],
  'drought-management': ['action'],
};

/** The parts that a wording asks for which stands for the whole message: what else is told there belongs to it. */
export const wholeLabelsOf = rememberedText((question): readonly SectionLabel[] | undefined => {
  const lead = leadOf(question);
  const isWhole = WHOLE_LEADS.some((each) => each.entry === lead && isWordedSo(each, question));
  return isWhole && lead !== undefined ? MEANT_WHOLE[lead] : undefined;
});
