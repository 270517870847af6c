import { Args, Query, Resolver } from 'type-graphql';
import { PageArguments } from '../../platform/graphql/connection-type.js';
import { type Page, pageOf } from '../../platform/list-pages.js';
import { COMMODITIES } from '../vocabulary/commodities.js';
import { COMMON_GOODS, capitalised, GOODS } from '../vocabulary/goods.js';
import { type CropName, CropNameConnection } from './crop-name.types.js';

const pictures = new Map(COMMODITIES.map(({ english, picture }) => [english, picture]));

const placeOf = ({ id, isCommon }: CropName) => (isCommon ? COMMON_GOODS.indexOf(id) : COMMON_GOODS.length);

/** What can be listed by name, the common ones first; it changes with a new version of this program alone. */
const CROP_NAMES: readonly CropName[] = GOODS.map(({ english, hindi, names, category, unit }) => ({
  id: english,
  english: capitalised(english),
  hindi,
  names,
  category,
  unit,
  picture: pictures.get(english) ?? null,
  isCommon: COMMON_GOODS.includes(english),
})).sort((one, other) => placeOf(one) - placeOf(other));

@Resolver()
export class CropNameResolver {
  @Query(() => CropNameConnection, {
    nullable: true,
    description:
      'What farmers sell by its usual names, for a field that proposes crops while somebody types, those that most farmers sell first: short enough to be asked for once and kept. Open to anyone.',
  })
  cropNames(@Args(() => PageArguments) request: PageArguments): Page<CropName> {
    return pageOf(CROP_NAMES, request, ({ id }) => id);
  }
}
