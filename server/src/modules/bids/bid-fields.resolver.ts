import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { cropsLoader } from '../crops/crop.loader.js';
import { farmerOf } from '../crops/crop-farmer.js';
import { CropImage } from '../crops/crop-image.object-types.js';
import { cropImagesLoader } from '../crops/crop-images.loader.js';
import { Bid, BidCrop, BidFarmer } from './bid.object-types.js';
import { presentBidCrop } from './bid.presenter.js';

/** What a bid has in other tables, asked for once for all bids of a request. */
@Resolver(() => Bid)
export class BidFieldsResolver {
  @FieldResolver(() => BidCrop, { description: 'What was bid on.' })
  async crop(@Root() bid: Bid, @Ctx() ctx: RequestContext): Promise<BidCrop> {
    return presentBidCrop(await cropsLoader(ctx).load(bid.cropId));
  }
}

@Resolver(() => BidCrop)
export class BidCropFieldsResolver {
  @FieldResolver(() => BidFarmer, { description: 'Who sells it.' })
  async farmer(@Root() crop: BidCrop, @Ctx() ctx: RequestContext): Promise<BidFarmer> {
    const { firstName } = await farmerOf(ctx, crop.farmerId);
    return { firstName };
  }

  @FieldResolver(() => [CropImage], { description: 'Its pictures, at most ten, the first one foremost.' })
  images(@Root() crop: BidCrop, @Ctx() ctx: RequestContext): Promise<CropImage[]> {
    return cropImagesLoader(ctx).load(crop.id);
  }
}
