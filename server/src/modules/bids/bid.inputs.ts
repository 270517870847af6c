import { ArgsType, Field, ID } from 'type-graphql';
import { PageArguments } from '../../platform/graphql/connection-type.js';

@ArgsType()
export class CropBidsArguments extends PageArguments {
  @Field(() => ID, { description: 'Identifier of the crop.' })
  cropId!: string;
}

@ArgsType()
export class ReceivedBidsArguments extends PageArguments {
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Only those that wait for your answer.',
  })
  waiting!: boolean;
}
