import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { connectionType } from '../../platform/graphql/connection-type.js';
import { mapPage, type Page } from '../../platform/pages.js';
import { readUpload } from '../media/read-upload.js';
import { presentPerson } from '../users/user.presenter.js';
import { Person } from '../users/user.types.js';
import { type CreateCropDependencies, createCrop } from './create-crop.js';
import { CreateCropInput, CropsArguments, DeleteCropInput, FarmerCropsArguments } from './crop.inputs.js';
import { isOwner } from './crop.policy.js';
import { presentCrop } from './crop.presenter.js';
import { findCrop, listCrops, listFarmerCrops, revealContact, summariseMyCrops } from './crop.service.js';
import { CreateCropPayload, Crop, CropImage, CropSummary, DeleteCropPayload } from './crop.types.js';
import { cropImagesLoader, farmerOf } from './crop-rows.js';
import { deleteCrop } from './delete-crop.js';

const CropConnection = connectionType(Crop);

/** The marketplace's root fields, and what a crop has in other tables: asked for once for all crops of a request. */
@Resolver(() => Crop)
export class CropResolver {
  readonly #dependencies: CreateCropDependencies;

  constructor(dependencies: CreateCropDependencies) {
    this.#dependencies = dependencies;
  }

  @Query(() => CropConnection, { nullable: true, description: 'The marketplace: crops for sale. Open to anyone.' })
  async crops(@Args(() => CropsArguments) request: CropsArguments, @Ctx() ctx: RequestContext): Promise<Page<Crop>> {
    return mapPage(await listCrops(ctx, request), (crop) => presentCrop(crop, ctx.viewer));
  }

  @Query(() => CropConnection, {
    nullable: true,
    description: 'Crops of one farmer, newest first: all of your own, those for sale of anyone else. Open to anyone.',
  })
  async farmerCrops(
    @Args(() => FarmerCropsArguments) { farmerId, ...request }: FarmerCropsArguments,
    @Ctx() ctx: RequestContext,
  ): Promise<Page<Crop>> {
    return mapPage(await listFarmerCrops(ctx, farmerId, request), (crop) => presentCrop(crop, ctx.viewer));
  }

  @Query(() => Crop, {
    nullable: true,
    description: "A crop's own page, with the contact of its farmer; null where there is none. Open to anyone.",
  })
  async crop(
    @Arg('id', () => ID, { description: 'Identifier of the crop.' }) id: string,
    @Ctx() ctx: RequestContext,
  ): Promise<Crop | null> {
    const crop = await findCrop(ctx, id);
    return crop && presentCrop(crop, ctx.viewer, { onItsPage: true });
  }

  /** The figures above a farmer's own list, which has only a page of the crops. */
  @Query(() => CropSummary, {
    nullable: true,
    description: 'Your own crops in figures, over all of them. For anyone signed in.',
  })
  myCropSummary(@Ctx() ctx: RequestContext): Promise<CropSummary> {
    return summariseMyCrops(ctx);
  }

  @Mutation(() => CreateCropPayload, {
    nullable: true,
    description: 'Lists a crop; it is for sale at once. For farmers.',
  })
  async createCrop(
    @Arg('input', () => CreateCropInput, { description: 'The crop.' }) input: CreateCropInput,
    @Ctx() ctx: RequestContext,
  ): Promise<CreateCropPayload> {
    const { basePrice, reservePrice, specifications, images, ...rest } = input;
    const files = await Promise.all((images ?? []).map(async (image) => readUpload(await image)));
    const draft = { ...rest, price: { basePrice, reservePrice }, specifications: specifications ?? {} };
    return { crop: presentCrop(await createCrop(ctx, this.#dependencies, draft, files), ctx.viewer) };
  }

  @Mutation(() => DeleteCropPayload, {
    nullable: true,
    description: 'Removes your own crop and closes the bids on it. For its farmer.',
  })
  async deleteCrop(
    @Arg('input', () => DeleteCropInput, { description: 'Which crop.' }) { id }: DeleteCropInput,
    @Ctx() ctx: RequestContext,
  ): Promise<DeleteCropPayload> {
    return { deletedCropId: await deleteCrop(ctx, this.#dependencies.media, id) };
  }

  @FieldResolver(() => Person, { description: 'Who sells it.' })
  async farmer(@Root() crop: Crop, @Ctx() ctx: RequestContext): Promise<Person> {
    const mayReach = crop.onItsPage || isOwner(ctx.viewer, crop);
    return presentPerson(await farmerOf(ctx, crop.farmerId), {
      seeEmail: crop.listed,
      contact: async () => (mayReach ? revealContact(ctx, this.#dependencies.limits, crop) : null),
    });
  }

  @FieldResolver(() => [CropImage], { description: 'Its pictures, at most ten, the first one foremost.' })
  images(@Root() crop: Crop, @Ctx() ctx: RequestContext): Promise<CropImage[]> {
    return cropImagesLoader(ctx).load(crop.id);
  }
}
