import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Dataset } from '../../modules/catalogue/dataset.js';
import { DATA_FOLDER } from '../../modules/catalogue/dataset-file.js';
import type { Filter } from '../../modules/catalogue/filters.js';
import { answeredFields } from '../../modules/catalogue/row-fields.js';
import { answer, contract } from '../contract.js';
import { text, whole } from './fields.js';
import { counts, limit, page } from './paging.js';

const USUAL_PAGE = 20;

const wordList = (words: readonly string[]) =>
  z.enum(words as [string, ...string[]], { error: `Choose one of: ${words.join(', ')}.` });

/** A filter as a query parameter: what is no enum and no yes or no is text. */
function parameterOf({ type, defaultValue, description }: Filter): z.ZodType {
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

/** A dataset's row as REST answers it: its fields, and nothing of how it is stored. */
export function presentRow({ row }: Pick<Dataset, 'row'>, stored: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.keys(answeredFields(row)).map((name) => [name, Reflect.get(stored, name)]));
}

/** The first row of the dataset's file, as an example. */
function exampleOf(dataset: Dataset): Readonly<Record<string, unknown>> {
  const { rows } = z
    .object({ rows: z.array(z.record(z.string(), z.unknown())).min(1) })
    .parse(JSON.parse(readFileSync(new URL(dataset.file, DATA_FOLDER), 'utf8')));
  return presentRow(dataset, Object.assign(new dataset.row(), rows[0]));
}

/** The operation that lists a dataset, from its declaration. */
export function datasetContract(dataset: Dataset) {
  const row = z.object(answeredFields(dataset.row)).meta({ id: dataset.row.name });
  const filters = Object.fromEntries(dataset.filters.map((filter) => [filter.argument, parameterOf(filter)]));
  return contract({
    method: 'get',
    path: dataset.path ?? `/${hyphened(dataset.query)}`,
    onlyBelowApi: true,
    id: `list${capitalised(dataset.query)}`,
    tag: 'Farm services',
    summary: dataset.description,
    query: z.object({ page: page.default(1), limit: limit.default(USUAL_PAGE), ...filters }),
    answer: {
      status: 200,
      schema: answer({ items: z.array(row), ...counts, total: whole('How many there are in all.') }),
      example: { success: true, items: [exampleOf(dataset)], total: 1, page: 1, limit: USUAL_PAGE },
    },
    refusals: [{ code: 'BAD_USER_INPUT', message: 'Write a whole number from 1 to 100.', fields: ['limit'] }],
  });
}

const service = z
  .object({
    slug: text('Last part of its address, `/services/{slug}`.'),
    title: text('Title, in English.'),
    titleHi: text('Title, in Hindi.'),
    summary: text('What it does, in one sentence.'),
    summaryHi: text('What it does, in Hindi.'),
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
  answer: {
    status: 200,
    schema: answer({ items: z.array(service), total: whole('How many there are.') }),
    example: {
      success: true,
      items: [
        {
          slug: 'mandi-bhav',
          title: 'Mandi Bhav',
          titleHi: 'मंडी भाव',
          summary: 'Prices of the mandis near you.',
          summaryHi: 'आपके पास की मंडियों के भाव।',
          icon: 'mandi',
        },
      ],
      total: 1,
    },
  },
  refusals: [],
});
