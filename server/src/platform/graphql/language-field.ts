import { Arg, Field, registerEnumType } from 'type-graphql';
import { Language } from '../messages.js';
import { resolvePlainly } from './plain-resolvers.js';

registerEnumType(Language, {
  name: 'Language',
  description: 'A language of this site.',
  valuesConfig: {
    EN: { description: 'English.' },
    HI: { description: 'Hindi; an answer of the advisor has it in the letters of its question.' },
  },
});

/** A GraphQL field whose text comes in the language that the caller asks for. */
export interface LanguageField {
  readonly description: string;
  /** As type-graphql takes it: `() => String`. */
  readonly type: () => unknown;
  readonly nullable?: boolean;
  /** The value in a language. `object` is an instance of the type that has the field. */
  readonly read: (object: object, language: Language) => unknown;
}

/**
 * Adds the field `name(language: Language = EN)` to a type. A property cannot take arguments in type-graphql, so the field
 * is a method beside the property that it is named after.
 */
export function addLanguageField(prototype: object, name: string, field: LanguageField): void {
  const method = `${name}InLanguage`;
  const descriptor = {
    value(this: object, language: Language | null) {
      return field.read(this, language ?? Language.EN);
    },
  };
  Object.defineProperty(prototype, method, descriptor);
  resolvePlainly(prototype, name, (object, args) => field.read(object, args.language ?? Language.EN));
  const { description, type, nullable = false } = field;
  Field(type as () => typeof String, { name, description, nullable })(prototype, method, descriptor);
  Arg('language', () => Language, {
    nullable: true,
    defaultValue: Language.EN,
    description: 'The language of the text.',
  })(prototype, method, 0);
}

/** The value of a row's property, or of its Hindi twin `…Hi`. */
export function twin(name: string): LanguageField['read'] {
  return (row, language) => Reflect.get(row, language === Language.HI ? `${name}Hi` : name);
}
