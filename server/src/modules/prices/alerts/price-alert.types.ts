import { Field, Float, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { connectionType } from '../../../platform/graphql/connection-type.js';
import { IDEMPOTENCY_KEY } from '../../../platform/graphql/idempotency-key-field.js';
import { DateScalar } from '../../../platform/graphql/scalars.js';
import { Commodity, PriceMarket } from '../price.types.js';

export const PriceAlertKind = { ABOVE: 'ABOVE', BELOW: 'BELOW', MOVES: 'MOVES' } as const;
export type PriceAlertKind = (typeof PriceAlertKind)[keyof typeof PriceAlertKind];
registerEnumType(PriceAlertKind, {
  name: 'PriceAlertKind',
  description: 'What a price has to do for you to be told.',
  valuesConfig: {
    ABOVE: { description: 'It goes above an amount.' },
    BELOW: { description: 'It goes below an amount.' },
    MOVES: { description: 'It rises or falls by so many per cent in a week.' },
  },
});

const AMOUNT = 'Rupees a quintal, 50 to 5,00,000; of MOVES whole per cents, 1 to 100.';

@ObjectType({
  description:
    'Tells you when the modal price of a commodity in a market does something: on the first day on which it holds, and again after it did not hold in between; at most once a day.',
  simpleResolvers: true,
})
export class PriceAlert {
  @Field(() => ID, { description: 'Identifier of the alert.' })
  id!: string;

  @Field(() => Commodity, { description: 'What is quoted.' })
  commodity!: Commodity;

  @Field(() => PriceMarket, { description: 'The market that quotes it.' })
  market!: PriceMarket;

  @Field(() => PriceAlertKind, { description: 'What the price has to do.' })
  kind!: PriceAlertKind;

  @Field(() => Float, { description: AMOUNT })
  amount!: number;

  @Field(() => Boolean, { description: 'Whether you are told nothing at present.' })
  isPaused!: boolean;

  @Field(() => DateScalar, { nullable: true, description: 'The day on which you were last told; null before that.' })
  sentOn!: string | null;

  @Field(() => Date, { description: 'When you set it.' })
  createdAt!: Date;
}
export const PriceAlertConnection = connectionType(PriceAlert);

@InputType({ description: 'Which price you want to be told of.' })
export class CreatePriceAlertInput {
  @Field(() => ID, { description: 'The commodity, by its identifier.' })
  commodity!: string;

  @Field(() => ID, { description: 'The market, by its identifier; one that quotes the commodity.' })
  market!: string;

  @Field(() => PriceAlertKind, { description: 'What the price has to do.' })
  kind!: PriceAlertKind;

  @Field(() => Float, { description: AMOUNT })
  amount!: number;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}

@ObjectType({ description: 'What createPriceAlert gives back.', simpleResolvers: true })
export class CreatePriceAlertPayload {
  @Field(() => PriceAlert, { description: 'The alert.' })
  alert!: PriceAlert;
}

@InputType({ description: 'Whether an alert of yours tells you at present.' })
export class PausePriceAlertInput {
  @Field(() => ID, { description: 'Identifier of the alert.' })
  id!: string;

  @Field(() => Boolean, { defaultValue: true, description: 'True: you are told nothing; false: you are told again.' })
  isPaused!: boolean;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}

@ObjectType({ description: 'What pausePriceAlert gives back.', simpleResolvers: true })
export class PausePriceAlertPayload {
  @Field(() => PriceAlert, { description: 'The alert as it is now.' })
  alert!: PriceAlert;
}

@InputType({ description: 'Which alert.' })
export class DeletePriceAlertInput {
  @Field(() => ID, { description: 'Identifier of the alert.' })
  id!: string;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}

@ObjectType({ description: 'What deletePriceAlert gives back.', simpleResolvers: true })
export class DeletePriceAlertPayload {
  @Field(() => ID, { description: 'Identifier of the alert that is gone.' })
  deletedAlertId!: string;
}
