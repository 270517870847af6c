import { Field, ObjectType } from 'type-graphql';
import { FilterValue } from '../catalogue/filter-values.js';
import { placeIn } from '../geography/place-names.js';
import { PLACES } from '../geography/places.js';

@ObjectType({ description: 'What filters of `crops` can be set to.', simpleResolvers: true })
export class CropsFilterValues {
  @Field(() => [FilterValue], {
    description: 'What `near` takes: the places of which we know where they are, by state and name.',
  })
  near!: FilterValue[];
}

/** What `near` takes, in both languages. */
export const NEAR_VALUES = PLACES.map(({ name, hindi, state }) =>
  Object.assign(new FilterValue(), {
    value: `${name}, ${state}`,
    label: `${name}, ${state}`,
    labelHi: `${hindi}, ${placeIn('hi', state)}`,
  }),
);
