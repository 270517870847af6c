import { Field, Float, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Who sells a crop, as lists show it.', simpleResolvers: true })
export class CropFarmer {
  @Field(() => ID, { description: 'Identifier of the farmer; `farmerCrops` takes it.' })
  id!: string;

  @Field(() => String, { description: 'Given name.' })
  firstName!: string;

  @Field(() => String, { description: 'E-mail address; the marketplace search looks at it too.' })
  email!: string;
}

@ObjectType({
  description: "How to reach a crop's farmer: on the crop's own page alone (AC-161, X-11).",
  simpleResolvers: true,
})
export class FarmerContact {
  @Field(() => ID, { description: 'Identifier of the farmer.' })
  id!: string;

  @Field(() => String, { description: 'Given name.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name.' })
  lastName!: string;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => String, { description: 'Phone number, ten digits.' })
  phone!: string;

  @Field(() => String, { nullable: true, description: 'Where the farm is; null where not specified (AC-162).' })
  location!: string | null;

  @Field(() => Float, { nullable: true, description: 'One to five stars; null where nobody rated yet (AC-163).' })
  rating!: number | null;

  @Field(() => Boolean, { description: 'Whether we checked who this is.' })
  verified!: boolean;
}
