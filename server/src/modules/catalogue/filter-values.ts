import { Field, ObjectType } from 'type-graphql';
import type { ObjectLiteral } from 'typeorm';
import { z } from 'zod';
import type { RequestContext } from '../../platform/context.js';
import { addLanguageField, twin } from '../../platform/graphql/language-field.js';
import type { Dataset } from './dataset.js';
import type { Filter, OfferedValues } from './filters.js';

const WORDS = { value: 'What the filter takes.', label: 'What people read for it.' };

/** A value that a filter takes. */
@ObjectType({ description: 'A value that a filter takes, with its name for people.' })
export class FilterValue {
  @Field(() => String, { description: WORDS.value })
  value!: string;

  label!: string;
  labelHi!: string;
}
addLanguageField(FilterValue.prototype, 'label', { description: WORDS.label, type: () => String, read: twin('label') });

/** The same in REST. */
export const filterValueShape = z
  .object({ value: z.string().describe(WORDS.value), label: z.string().describe(WORDS.label) })
  .meta({ id: 'FilterValue', description: 'A value that a filter takes, with its name for people.' });

/** The values of each filter that compares exactly, by the filter's argument. */
export type FilterValues = Readonly<Record<string, readonly FilterValue[]>>;

type OfferingFilter = Filter & { readonly offers: OfferedValues };

/** The filters of a dataset that offer their values. An enum offers its own in the schema. */
export function offeringFilters({ filters }: Pick<Dataset, 'filters'>): OfferingFilter[] {
  return filters.filter((filter): filter is OfferingFilter => filter.offers !== undefined);
}

async function valuesOf(
  ctx: RequestContext,
  dataset: Dataset,
  { property, separator }: OfferedValues,
): Promise<FilterValue[]> {
  const stored = await ctx.db
    .getRepository<ObjectLiteral>(dataset.row)
    .createQueryBuilder('row')
    .select(`row.${property}`, 'english')
    .addSelect(`row.${property}Hi`, 'hindi')
    .distinct(true)
    .getRawMany<{ english: string; hindi: string }>();
  const hindiOf = new Map<string, string>();
  for (const { english, hindi } of stored) {
    const parts = separator === undefined ? [hindi] : hindi.split(separator);
    const values = separator === undefined ? [english] : english.split(separator);
    for (const [index, value] of values.entries()) hindiOf.set(value, parts[index] ?? value);
  }
  return [...hindiOf]
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([value, hindi]) => Object.assign(new FilterValue(), { value, label: value, labelHi: hindi }));
}

/** What the rows that are loaded now have to filter by, in alphabetical order. */
export async function readFilterValues(ctx: RequestContext, dataset: Dataset): Promise<FilterValues> {
  const entries: Array<[string, FilterValue[]]> = [];
  for (const { argument, offers } of offeringFilters(dataset)) {
    entries.push([argument, await valuesOf(ctx, dataset, offers)]);
  }
  return Object.fromEntries(entries);
}
