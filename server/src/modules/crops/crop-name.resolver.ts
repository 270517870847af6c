import { Args, Query, Resolver } from 'type-graphql';
import { PageArguments } from '../../platform/graphql/connection-type.js';
import { type Page, pageOf } from '../../platform/list-pages.js';
import { capitalised, GOODS } from '../vocabulary/goods.js';
import { type CropName, CropNameConnection } from './crop-name.types.js';

/** Those that are listed most first: the second page is for rare ones. */
const COMMON = ['wheat', 'rice', 'paddy', 'mustard', 'tomato', 'onion', 'potato', 'gram', 'maize', 'milk'];

const placeOf = ({ id }: CropName) => (COMMON.includes(id) ? COMMON.indexOf(id) : COMMON.length);

/** What can be listed by name; it changes with a new version of this program alone. */
const CROP_NAMES: readonly CropName[] = GOODS.map(({ english, hindi, names, category, unit }) => ({
  id: english,
  english: capitalised(english),
  hindi,
  names,
  category,
  unit,
})).sort((one, other) => placeOf(one) - placeOf(other));

@Resolver()
export class CropNameResolver {
  @Query(() => CropNameConnection, {
    nullable: true,
    description:
      'What farmers sell by its usual names, for a field that proposes crops while somebody types: short enough to be asked for once and kept. Open to anyone.',
  })
  cropNames(@Args(() => PageArguments) request: PageArguments): Page<CropName> {
    return pageOf(CROP_NAMES, request, ({ id }) => id);
  }
}
