import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { readQuestion, saidBeside } from '../reading/reading.js';
import { tellsPart } from './fit.js';
import type { Part, Plan } from './plan.js';

type EntryPart = Extract<Part, { kind: 'entry' }>;

/** So much more of what is said, by its weight, a later entry has to have than the first to be told before it. */
const CLEARLY_MORE = 0.2;
/** What an entry is called by counts beside what its text has. */
const CALLED_COUNTS = 0.5;

/** The report of a loss has its hours: it stays where it is. */
const URGENT = 'pmfby-claim';

/**
 * Tells first, of the entries that answer one question, the one that has most of what is said: a frost on tomatoes before their nursery.
 * Of the open questions that several entries answer, 23 have all that is asked in fewer paragraphs by it, and 3 in more.
 */
export function fittestFirst(plan: Plan, question: string, knowledge: KnowledgeBase): Plan {
  if (plan.kind !== 'parts' || plan.parts.length < 2) return plan;
  const entries = plan.parts.filter((part): part is EntryPart => part.kind === 'entry');
  const [first] = entries;
  if (!first || entries.length < plan.parts.length || first.entry.id === URGENT) return plan;
  const reading = readQuestion(question, knowledge);
  const said = saidBeside(reading);
  const fit = ({ entry }: EntryPart): number =>
    knowledge.fit(entry, said) + CALLED_COUNTS * knowledge.called(entry, said);
  const asked = reading.labels.filter((label) => tellsPart(first, label));
  const rivals = entries.filter((part) => asked.every((label) => tellsPart(part, label)));
  const fittest = rivals.reduce((best, part) => (fit(part) > fit(best) ? part : best), first);
  if (fit(fittest) <= fit(first) + CLEARLY_MORE) return plan;
  return { ...plan, parts: [fittest, ...plan.parts.filter((part) => part !== fittest)] };
}
