import type { ReactElement } from 'react';
import type { MessageId } from '@/i18n/message-id';
import type { Translate } from '@/i18n/use-text';
import type { NumberField, Typed } from './number-field';
import { readFigure } from './number-field';

/** A choice beside the numbers; its values are numbers too. */
export type Choice = {
  name: string;
  label: MessageId;
  start: string;
  options: readonly { value: string; label: MessageId }[];
};

/** What a calculator answers: the main figure with its name, and what stands below it. */
export type Answer = { headline: readonly [name: string, value: string]; details: ReactElement };

/** One of the tool's calculators: what is asked, and how the answer looks. `Name` are the names of its figures. */
export type Calculator<Name extends string = string> = {
  id: 'card' | 'loan' | 'budget';
  title: MessageId;
  fields: readonly NumberField[];
  choice?: Choice;
  /** The answer to figures that all fit their fields. */
  answer(figures: Record<Name, number>, t: Translate): Answer;
};

/** What stands in a calculator at first. */
export function startFigures({ fields, choice }: Calculator): Typed {
  const numbers = fields.map((field) => [field.name, String(field.start)]);
  return Object.fromEntries(choice ? [...numbers, [choice.name, choice.start]] : numbers);
}

/** All figures as numbers, or null while one of them does not fit its field. */
export function readFigures({ fields, choice }: Calculator, typed: Typed): Record<string, number> | null {
  const figures: Record<string, number> = choice ? { [choice.name]: Number(typed[choice.name]) } : {};
  for (const field of fields) {
    const value = readFigure(field, typed[field.name] ?? '');
    if (value === null) return null;
    figures[field.name] = value;
  }
  return figures;
}
