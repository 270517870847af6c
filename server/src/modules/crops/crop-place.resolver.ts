import { Arg, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { kmApart } from '../geography/distances.js';
import { districtNamed } from '../geography/places.js';
import { Location } from './crop.types.js';

/** How far a crop is from whoever wants it. */
@Resolver(() => Location)
export class CropPlaceResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Kilometres from a place as the crow flies, between the centres of districts, to ten; 0 in the district itself. Null where we do not know one of the two.',
  })
  distanceKm(
    @Root() { state, district }: Location,
    @Arg('from', () => String, {
      nullable: true,
      description:
        'A district or town by any of its names, such as "Hisar, Haryana"; of more than 100 characters we know none.',
    })
    from: string | null,
  ): number | null {
    if (!from || from.length > LONGEST_PLACE) return null;
    const here = districtNamed(district, state);
    const there = districtNamed(from);
    return here && there ? kmApart(here, there) : null;
  }
}

/** No name is longer, and more is not looked through. */
const LONGEST_PLACE = 100;
