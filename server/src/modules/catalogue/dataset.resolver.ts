import { Args, ArgsType, type ClassType, Ctx, Field, Int, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { pageType } from '../../platform/graphql/page-type.js';
import { MAX_PAGE_SIZE, type Page } from '../../platform/pages.js';
import type { CatalogueRow } from './catalogue-row.js';
import type { Dataset } from './dataset.js';
import { type DatasetRequest, listDataset } from './dataset.service.js';

function argumentsOf(dataset: Pick<Dataset, 'filters'>): ClassType<object> {
  class DatasetArguments {}
  for (const filter of dataset.filters) {
    const optional = filter.defaultValue === undefined ? { nullable: true } : { defaultValue: filter.defaultValue };
    Field(() => (filter.type ? filter.type() : String) as typeof String, {
      ...optional,
      description: filter.description,
    })(DatasetArguments.prototype, filter.argument);
  }
  Field(() => Int, { defaultValue: 20, description: `How many entries, 1 to ${MAX_PAGE_SIZE}.` })(
    DatasetArguments.prototype,
    'first',
  );
  Field(() => String, { nullable: true, description: 'The `endCursor` of the page before.' })(
    DatasetArguments.prototype,
    'after',
  );
  ArgsType()(DatasetArguments);
  return DatasetArguments;
}

/** Makes the resolver class of a dataset: one query, open to anyone (spec §6). */
export function createDatasetResolver<Row extends CatalogueRow>(dataset: Dataset<Row>): ClassType<object> {
  const Page = pageType(`${dataset.row.name}Page`, dataset.row);
  const Arguments = argumentsOf(dataset);

  @Resolver()
  class DatasetResolver {
    @Query(() => Page, { name: dataset.query, description: dataset.description })
    list(@Args(() => Arguments) request: DatasetRequest, @Ctx() ctx: RequestContext): Promise<Page<Row>> {
      return listDataset(ctx, dataset, request);
    }
  }
  return DatasetResolver;
}
