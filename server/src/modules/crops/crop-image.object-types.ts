import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'One width of a picture, WebP.', simpleResolvers: true })
export class ImageVariant {
  @Field(() => String, { description: 'Path of the file on this server; it never changes.' })
  url!: string;

  @Field(() => Int, { description: 'Pixels.' })
  width!: number;

  @Field(() => Int, { description: 'Pixels.' })
  height!: number;
}

@ObjectType({ description: 'A picture of a crop.', simpleResolvers: true })
export class CropImage {
  @Field(() => String, { description: 'Path of the widest variant.' })
  url!: string;

  @Field(() => String, { description: 'What the picture is of, for those who do not see it.' })
  alt!: string;

  @Field(() => Int, { description: 'Pixels of the widest variant.' })
  width!: number;

  @Field(() => Int, { description: 'Pixels of the widest variant.' })
  height!: number;

  @Field(() => [ImageVariant], { description: 'From narrow to wide; at most three.' })
  variants!: ImageVariant[];
}
