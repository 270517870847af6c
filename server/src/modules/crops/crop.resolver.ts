import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { pageType } from '../../platform/graphql/page-type.js';
import { UploadScalar } from '../../platform/graphql/scalars.js';
import type { RateLimits } from '../../platform/http/rate-limits.js';
import { MAX_PAGE_SIZE, type Page } from '../../platform/pages.js';
import { readUpload } from '../media/read-upload.js';
import { type CreateCropParts, createCrop } from './create-crop.js';
import type { CropEntity } from './crop.entity.js';
import { CropSort } from './crop.enums.js';
import { CreateCropInput, CropFilter } from './crop.inputs.js';
import { presentCrop, presentCropDetail, presentFarmer } from './crop.presenter.js';
import { findCrop, listCrops, listFarmerCrops } from './crop.service.js';
import { Crop, CropDetail, CropFarmer, CropImage, FarmerContact } from './crop.types.js';
import { revealContact } from './crop-contact.js';
import { cropImagesLoader, farmerOf } from './crop-rows.js';
import { deleteCrop } from './delete-crop.js';

const CropPage = pageType('CropPage', Crop);

@ArgsType()
class CropsArguments {
  @Field(() => Int, { defaultValue: 20, description: `How many crops, 1 to ${MAX_PAGE_SIZE}.` })
  first!: number;

  @Field(() => String, { nullable: true, description: 'The `endCursor` of the page before.' })
  after?: string | null;

  @Field(() => CropFilter, { nullable: true, description: 'Which crops; left out, all that are for sale.' })
  filter?: CropFilter | null;

  @Field(() => CropSort, { defaultValue: CropSort.NEWEST, description: 'In which order.' })
  sort!: CropSort;
}

@ArgsType()
class FarmerCropsArguments {
  @Field(() => ID, { description: 'Identifier of the farmer.' })
  farmerId!: string;

  @Field(() => Int, { defaultValue: 10, description: `How many crops, 1 to ${MAX_PAGE_SIZE} (spec §9).` })
  first!: number;

  @Field(() => String, { nullable: true, description: 'The `endCursor` of the page before.' })
  after?: string | null;
}

function presentPage(page: Page<CropEntity>, ctx: RequestContext): Page<Crop> {
  return { ...page, nodes: page.nodes.map((crop) => presentCrop(crop, ctx.viewer)) };
}

/** The marketplace's root fields, and what a crop has in other tables: asked for once for all crops of a request. */
@Resolver(() => Crop)
export class CropResolver {
  readonly #parts: CreateCropParts;

  constructor(parts: CreateCropParts) {
    this.#parts = parts;
  }

  @Query(() => CropPage, { description: 'The marketplace: crops for sale. Open to anyone.' })
  async crops(@Args(() => CropsArguments) request: CropsArguments, @Ctx() ctx: RequestContext): Promise<Page<Crop>> {
    return presentPage(await listCrops(ctx, request), ctx);
  }

  @Query(() => CropPage, {
    description: 'Crops of one farmer, newest first: all of your own, those for sale of anyone else. Open to anyone.',
  })
  async farmerCrops(
    @Args(() => FarmerCropsArguments) { farmerId, ...request }: FarmerCropsArguments,
    @Ctx() ctx: RequestContext,
  ): Promise<Page<Crop>> {
    return presentPage(await listFarmerCrops(ctx, farmerId, request), ctx);
  }

  @Query(() => CropDetail, {
    nullable: true,
    description: 'One crop with the contact of its farmer; null where there is none. Open to anyone.',
  })
  async crop(
    @Arg('id', () => ID, { description: 'Identifier of the crop.' }) id: string,
    @Ctx() ctx: RequestContext,
  ): Promise<CropDetail | null> {
    const crop = await findCrop(ctx, id);
    return crop && presentCropDetail(crop, ctx.viewer);
  }

  @Mutation(() => Crop, { description: 'Lists a crop; it is for sale at once. For farmers.' })
  async createCrop(
    @Arg('input', () => CreateCropInput, { description: 'The crop.' }) input: CreateCropInput,
    @Arg('images', () => [UploadScalar], {
      nullable: true,
      description: 'JPEG, PNG or WebP pictures, at most 10 of 10 MB each; a multipart request.',
    })
    images: Array<Promise<FileUpload>> | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<Crop> {
    const { basePrice, reservePrice, specifications, ...rest } = input;
    const files = await Promise.all((images ?? []).map(async (image) => readUpload(await image)));
    const draft = { ...rest, price: { basePrice, reservePrice }, specifications: specifications ?? {} };
    return presentCrop(await createCrop(ctx, this.#parts, draft, files), ctx.viewer);
  }

  @Mutation(() => ID, {
    description: 'Removes your own crop and closes the bids on it; returns its identifier. For its farmer.',
  })
  deleteCrop(
    @Arg('id', () => ID, { description: 'Identifier of the crop.' }) id: string,
    @Ctx() ctx: RequestContext,
  ): Promise<string> {
    return deleteCrop(ctx, this.#parts.media, id);
  }

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

  @FieldResolver(() => FarmerContact, { description: 'How to reach the farmer.' })
  contact(@Root() crop: CropDetail, @Ctx() ctx: RequestContext): Promise<FarmerContact> {
    return revealContact(ctx, this.#limits, crop);
  }
}
