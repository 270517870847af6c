import { Field, ID, ObjectType } from 'type-graphql';
import { Crop } from './crop.types.js';

@ObjectType({ description: 'What createCrop gives back.', simpleResolvers: true })
export class CreateCropPayload {
  @Field(() => Crop, { description: 'The crop as it is now, for sale or a draft.' })
  crop!: Crop;
}

@ObjectType({ description: 'What updateCrop gives back.', simpleResolvers: true })
export class UpdateCropPayload {
  @Field(() => Crop, { description: 'The crop as it is now.' })
  crop!: Crop;
}

@ObjectType({ description: 'What publishCrop gives back.', simpleResolvers: true })
export class PublishCropPayload {
  @Field(() => Crop, { description: 'The crop as it is now for sale.' })
  crop!: Crop;
}

@ObjectType({ description: 'What relistCrop gives back.', simpleResolvers: true })
export class RelistCropPayload {
  @Field(() => Crop, { description: 'The new crop; the old one stays as it is.' })
  crop!: Crop;
}

@ObjectType({ description: 'What deleteCrop gives back.', simpleResolvers: true })
export class DeleteCropPayload {
  @Field(() => ID, { description: 'Identifier of the crop that was removed.' })
  deletedCropId!: string;
}
