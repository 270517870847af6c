import { Field, ObjectType } from 'type-graphql';
import { FilterValue } from '../catalogue/filter-values.js';
import { KNOWN_PLACES } from '../places/known-places.js';
import { placeIn } from '../places/place-names.js';

@ObjectType({ description: 'What filters of `crops` can be set to.', simpleResolvers: true })
export class CropsFilterValues {
  @Field(() => [FilterValue], {
    description: 'What `near` takes: the places of which we know where they are, by state and name.',
  })
  near!: FilterValue[];
}

/** What `near` takes, in both languages. */
export const NEAR_VALUES = KNOWN_PLACES.map(({ name, state, names }) =>
  Object.assign(new FilterValue(), {
    value: `${name}, ${state}`,
    label: `${name}, ${state}`,
    labelHi: `${names.find((each) => /[\u0900-\u097F]/.test(each)) ?? name}, ${placeIn('hi', state)}`,
  }),
);
