import { z } from 'zod';
import type { Dataset } from '../../modules/catalogue/dataset.js';
import { answeredFields, presentRow } from '../../modules/catalogue/field-registry.js';
import { filterValueShape, offeringFilters } from '../../modules/catalogue/filter-values.js';
import type { Filter } from '../../modules/catalogue/filters.js';
import { readDataFile } from '../../platform/data-file.js';
import { Language } from '../../platform/messages.js';
import { answer, contract } from '../contract.js';
import { oneOf, text, whole } from './fields.js';
import { counts, limit, page } from './paging.js';

const USUAL_PAGE = 20;

const wordList = (words: readonly string[]) =>
  z.enum(words as [string, ...string[]], { error: `Choose one of: ${words.join(', ')}.` });

/** A filter as a query parameter: what is no enum and no yes or no is text. */
function parameterOf(filter: Filter, path: string): z.ZodType {
  const { type, defaultValue, offers } = filter;
  const description = offers
    ? `${filter.description} \`${path}/filter-values\` names what it takes.`
    : filter.description;
  const values = type?.();
  if (values === Boolean) {
    return wordList(['true', 'false'])
      .transform((word) => word === 'true')
      .default(defaultValue === true)
      .meta({ default: defaultValue === true, description });
  }
  if (values === undefined || typeof values === 'function') return text(description).optional();
  return wordList(Object.values(values)).optional().describe(description);
}

const hyphened = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const capitalised = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const language = oneOf(
  Language,
  'Language of the texts; the one of ours that `Accept-Language` likes best where it is left out.',
).optional();

const pathOf = (dataset: Dataset) => dataset.path ?? `/${hyphened(dataset.query)}`;

/** The first row of the dataset's file, as an example. */
function exampleOf(dataset: Dataset): Readonly<Record<string, unknown>> {
  const file = z.object({ rows: z.array(z.record(z.string(), z.unknown())).min(1) });
  const { rows } = readDataFile(dataset.file, file);
  return presentRow(dataset.row, Object.assign(new dataset.row(), rows[0]), Language.EN);
}

/** The operation that lists a dataset, from its declaration. */
export function datasetContract(dataset: Dataset) {
  const row = z.object(answeredFields(dataset.row)).meta({ id: dataset.row.name });
  const filters = Object.fromEntries(
    dataset.filters.map((filter) => [filter.argument, parameterOf(filter, pathOf(dataset))]),
  );
  return contract({
    method: 'get',
    path: pathOf(dataset),
    onlyBelowApi: true,
    id: `list${capitalised(dataset.query)}`,
    tag: 'Farm services',
    summary: dataset.description,
    query: z.object({ page: page.default(1), limit: limit.default(USUAL_PAGE), language, ...filters }),
    answer: {
      status: 200,
      schema: answer({ items: z.array(row), ...counts, total: whole('How many there are in all.') }),
      example: { success: true, items: [exampleOf(dataset)], total: 1, page: 1, limit: USUAL_PAGE },
    },
    refusals: [{ code: 'BAD_USER_INPUT', message: 'Write a whole number from 1 to 100.', fields: ['limit'] }],
  });
}

/** The operation that lists what a dataset's filters take; undefined where none of them compares exactly. */
export function filterValuesContract(dataset: Dataset) {
  const offering = offeringFilters(dataset).map(({ argument }) => argument);
  if (offering.length === 0) return undefined;
  const values = (argument: string) =>
    z.array(filterValueShape).describe(`What \`${argument}\` takes, in alphabetical order.`);
  return contract({
    method: 'get',
    path: `${pathOf(dataset)}/filter-values`,
    onlyBelowApi: true,
    id: `list${capitalised(dataset.query)}FilterValues`,
    tag: 'Farm services',
    summary: `What the filters of \`${pathOf(dataset)}\` that compare exactly can be set to.`,
    query: z.object({ language }),
    answer: {
      status: 200,
      schema: answer({ filters: z.object(Object.fromEntries(offering.map((name) => [name, values(name)]))) }),
      example: {
        success: true,
        filters: Object.fromEntries(offering.map((name) => [name, [{ value: 'Wheat', label: 'Wheat' }]])),
      },
    },
    refusals: [{ code: 'BAD_USER_INPUT', message: 'Choose one of: en, hi.', fields: ['language'] }],
  });
}

const service = z
  .object({
    slug: text('Last part of its address, `/services/{slug}`.'),
    title: text('Title.'),
    summary: text('What it does, in one sentence.'),
    icon: text('Key of its icon.'),
  })
  .meta({ id: 'Service', description: 'A tile of the services catalogue.' });

export const listServices = contract({
  method: 'get',
  path: '/services',
  onlyBelowApi: true,
  id: 'listServices',
  tag: 'Farm services',
  summary: 'The thirteen farm services, in the order of the catalogue.',
  query: z.object({ language }),
  answer: {
    status: 200,
    schema: answer({ items: z.array(service), total: whole('How many there are.') }),
    example: {
      success: true,
      items: [
        {
          slug: 'mandi-bhav',
          title: 'Mandi Bhav',
          summary: 'Prices of the mandis near you.',
          icon: 'mandi',
        },
      ],
      total: 1,
    },
  },
  refusals: [{ code: 'BAD_USER_INPUT', message: 'Choose one of: en, hi.', fields: ['language'] }],
});
