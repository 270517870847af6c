import type { Lexicon } from '../../vocabulary/lexicon.js';
import { rememberedText } from '../../vocabulary/remembered.js';
import type { SectionLabel } from '../knowledge/section-labels.js';
import { SETS_UP } from './help-leads.js';
import { isWordedSo } from './lead.js';
import { IDEAS } from './lead-ideas.js';
import { ORDERED_LEADS } from './ordered-leads.js';

/** Up from here a soil is sodic and asks for gypsum; a neutral one asks for nothing. */
const SODIC_FROM = 8.5;

/** A figure of the soil's pH: above 8.5 it is reclaimed as sodic land, below 6.5 or so it is limed. */
function entryOfPh(question: string): string | undefined {
  if (!IDEAS.soilPh.has(question)) return undefined;
  const figure = /(?:^|[^\d.])((?:[3-9]|1[0-2])(?:\.\d+)?)(?![\d.]*\s*(?:acre|ekad|एकड़|kg|kilo|किलो))/u.exec(
    question.replace(/(\d)\s*(?:point|pt|दशमलव)\s*(\d)/giu, '$1.$2'),
  )?.[1];
  if (figure === undefined) return undefined;
  return Number(figure) >= SODIC_FROM ? 'saline-usar-soil' : 'acid-soil-ph';
}

/** What a figure of pH leads to, with the parts that answer it. */
export interface LeadByFigure {
  readonly entry: string;
  readonly labels: readonly SectionLabel[];
}

/** The entry that a soil's pH asks for; undefined where the question has no such figure. */
export function leadOfPh(question: string): LeadByFigure | undefined {
  const entry = entryOfPh(question);
  if (entry === undefined) return undefined;
  return { entry, labels: entry === 'saline-usar-soil' ? ['nutrition', 'soil'] : ['soil'] };
}

const ALONG: ReadonlyArray<readonly [told: string, asked: Lexicon<true>, along: string]> = [
  ['msp-documents', IDEAS.moisture, 'procurement-refused'],
  ['soil-testing', IDEAS.whereFree, 'soil-health-card-scheme'],
  ['farm-machines-care', IDEAS.applies, 'pm-kusum'],
  ['crop-residue', IDEAS.decomposer, 'natural-inputs'],
  ['kcc-animals', IDEAS.milkFarm, 'dairy-farm-loan'],
  ['drip-subsidy', IDEAS.nozzles, 'sprinkler-irrigation'],
  ['biogas-subsidy', SETS_UP, 'biogas-plant'],
];

/** What is told along with an entry where it is asked too: where to take the sample, and what it costs. */
export function alongWith(entry: string, question: string): string | undefined {
  return ALONG.find(([told, asked]) => told === entry && asked.has(question))?.[2];
}

/** The entry that a question's wording means; undefined for most questions, which are searched. */
export const leadOf = rememberedText(
  (question): string | undefined => ORDERED_LEADS.find((lead) => isWordedSo(lead, question))?.entry,
);
