import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import type { MessageId } from '@/i18n/message-id';
import { useText } from '@/i18n/use-text';

/** What stands in the fields at the moment of sending. */
export type FieldTexts<Name extends string> = Record<Name, string>;

/** Says what is wrong with which field, as text ids; an empty object when all is well. A pure function of `model/`. */
export type CheckFields<Name extends string> = (texts: FieldTexts<Name>) => Partial<Record<Name, MessageId>>;

type Problem = { textId: MessageId } | { message: string };

/** The text of one field, of a text box, a select or a group of radio buttons. */
function textOf(form: HTMLFormElement, name: string): string {
  const element = form.elements.namedItem(name);
  return element && 'value' in element ? String(element.value) : '';
}

/**
 * How a form is made: the browser keeps the texts, we check them when the form is sent. react-hook-form weighs 12 kB,
 * which no public page has to spare (budgets.json); only Add New Crop uses it, whose parts follow what is typed.
 *
 * Uncontrolled, so what somebody types before the page's code has arrived is not lost.
 *
 * @param names the fields in the order in which they stand; the first wrong one gets the focus
 */
export function useNativeForm<Name extends string>(names: readonly Name[], check: CheckFields<Name>) {
  const { t } = useText();
  const form = useRef<HTMLFormElement | null>(null);
  const [problems, setProblems] = useState<Partial<Record<Name, Problem>>>({});

  function show(found: Partial<Record<Name, Problem>>): void {
    setProblems(found);
    const first = names.find((name) => found[name]);
    const element = first && form.current?.elements.namedItem(first);
    if (element instanceof HTMLElement) element.focus();
  }

  function error(name: Name): string | undefined {
    const problem = problems[name];
    if (!problem) return undefined;
    return 'textId' in problem ? t(problem.textId) : problem.message;
  }

  return {
    /** Spread into an input of ours: its name, its error, and that the error goes when something is changed. */
    field: (name: Name) => ({
      name,
      error: error(name),
      onChange: (_event: ChangeEvent<HTMLElement>) => {
        if (problems[name]) setProblems((before) => ({ ...before, [name]: undefined }));
      },
    }),
    /** For FormStack's `onSubmit`. `send` hears every attempt; `isValid` is false when fields are marked. */
    submit:
      (send: (texts: FieldTexts<Name>, isValid: boolean, formElement: HTMLFormElement) => unknown) =>
      (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const element = event.currentTarget;
        form.current = element;
        const texts = Object.fromEntries(names.map((name) => [name, textOf(element, name)])) as FieldTexts<Name>;
        const wrong = Object.entries(check(texts)) as [Name, MessageId][];
        show(Object.fromEntries(wrong.map(([name, textId]) => [name, { textId }])) as Partial<Record<Name, Problem>>);
        return send(texts, wrong.length === 0, element);
      },
    /** Puts what the server refused on its fields (`fieldErrors(error)`). */
    refuse: (refused: readonly { field: string; message: string }[]) => {
      const known = refused.filter(({ field }) => names.some((name) => name === field));
      show(
        Object.fromEntries(known.map(({ field, message }) => [field, { message }])) as Partial<Record<Name, Problem>>,
      );
    },
  };
}
