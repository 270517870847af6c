import { ObjectType } from 'type-graphql';
import { CatalogueRow } from '../catalogue-row.js';
import { defineDataset } from '../dataset.js';
import { datasetTable } from '../dataset-table.js';
import { equals, type Filter, search } from '../filters.js';
import { partsOf, text, translatedText, translatedTexts, whole, yesNo } from '../row-fields.js';

@ObjectType({ description: 'A government loan or scheme for farmers.' })
@datasetTable('schemes', 'category', 'state')
export class Scheme extends CatalogueRow {
  @translatedText('Name.') title!: string;
  titleHi!: string;
  @translatedText('What it gives.') description!: string;
  descriptionHi!: string;
  @translatedText('One of the eight categories.') category!: string;
  categoryHi!: string;
  @translatedText('Who may apply.') eligibility!: string;
  eligibilityHi!: string;
  @translatedText('Amount or benefit, as shown.') amount!: string;
  amountHi!: string;
  @translatedText('The state it is for, or "National".') state!: string;
  stateHi!: string;
  @partsOf('state', ',', 'Where it applies, one by one: a state, or "National".') scopes!: string[];
  @translatedText('Implementing agency.') ministry!: string;
  ministryHi!: string;
  @text('Key of the drawn picture that stands for the category.') image!: string;
  @translatedTexts('Words to find it by.') tags!: string[];
  tagsHi!: string[];
  @whole('Year in which it began.') year!: number;
  @text('Where the facts were read.') source!: string;
  @yesNo('Whether the figures should be checked with the department before relying on them.')
  checkWithDepartment!: boolean;
}

const state: Filter = {
  argument: 'state',
  offers: { property: 'state' },
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
