import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import type { RateLimits } from '../../platform/http/rate-limits.js';
import { Crop, CropDetail } from './crop.object-types.js';
import { presentFarmer } from './crop.presenter.js';
import { revealContact } from './crop-contact.js';
import { farmerOf } from './crop-farmer.js';
import { CropFarmer, FarmerContact } from './crop-farmer.object-types.js';
import { CropImage } from './crop-image.object-types.js';
import { cropImagesLoader } from './crop-images.loader.js';

/** What a crop has in other tables, asked for once for all crops of a request. */
@Resolver(() => Crop)
export class CropFieldsResolver {
  @FieldResolver(() => CropFarmer, { description: 'Who sells it.' })
  async farmer(@Root() crop: Crop, @Ctx() ctx: RequestContext): Promise<CropFarmer> {
    return presentFarmer(await farmerOf(ctx, crop.farmerId));
  }

  @FieldResolver(() => [CropImage], { description: 'Its pictures, at most ten, the first one foremost.' })
  images(@Root() crop: Crop, @Ctx() ctx: RequestContext): Promise<CropImage[]> {
    return cropImagesLoader(ctx).load(crop.id);
  }
}

@Resolver(() => CropDetail)
export class CropDetailFieldsResolver {
  readonly #limits: RateLimits;

  constructor(parts: { readonly limits: RateLimits }) {
    this.#limits = parts.limits;
  }

  @FieldResolver(() => FarmerContact, {
    nullable: true,
    description:
      'How to reach the farmer. Null, with a RATE_LIMITED error of this field alone, for who looks at too many different crops.',
  })
  contact(@Root() crop: CropDetail, @Ctx() ctx: RequestContext): Promise<FarmerContact> {
    return revealContact(ctx, this.#limits, crop);
  }
}
