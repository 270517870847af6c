import { type FormEvent, useRef, useState } from 'react';
import type { MessageId } from '@/i18n/message-id';
import { useText } from '@/i18n/use-text';
import { useToasts } from '../feedback/toasts';
import { readField, scrollToField, startOfField, unreadable, writeField } from './native-fields';

/**
 * What stands in the fields, by their names. A ticked box has its value, an empty one no text; of a number it is what `Number`
 * takes, or what was typed where that cannot be read. Nothing is sent then: the field is marked.
 */
export type FieldTexts<Name extends string> = Record<Name, string>;

/** What is wrong with which field, as text ids; an empty object when all is well. */
export type FieldProblems<Name extends string> = Partial<Record<Name, MessageId | undefined>>;

type Shown<Name extends string> = Partial<Record<Name, { textId: MessageId } | { message: string }>>;

/** What {@link useNativeForm} gives. */
export type NativeForm<Name extends string> = ReturnType<typeof useNativeForm<Name>>;

export type NativeFormOptions<Name extends string> = {
  /**
   * The fields in the order in which they stand; the first wrong one gets the focus. Named as the server names them, so
   * that what it refuses finds its field.
   */
  names: readonly Name[];
  /** A pure function of `model/`. Without it nothing is held back here. `press` as for `send`. */
  check?: (texts: FieldTexts<Name>, press: string) => FieldProblems<Name>;
  /** What stands there first; nothing where a field is left out. Read once. */
  start?: Partial<FieldTexts<Name>>;
  /**
   * Called once a press, when nothing is wrong; `form.busy` until what it returns has settled. `press` is the value of the
   * button, where a form has several; '' for one without.
   */
  send: (texts: FieldTexts<Name>, element: HTMLFormElement, press: string) => unknown;
  /** Called instead of `send` when fields are marked. */
  onWrong?: (texts: FieldTexts<Name>, press: string) => void;
  /** Called after each input. */
  onChange?: (texts: FieldTexts<Name>) => void;
  /** Shows the part of the form in which a field stands, at once: called before the field gets the focus. */
  reveal?: (name: Name) => void;
};

/** The value of the button that sent a form; '' where it has none. */
function pressOf({ nativeEvent }: FormEvent<HTMLFormElement>): string {
  const submitter = 'submitter' in nativeEvent ? nativeEvent.submitter : null;
  return submitter instanceof HTMLButtonElement ? submitter.value : '';
}

/**
 * How every form is made: the browser keeps the texts, we check them when the form is sent. Uncontrolled, so that what a
 * password manager fills in counts as typed.
 *
 * What is not sent but followed letter by letter (a search box, a calculator) is no form, and keeps its own state.
 */
export function useNativeForm<Name extends string>(options: NativeFormOptions<Name>) {
  const { names, check, send, onWrong, onChange, reveal } = options;
  const { t } = useText();
  const toasts = useToasts();
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [start] = useState(() => textsOf((name) => options.start?.[name]));
  const [texts, setTexts] = useState(start);
  const [problems, setProblems] = useState<Shown<Name>>({});
  const [busy, setBusy] = useState(false);
  const [pressed, setPressed] = useState('');

  function textsOf(read: (name: Name) => string | undefined): FieldTexts<Name> {
    return Object.fromEntries(names.map((name) => [name, read(name) ?? ''])) as FieldTexts<Name>;
  }

  /** A field that is not shown at the moment keeps what it had. */
  function readTexts(element: HTMLFormElement): FieldTexts<Name> {
    const read = textsOf((name) => readField(element, name) ?? texts[name]);
    setTexts(read);
    return read;
  }

  function show(found: Shown<Name>): void {
    setProblems(found);
    const first = names.find((name) => found[name]);
    if (first) focus(first);
  }

  function focus(name: Name): void {
    reveal?.(name);
    const field = form.current && startOfField(form.current, name);
    if (!field) return;
    // What stands in a part that is shut cannot have the focus.
    for (let part = field.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
      part.open = true;
    field.focus({ preventScroll: true });
    scrollToField(field);
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const element = event.currentTarget;
    // A second press before the answer to the first.
    if (sending.current) return;
    toasts.forgetFailure();
    const typed = readTexts(element);
    const press = pressOf(event);
    const wrong: FieldProblems<Name> = check?.(typed, press) ?? {};
    const found: Shown<Name> = {};
    for (const name of names) {
      const textId = unreadable(element, name) ?? wrong[name];
      if (textId) found[name] = { textId };
    }
    show(found);
    if (names.some((name) => found[name])) {
      onWrong?.(typed, press);
      return;
    }
    // From here on it is one press and one sending: data of a press is made here and passed to `send`.
    sending.current = true;
    setBusy(true);
    setPressed(press);
    try {
      await send(typed, element, press);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  return {
    /** Spread into the form: `<FormStack label="…" {...form.props}>`. */
    props: {
      ref: form,
      // Without scripts the browser would put the input into the address.
      method: 'post' as const,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
      onChange: (event: FormEvent<HTMLFormElement>) => {
        const name = 'name' in event.target ? event.target.name : undefined;
        const changed = names.find((each) => each === name);
        if (changed && problems[changed]) setProblems((before) => ({ ...before, [changed]: undefined }));
        const typed = readTexts(event.currentTarget);
        onChange?.(typed);
      },
    },
    /** Spread into an input of ours: `<TextInput label="…" {...form.field('email')} />`. */
    field: (name: Name) => {
      const problem = problems[name];
      const error = problem && ('textId' in problem ? t(problem.textId) : problem.message);
      return { name, defaultValue: start[name], error };
    },
    /** What stands in the fields now, for what follows it on the page. */
    texts,
    /** Gives a field the focus, in sight with its label. */
    focus,
    /** While `send` is at work. */
    busy,
    /** The value of the button that was pressed last. */
    pressed,
    /** Puts what the server refused on its fields (`fieldErrors(error)`). */
    refuse: (refused: readonly { field: string; message: string }[]) => {
      const found: Shown<Name> = {};
      for (const name of names) {
        const message = refused.find(({ field }) => field === name)?.message;
        if (message) found[name] = { message };
      }
      show(found);
    },
    /** Puts texts into some of the fields, as if they had been typed; with `isTyped` false `onChange` does not hear of it. */
    set: (some: Partial<FieldTexts<Name>>, isTyped = true) => {
      const element = form.current;
      if (!element) return;
      const told = names.filter((name) => some[name] !== undefined);
      for (const name of told) writeField(element, name, some[name] ?? '');
      setProblems((before) => ({ ...before, ...Object.fromEntries(told.map((name) => [name, undefined])) }));
      const typed = readTexts(element);
      if (isTyped) onChange?.(typed);
    },
    /** Puts other texts into the fields, nothing where a field is left out, and takes marks and chosen files away. */
    fill: (next: Partial<FieldTexts<Name>>) => {
      const element = form.current;
      if (!element) return;
      element.reset();
      const filled = textsOf((name) => next[name]);
      for (const name of names) writeField(element, name, filled[name]);
      setTexts(filled);
      setProblems({});
    },
  };
}
