import { ObjectType } from 'type-graphql';
import { Entity, Index } from 'typeorm';
import { CatalogueRow } from '../catalogue-row.js';
import { defineDataset } from '../dataset.js';
import { equals, type Filter, search } from '../filters.js';
import { text, texts, whole, yesNo } from '../row-fields.js';

@ObjectType({ description: 'A government loan or scheme for farmers.' })
@Entity({ name: 'schemes' })
@Index('schemes_category', ['category'])
@Index('schemes_state', ['state'])
export class Scheme extends CatalogueRow {
  @text('Name, in English.') title!: string;
  @text('Name, in Hindi.') titleHi!: string;
  @text('What it gives, in English.') description!: string;
  @text('What it gives, in Hindi.') descriptionHi!: string;
  @text('One of the eight categories.') category!: string;
  @text('Category, in Hindi.') categoryHi!: string;
  @text('Who may apply.') eligibility!: string;
  @text('Who may apply, in Hindi.') eligibilityHi!: string;
  @text('Amount or benefit, as shown.') amount!: string;
  @text('Amount or benefit, in Hindi.') amountHi!: string;
  @text('The state it is for, or "National".') state!: string;
  @text('State, in Hindi.') stateHi!: string;
  @text('Implementing agency.') ministry!: string;
  @text('Implementing agency, in Hindi.') ministryHi!: string;
  @text('Key of the drawn picture that stands for the category.') image!: string;
  @texts('Words to find it by.') tags!: string[];
  @texts('Words to find it by, in Hindi.') tagsHi!: string[];
  @whole('Year in which it began.') year!: number;
  @text('Where the facts were read.') source!: string;
  @yesNo('Whether the figures should be checked with the department before relying on them.')
  checkWithDepartment!: boolean;
}

const state: Filter = {
  argument: 'state',
  description: 'Only this state, or "National"; exactly.',
  apply: (query, value, { includeNational }) => {
    const states = includeNational === true ? [value, 'National'] : [value];
    query.andWhere('row.state IN (:...states)', { states });
  },
};

const includeNational: Filter = {
  argument: 'includeNational',
  description: 'Together with `state`: national schemes as well.',
  type: () => Boolean,
  defaultValue: false,
  // Read by `state`; on its own it narrows nothing.
  apply: () => undefined,
};

/** Spec §2 "Government Loans and Schemes": 20 schemes in 8 categories. */
export const schemes = defineDataset({
  query: 'schemes',
  description: 'Government loans and schemes.',
  row: Scheme,
  file: 'schemes.json',
  searched: ['title', 'titleHi', 'description', 'descriptionHi', 'tags', 'tagsHi'],
  filters: [
    search('Words in the title, the description or the tags.'),
    equals('category', 'Only this category, exactly.'),
    state,
    includeNational,
  ],
});
