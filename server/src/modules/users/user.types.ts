import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { IDEMPOTENCY_KEY } from '../../platform/graphql/idempotency-key-field.js';
import { addLanguageField } from '../../platform/graphql/language-field.js';
import { CalledWhenAsked } from '../../platform/graphql/plain-resolvers.js';
import { DateScalar } from '../../platform/graphql/scalars.js';
import { placeIn } from '../geography/place-names.js';

/** The two roles, in the words of REST and the database. */
export const Role = { FARMER: 'farmer', BUYER: 'buyer' } as const;
export type Role = (typeof Role)[keyof typeof Role];
registerEnumType(Role, {
  name: 'Role',
  description: 'What an account is for: farmers list crops, buyers bid on them.',
  valuesConfig: { FARMER: { description: 'Lists crops.' }, BUYER: { description: 'Bids on crops.' } },
});

/** The options of the sign-up form. */
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

/** What was looked at when an account was verified, in the words of REST, the operator and the database. */
export const VerifiedBy = {
  LAND_RECORD: 'land-record',
  TRADE_LICENCE: 'trade-licence',
  IDENTITY: 'identity',
  VISIT: 'visit',
} as const;
export type VerifiedBy = (typeof VerifiedBy)[keyof typeof VerifiedBy];
registerEnumType(VerifiedBy, {
  name: 'VerifiedBy',
  description: 'What was looked at when an account was verified.',
  valuesConfig: {
    LAND_RECORD: { description: 'The land record of the farm: khatauni, jamabandi or 7/12.' },
    TRADE_LICENCE: { description: 'A mandi or trade licence.' },
    IDENTITY: { description: 'A government identity document.' },
    VISIT: { description: 'Somebody of ours was there.' },
  },
});

/** The signed-in person's own account. Other people see `Person`, never this. */
@ObjectType({ description: 'Your own account.' })
export class User {
  @Field(() => ID, { description: 'Identifier of the account.' })
  id!: string;

  @Field(() => String, { description: 'Given name.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name.' })
  lastName!: string;

  @Field(() => String, { description: 'Email address, lower-cased; what you sign in with.' })
  email!: string;

  @Field(() => String, { description: 'Phone number: exactly ten digits.' })
  phone!: string;

  @Field(() => Role, { description: 'Farmer or buyer; fixed at sign-up.' })
  role!: Role;

  @Field(() => Gender, { description: 'As chosen at sign-up.' })
  gender!: Gender;

  @Field(() => String, {
    nullable: true,
    description:
      'Your UPI ID, `name@bank`: the buyers of your deals pay to it, and nobody else sees it. Null where you gave none.',
  })
  paymentAddress!: string | null;

  @Field(() => Date, { description: 'When the account was made.' })
  createdAt!: Date;
}

@ObjectType({ description: 'How to reach someone.', simpleResolvers: true })
export class Contact {
  @Field(() => String, { description: 'Family name.' })
  lastName!: string;

  @Field(() => String, {
    nullable: true,
    description: '`lastName` in Latin letters, by rule; null where it is not in Devanagari.',
  })
  lastNameInLatin!: string | null;

  @Field(() => String, { description: 'Email address.' })
  email!: string;

  @Field(() => String, { description: 'Phone number, ten digits.' })
  phone!: string;
}

/** The presenter decides what this viewer may see: see `presentPerson`. */
@ObjectType({ description: 'Someone on the marketplace, as others see them.', simpleResolvers: true })
export class Person {
  @Field(() => ID, { description: 'Identifier of the account; `farmerCrops` takes it.' })
  id!: string;

  @Field(() => String, { description: 'Given name.' })
  firstName!: string;

  @Field(() => String, {
    nullable: true,
    description: '`firstName` in Latin letters, by rule; null where it is not in Devanagari.',
  })
  firstNameInLatin!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Email address; null where you may not see it, as for the farmer of a crop that was removed.',
  })
  email!: string | null;

  /** It comes in the reader's language: see below. */
  location!: string | null;

  @Field(() => Role, { description: 'Farmer or buyer.' })
  role!: Role;

  @Field(() => Boolean, { description: 'Whether we checked who this is.' })
  verified!: boolean;

  @Field(() => VerifiedBy, {
    nullable: true,
    description: 'By what; null where nobody checked, and of accounts that were checked before this was kept.',
  })
  verifiedBy!: VerifiedBy | null;

  @Field(() => DateScalar, { nullable: true, description: 'The day on which that was; null where `verifiedBy` is.' })
  verifiedOn!: string | null;

  @Field(() => DateScalar, { description: 'The day on which they signed up.' })
  memberSince!: string;

  // Revealing a contact is counted.
  @CalledWhenAsked()
  @Field(() => Contact, {
    nullable: true,
    description:
      'How to reach them: on the page of a crop (`crop`), and always your own; null elsewhere. Null with a RATE_LIMITED error of this field alone where you looked at too many.',
  })
  contact!: () => Promise<Contact | null>;
}

addLanguageField(Person.prototype, 'location', {
  type: () => String,
  nullable: true,
  description:
    'Where the farm is; null where they did not say. In Hindi where we know the names of the places, else as they wrote it.',
  read: (person, language) => {
    const { location } = person as Person;
    return location === null ? null : placeIn(language, location);
  },
});

@InputType({ description: 'Where you want to be paid.' })
export class SetPaymentAddressInput {
  @Field(() => String, {
    nullable: true,
    description: 'Your UPI ID, `name@bank`, such as ramesh@upi; null takes it away.',
  })
  address?: string | null;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}

@ObjectType({ description: 'What setPaymentAddress gives back.', simpleResolvers: true })
export class SetPaymentAddressPayload {
  @Field(() => User, { description: 'Your account.' })
  user!: User;
}
