import type { SectionLabel } from '../knowledge/section-labels.js';

/** The parts that are meant with what goes before every other wording (`first-leads.ts`). */
export const MEANT_FIRST: Readonly<Partial<Record<string, readonly SectionLabel[]>>> = {
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
  'compost-fym': ['caution', 'nutrition'],
  'vermicompost-ready': ['harvest', 'action'],
  'cotton-rotation': ['cause', 'action'],
  'spray-rain': ['action', 'caution'],
  'jute-growing': ['harvest'],
  'warehouse-receipt': ['store'],
  'drought-management': ['action'],
};

/** Whether a wording stands for the whole message: what else is told there belongs to it. */
export const isAskedWhole = (entry: string | undefined): boolean => entry !== undefined && entry in MEANT_FIRST;
