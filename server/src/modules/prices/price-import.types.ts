import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../../platform/graphql/connection-type.js';
import { addLanguageField } from '../../platform/graphql/language-field.js';
import { refusedBecause } from './price.messages.hi.js';
import { PriceSourceName } from './price.types.js';
import { PricePublication, publicationOf, sourceNameField } from './price-publication.js';

@ObjectType({ description: 'For how many rows of an import one reason holds.', simpleResolvers: true })
export class PriceRefusal {
  @Field(() => Int, { description: 'How many rows.' })
  rows!: number;

  /** In English. */
  reason!: string;
}
addLanguageField(PriceRefusal.prototype, 'reason', {
  description: 'Why they were refused.',
  type: () => String,
  read: (refusal, language) => refusedBecause((refusal as PriceRefusal).reason, language),
});

@ObjectType({ description: 'One file or one fetch of prices, and what came of it.', simpleResolvers: true })
export class PriceImport {
  @Field(() => ID, { description: 'Identifier.' })
  id!: string;

  @Field(() => PriceSourceName, { description: 'Where it came from.' })
  source!: PriceSourceName;

  @Field(() => String, { description: 'The name of the file, or the address that was asked.' })
  origin!: string;

  @Field(() => Date, { description: 'When it began.' })
  startedAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it ended; null while it runs, and where it broke off.' })
  endedAt!: Date | null;

  @Field(() => Int, { description: 'How many rows were read.' })
  readRows!: number;

  @Field(() => Int, { description: 'How many of them were new.' })
  newRows!: number;

  @Field(() => Int, { description: 'How many said something else than before.' })
  changedRows!: number;

  @Field(() => Int, { description: 'How many were so far off that a person looks at them before they are shown.' })
  heldRows!: number;

  @Field(() => Int, { description: 'How many were refused.' })
  refusedRows!: number;

  @Field(() => [PriceRefusal], { description: 'Why rows were refused, the most frequent reasons first. At most 20.' })
  refusals!: readonly PriceRefusal[];

  @Field(() => PricePublication, {
    nullable: true,
    description: 'Where its source is published; null for what this site or its operator has made.',
  })
  get publication(): PricePublication | null {
    return publicationOf(this.source);
  }
}
addLanguageField(PriceImport.prototype, 'sourceName', sourceNameField);
export const PriceImportConnection = connectionType(PriceImport);
