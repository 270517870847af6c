import { Field, ID, ObjectType } from 'type-graphql';
import { connectionType } from '../../platform/graphql/connection-type.js';
import { CropCategory, QuantityUnit } from './crop.types.js';

@ObjectType({
  description: 'Something that farmers sell, what it is called, and as what it is usually listed.',
  simpleResolvers: true,
})
export class CropName {
  @Field(() => ID, { description: 'Its English name in small letters.' })
  id!: string;

  @Field(() => String, { description: 'Its name in English.' })
  english!: string;

  @Field(() => String, { description: 'Its name in Hindi, in Devanagari.' })
  hindi!: string;

  @Field(() => [String], {
    description:
      'All that it is called in English, Hindi and Roman Hindi, in the usual spellings: compare what was typed with these. At most 30.',
  })
  names!: readonly string[];

  @Field(() => CropCategory, { description: 'The category that it is usually listed in. A farmer may choose another.' })
  category!: CropCategory;

  @Field(() => QuantityUnit, { description: 'What it is usually sold by. A farmer may choose another.' })
  unit!: QuantityUnit;

  @Field(() => String, {
    nullable: true,
    description: 'Name of its picture among those of the product; null without one.',
  })
  picture!: string | null;

  @Field(() => Boolean, { description: 'Whether it is one of the twelve that most farmers sell. Each has a picture.' })
  isCommon!: boolean;
}

export const CropNameConnection = connectionType(CropName);
