import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { askedFields, askedOfNodes } from '../../platform/graphql/asked-fields.js';
import { isId } from '../../platform/ids.js';
import { mapPage, type Page } from '../../platform/list-pages.js';
import type { News } from '../../platform/live/topics.js';
import { readUploads } from '../media/read-upload.js';
import { type CreateCropDependencies, createCrop } from './create-crop.js';
import { CROPS } from './crop.events.js';
import { CreateCropInput, DeleteCropInput, PublishCropInput, RelistCropInput, UpdateCropInput } from './crop.inputs.js';
import { cropNotFound } from './crop.policy.js';
import { presentCrop } from './crop.presenter.js';
import {
  findChangedCrop,
  findCrop,
  listCrops,
  listFarmerCrops,
  proposeSearch,
  revealContact,
  summariseMyCrops,
} from './crop.service.js';
import { Crop, CropConnection, CropSummary } from './crop.types.js';
import { CropsFilterValues, NEAR_VALUES } from './crop-filter.types.js';
import { CropsArguments, FarmerCropsArguments } from './crop-list.inputs.js';
import {
  CreateCropPayload,
  DeleteCropPayload,
  PublishCropPayload,
  RelistCropPayload,
  UpdateCropPayload,
} from './crop-payload.types.js';
import { deleteCrop } from './delete-crop.js';
import { publishCrop } from './publish-crop.js';
import { relistCrop } from './relist-crop.js';
import { updateCrop } from './update-crop.js';

/** What an input changes, in the words of the commands, and its pictures. */
async function readChanges<Input extends UpdateCropInput | RelistCropInput>(input: Input) {
  const { basePrice, reservePrice, images, location, specifications, ...rest } = input;
  const changes = {
    ...rest,
    price: { basePrice, reservePrice },
    location: location ?? undefined,
    specifications: specifications ?? undefined,
  };
  return { changes, files: await readUploads(images) };
}

/** The marketplace's root fields. */
@Resolver(() => Crop)
export class CropResolver {
  readonly #dependencies: CreateCropDependencies;

  constructor(dependencies: CreateCropDependencies) {
    this.#dependencies = dependencies;
  }

  @Query(() => CropConnection, { nullable: true, description: 'The marketplace: crops for sale. Open to anyone.' })
  async crops(
    @Args(() => CropsArguments) request: CropsArguments,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<Crop>> {
    return mapPage(await listCrops(ctx, request, askedOfNodes(info)), (crop) => presentCrop(crop, ctx.viewer));
  }

  @Query(() => String, {
    nullable: true,
    description:
      'For a search that finds nothing: the name of a crop for sale that was perhaps meant, in the letters that were typed; null where none is near. Open to anyone.',
  })
  cropNameMeant(
    @Arg('search', () => String, { description: 'What was typed, at most 100 characters.' }) search: string,
    @Ctx() ctx: RequestContext,
  ): Promise<string | null> {
    return proposeSearch(ctx, search);
  }

  @Query(() => CropsFilterValues, {
    nullable: true,
    description: 'What filters of `crops` can be set to. Open to anyone.',
  })
  cropsFilterValues(): CropsFilterValues {
    return { near: NEAR_VALUES };
  }

  @Query(() => CropConnection, {
    nullable: true,
    description: 'Crops of one farmer, newest first: all of your own, those for sale of anyone else. Open to anyone.',
  })
  async farmerCrops(
    @Args(() => FarmerCropsArguments) { farmerId, ...request }: FarmerCropsArguments,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<Crop>> {
    return mapPage(await listFarmerCrops(ctx, farmerId, request, askedOfNodes(info)), (crop) =>
      presentCrop(crop, ctx.viewer),
    );
  }

  @Query(() => Crop, {
    nullable: true,
    description: "A crop's own page, with the contact of its farmer; null where there is none. Open to anyone.",
  })
  async crop(
    @Arg('id', () => ID, { description: 'Identifier of the crop.' }) id: string,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Crop | null> {
    const crop = await findCrop(ctx, id, askedFields(info));
    return crop && presentCrop(crop, ctx.viewer, () => revealContact(ctx, this.#dependencies.limits, crop));
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
    description: 'Lists a crop; it is for sale at once, unless it is saved as a draft. For farmers.',
  })
  async createCrop(
    @Arg('input', () => CreateCropInput, { description: 'The crop.' }) input: CreateCropInput,
    @Ctx() ctx: RequestContext,
  ): Promise<CreateCropPayload> {
    const { basePrice, reservePrice, specifications, images, ...rest } = input;
    const files = await readUploads(images);
    const draft = { ...rest, price: { basePrice, reservePrice }, specifications: specifications ?? {} };
    return { crop: presentCrop(await createCrop(ctx, this.#dependencies, draft, files), ctx.viewer) };
  }

  @Mutation(() => UpdateCropPayload, {
    nullable: true,
    description:
      'Edits your own crop that is for sale, or a draft. Bids on it stay as they are. Refused with CONFLICT where it was changed or sold from since the version that you name, and where it is over. For its farmer.',
  })
  async updateCrop(
    @Arg('input', () => UpdateCropInput, { description: 'Which crop, and what is different.' }) input: UpdateCropInput,
    @Ctx() ctx: RequestContext,
  ): Promise<UpdateCropPayload> {
    const { changes, files } = await readChanges(input);
    const update = { ...changes, remainingQuantity: input.remainingQuantity ?? undefined };
    return { crop: presentCrop(await updateCrop(ctx, this.#dependencies, update, files), ctx.viewer) };
  }

  @Mutation(() => PublishCropPayload, {
    nullable: true,
    description:
      'Offers your own draft for sale. Refused with BAD_USER_INPUT where it lacks something, by the field names of updateCrop, and with CONFLICT where it is no draft. For its farmer.',
  })
  async publishCrop(
    @Arg('input', () => PublishCropInput, { description: 'Which draft.' }) { id }: PublishCropInput,
    @Ctx() ctx: RequestContext,
  ): Promise<PublishCropPayload> {
    return { crop: presentCrop(await publishCrop(ctx, this.#dependencies, id), ctx.viewer) };
  }

  @Mutation(() => RelistCropPayload, {
    nullable: true,
    description:
      'Lists your own crop anew that is expired, sold or removed, with everything that is not said to be different. Refused with CONFLICT where it is not over. For its farmer.',
  })
  async relistCrop(
    @Arg('input', () => RelistCropInput, { description: 'Which crop, and what is different now.' })
    input: RelistCropInput,
    @Ctx() ctx: RequestContext,
  ): Promise<RelistCropPayload> {
    const { changes, files } = await readChanges(input);
    const relisting = { ...changes, quantity: input.quantity ?? undefined };
    return { crop: presentCrop(await relistCrop(ctx, this.#dependencies, relisting, files), ctx.viewer) };
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

  @Subscription(() => Crop, {
    nullable: true,
    description:
      'A crop as it is now, and again whenever its price, its bids, its status or what remains of it changes; null once nobody may see it. Changes that come together may come as one. `contact` is null here. Refused with NOT_FOUND for what is no identifier. Open to anyone.',
    topics: CROPS,
    topicId: ({ args }) => {
      if (!isId(args.id)) throw cropNotFound();
      return args.id;
    },
  })
  async cropChanged(
    @Arg('id', () => ID, { description: 'Identifier of the crop.' }) id: string,
    @Root() news: News,
    @Ctx() ctx: RequestContext,
  ): Promise<Crop | null> {
    const crop = await findChangedCrop(ctx, id, news);
    return crop && presentCrop(crop, ctx.viewer);
  }
}
