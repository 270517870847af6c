import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';

/** The two roles (AC-001), in the words of REST and the database. */
export const Role = { FARMER: 'farmer', BUYER: 'buyer' } as const;
export type Role = (typeof Role)[keyof typeof Role];
registerEnumType(Role, {
  name: 'Role',
  description: 'What an account is for: farmers list crops, buyers bid on them.',
  valuesConfig: { FARMER: { description: 'Lists crops.' }, BUYER: { description: 'Bids on crops.' } },
});

/** AC-188. */
export const Gender = { MALE: 'male', FEMALE: 'female', OTHER: 'other' } as const;
export type Gender = (typeof Gender)[keyof typeof Gender];
registerEnumType(Gender, {
  name: 'Gender',
  description: 'As chosen at sign-up.',
  valuesConfig: {
    MALE: { description: 'Male.' },
    FEMALE: { description: 'Female.' },
    OTHER: { description: 'Other.' },
  },
});

/** The signed-in person's own account. Other people see `CropFarmer` or `FarmerContact`, never this. */
@ObjectType({ description: 'Your own account.' })
export class User {
  @Field(() => ID, { description: 'Identifier of the account.' })
  id!: string;

  @Field(() => String, { description: 'Given name.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name.' })
  lastName!: string;

  @Field(() => String, { description: 'E-mail address, lower-cased; what you sign in with.' })
  email!: string;

  @Field(() => String, { description: 'Phone number: exactly ten digits.' })
  phone!: string;

  @Field(() => Role, { description: 'Farmer or buyer; fixed at sign-up.' })
  role!: Role;

  @Field(() => Gender, { description: 'As chosen at sign-up.' })
  gender!: Gender;

  @Field(() => Date, { description: 'When the account was made.' })
  createdAt!: Date;
}
