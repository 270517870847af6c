import { Args, ArgsType, type ClassType, Ctx, Field, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { connectionType, PageArguments } from '../../platform/graphql/connection-type.js';
import type { Page } from '../../platform/list-pages.js';
import type { CatalogueRow } from './catalogue-row.js';
import type { Dataset } from './dataset.js';
import { type DatasetRequest, listDataset } from './dataset.service.js';

function argumentsOf(dataset: Pick<Dataset, 'filters' | 'query'>): ClassType<object> {
  class DatasetArguments extends PageArguments {}
  for (const filter of dataset.filters) {
    const optional = filter.defaultValue === undefined ? { nullable: true } : { defaultValue: filter.defaultValue };
    const values = filter.offers ? ` \`${dataset.query}FilterValues\` names what it takes.` : '';
    Field(() => (filter.type ? filter.type() : String) as typeof String, {
      ...optional,
      description: `${filter.description}${values}`,
    })(DatasetArguments.prototype, filter.argument);
  }
  ArgsType()(DatasetArguments);
  return DatasetArguments;
}

/** Makes the resolver class of a dataset: one query, open to anyone (spec §6). */
export function createDatasetResolver<Row extends CatalogueRow>(dataset: Dataset<Row>): ClassType<object> {
  const Connection = connectionType(dataset.row);
  const Arguments = argumentsOf(dataset);

  @Resolver()
  class DatasetResolver {
    @Query(() => Connection, { name: dataset.query, nullable: true, description: dataset.description })
    list(@Args(() => Arguments) request: DatasetRequest, @Ctx() ctx: RequestContext): Promise<Page<Row>> {
      return listDataset(ctx, dataset, request);
    }
  }
  return DatasetResolver;
}
