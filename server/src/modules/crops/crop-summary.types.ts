import { Field, Int, ObjectType } from 'type-graphql';
import { RupeesScalar } from '../../platform/graphql/scalars.js';

@ObjectType({ description: 'A farmer’s crops in figures, over all of them.', simpleResolvers: true })
export class CropSummary {
  @Field(() => Int, { description: 'How many crops are listed, in any status; removed ones do not count.' })
  listed!: number;

  @Field(() => Int, { description: 'How many of them are active.' })
  active!: number;

  @Field(() => Int, { description: 'How many of them are sold.' })
  sold!: number;

  @Field(() => RupeesScalar, { description: 'Base price times quantity of the active crops, in rupees.' })
  valueOnSale!: number;
}
