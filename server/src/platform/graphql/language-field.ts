import { type GraphQLSchema, isObjectType } from 'graphql';
import { Arg, Field, getMetadataStorage, registerEnumType } from 'type-graphql';
import { Language } from '../messages.js';

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

const added: { readonly prototype: object; readonly name: string; readonly read: LanguageField['read'] }[] = [];

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
  added.push({ prototype, name, read: field.read });
  const { description, type, nullable = false } = field;
  Field(type as () => typeof String, { name, description, nullable })(prototype, method, descriptor);
  Arg('language', () => Language, {
    nullable: true,
    defaultValue: Language.EN,
    description: 'The language of the text.',
  })(prototype, method, 0);
}

/** Type-graphql makes a promise of each field that takes arguments: forty of them in a page of twenty rows. These are answered at once. */
export function answerLanguageFieldsAtOnce(schema: GraphQLSchema): void {
  for (const { name: typeName, target } of getMetadataStorage().objectTypes) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) continue;
    const { prototype } = target as { readonly prototype: object };
    for (const { prototype: owner, name, read } of added) {
      const field = owner === prototype ? type.getFields()[name] : undefined;
      if (field) field.resolve = (object: object, { language }) => read(object, language ?? Language.EN);
    }
  }
}

/** The value of a row's property, or of its Hindi twin `…Hi`. */
export function twin(name: string): LanguageField['read'] {
  return (row, language) => Reflect.get(row, language === Language.HI ? `${name}Hi` : name);
}
