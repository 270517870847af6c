/** The languages in which the server speaks to people. English has the specification's exact words. */
export const Language = { EN: 'en', HI: 'hi' } as const;
export type Language = (typeof Language)[keyof typeof Language];
export const LANGUAGES: readonly Language[] = Object.values(Language);

/** Puts a message, as the code has it in English, into the reader's language. */
export type Translate = (message: string) => string;

/** Leaves messages as the code has them. */
export const inEnglish: Translate = (message) => message;

/**
 * Hindi by the English text. `{name}` stands for what varies: `{label} is required.` An entry of its own for what varies
 * (`First name`), or for each of its parts between commas, translates that too.
 */
export type Catalogue = Readonly<Record<string, string>>;

interface Pattern {
  readonly matches: RegExp;
  readonly names: readonly string[];
  readonly hindi: string;
}

function toPattern([english, hindi]: readonly [string, string]): Pattern {
  const names = [...english.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const literals = english.split(/\{\w+\}/).map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return { matches: new RegExp(`^${literals.join('(.+?)')}$`, 's'), names, hindi };
}

/** No message of ours is longer; what is longer was put together from something else. */
const LONGEST = 500;

/**
 * The server's messages in the reader's language. Services throw them in English; the translators of errors, at the edge,
 * look them up here. What has no entry stays English.
 */
export class Messages {
  readonly #exact: ReadonlyMap<string, string>;
  readonly #patterns: readonly Pattern[];

  constructor(...hindi: readonly Catalogue[]) {
    const entries = hindi.flatMap((catalogue) => Object.entries(catalogue));
    this.#exact = new Map(entries);
    this.#patterns = entries.filter(([english]) => english.includes('{')).map(toPattern);
  }

  in(language: Language): Translate {
    return language === 'hi' ? (message) => this.#hindi(message) : inEnglish;
  }

  /** For what may be a text that people wrote: only a whole message of ours is translated, no pattern. */
  exact(message: string, language: Language): string {
    return (language === 'hi' ? this.#exact.get(message) : undefined) ?? message;
  }

  #hindi(message: string): string {
    const exact = this.#exact.get(message);
    if (exact !== undefined || message.length > LONGEST) return exact ?? message;
    for (const { matches, names, hindi } of this.#patterns) {
      const found = matches.exec(message);
      if (found)
        return names.reduce(
          (text, name, index) => text.replace(`{${name}}`, () => this.#part(found[index + 1] ?? '')),
          hindi,
        );
    }
    return message;
  }

  #part(text: string): string {
    return text
      .split(', ')
      .map((part) => this.#exact.get(part) ?? part)
      .join(', ');
  }
}
