import { Field, ObjectType } from 'type-graphql';
import { z } from 'zod';
import { readDataFile } from '../../platform/data-file.js';
import { addLanguageField, type LanguageField, twin } from '../../platform/graphql/language-field.js';
import { Language } from '../../platform/messages.js';

const text = z.string().trim().min(1);
const published = z.strictObject({
  provider: text,
  providerHi: text,
  page: z.url(),
  licence: text,
  licencePage: z.url(),
});
const source = z.strictObject({ name: text, nameHi: text, published: published.optional() });

const { sources: SOURCES } = readDataFile(
  'prices/sources.json',
  z.strictObject({
    description: text,
    sources: z.strictObject({ SAMPLE: source, DATAGOV: source, DATAGOV_HISTORY: source, CSV: source }),
  }),
);
type PriceSourceName = keyof typeof SOURCES;

@ObjectType({ description: 'Where prices are published, as their licence asks to be told.', simpleResolvers: true })
export class PricePublication {
  @Field(() => String, { description: 'Address of the page that has them.' })
  page!: string;

  @Field(() => String, { description: 'Name of their licence.' })
  licence!: string;

  @Field(() => String, { description: 'Address of the licence.' })
  licencePage!: string;

  provider!: string;
  providerHi!: string;
}
addLanguageField(PricePublication.prototype, 'provider', {
  description: 'Who provides them.',
  type: () => String,
  read: twin('provider'),
});

/** Null for what this site or its operator has made. */
export function publicationOf(name: PriceSourceName): PricePublication | null {
  const { published: found } = SOURCES[name];
  return found ? Object.assign(new PricePublication(), found) : null;
}

/** What stands after "Source:". */
export const sourceNameIn = (language: Language, name: PriceSourceName): string =>
  SOURCES[name][language === Language.HI ? 'nameHi' : 'name'];

/** What a row's source is called. */
export const sourceNameField: LanguageField = {
  description: 'What its source is called, as it stands after "Source:".',
  type: () => String,
  read: (row, language) => sourceNameIn(language, (row as { source: PriceSourceName }).source),
};
