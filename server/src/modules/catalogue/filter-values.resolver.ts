import { type ClassType, Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import type { Dataset } from './dataset.js';
import { FilterValue, type FilterValues, offeringFilters, readFilterValues } from './filter-values.js';

/** Makes the resolver of a dataset's filter values, `mandiPricesFilterValues`; none where no filter offers any. */
export function createFilterValuesResolver(dataset: Dataset): Array<ClassType<object>> {
  const offering = offeringFilters(dataset);
  if (offering.length === 0) return [];

  @ObjectType(`${dataset.row.name}FilterValues`, {
    description: `What the filters of \`${dataset.query}\` that compare exactly can be set to.`,
    simpleResolvers: true,
  })
  class Values {}
  for (const { argument } of offering) {
    Field(() => [FilterValue], { description: `What \`${argument}\` takes, in alphabetical order.` })(
      Values.prototype,
      argument,
    );
  }

  @Resolver()
  class FilterValuesResolver {
    @Query(() => Values, {
      name: `${dataset.query}FilterValues`,
      nullable: true,
      description: `What the filters of \`${dataset.query}\` that compare exactly can be set to.`,
    })
    values(@Ctx() ctx: RequestContext): Promise<FilterValues> {
      return readFilterValues(ctx, dataset);
    }
  }
  return [FilterValuesResolver];
}
