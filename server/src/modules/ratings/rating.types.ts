import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { IDEMPOTENCY_KEY } from '../../platform/graphql/idempotency-key-field.js';
import { Deal } from '../deals/deal.types.js';

/** Its author is resolved by `rating.resolver.ts`. */
@ObjectType({ description: 'What one side of a completed deal says of the other.', simpleResolvers: true })
export class Rating {
  @Field(() => ID, { description: 'Identifier of the rating.' })
  id!: string;

  @Field(() => Int, { description: 'One to five stars.' })
  stars!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Their words, at most 500 characters; null where they wrote none.',
  })
  words!: string | null;

  @Field(() => String, { description: 'The month in which it was given, as YYYY-MM.' })
  month!: string;

  /** The account that gave it: the key of the `by` field, not a field itself. */
  byId!: string;
}

@InputType({ description: 'How a deal of yours went with its other side.' })
export class RateDealInput {
  @Field(() => ID, { description: 'Identifier of the deal.' })
  dealId!: string;

  @Field(() => Int, { description: 'One to five stars.' })
  stars!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Your words, at most 500 characters. Everyone will read them: no phone numbers or addresses.',
  })
  words?: string | null;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}

@ObjectType({ description: 'What rateDeal gives back.', simpleResolvers: true })
export class RateDealPayload {
  @Field(() => Deal, { description: 'The deal, with what can be seen of its ratings now.' })
  deal!: Deal;
}
