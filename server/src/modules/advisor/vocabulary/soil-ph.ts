import type { SectionLabel } from '../knowledge/section-labels.js';
import { IDEAS } from './ideas.js';

/** Up from here a soil is sodic and asks for gypsum; a neutral one asks for nothing. */
const SODIC_FROM = 8.5;

/** Whether lime helps usar, gypsum saline land, and how much lime a palm gets, have entries of their own. */
const asksOfLimeAlone = (question: string): boolean =>
  (IDEAS.saltReading.has(question) && IDEAS.gypsumWord.has(question)) ||
  (IDEAS.limeWord.has(question) && (IDEAS.sodicLand.has(question) || IDEAS.coconut.has(question)));

/** A figure of the soil's pH: above 8.5 it is reclaimed as sodic land, below 6.5 or so it is limed. */
function entryOfPh(question: string): string | undefined {
  // What the soil locks up is asked, and not the soil.
  if (!IDEAS.soilPh.has(question) || IDEAS.ironLack.has(question) || asksOfLimeAlone(question)) return undefined;
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
  // Tea wants the sour soil that other crops are limed for, and beside it ginger does not.
  if (IDEAS.teaAlone.has(question) && IDEAS.ginger.has(question)) return { entry: 'tea-parts', labels: ['caution'] };
  if (IDEAS.teaGarden.has(question)) return { entry: 'tea-parts', labels: ['soil'] };
  if (entry !== 'saline-usar-soil') return { entry, labels: ['soil'] };
  // "Gypsum or pyrite, and how much water": the amount and the days under water.
  if (!IDEAS.gypsumWord.has(question)) return { entry, labels: ['nutrition', 'soil'] };
  return { entry, labels: IDEAS.howMuch.has(question) ? ['nutrition', 'amount'] : ['when', 'amount'] };
}
