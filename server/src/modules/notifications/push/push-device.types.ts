import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { IDEMPOTENCY_KEY } from '../../../platform/graphql/idempotency-key-field.js';
import { NotificationSettings } from '../notification.types.js';

@ObjectType({ description: 'A browser on which you are told what happens.', simpleResolvers: true })
export class PushDevice {
  @Field(() => ID, { description: 'Identifier of the device.' })
  id!: string;

  @Field(() => String, { description: 'What it called itself, such as `Chrome, Android`; may be empty.' })
  name!: string;

  @Field(() => Date, { description: 'Since when.' })
  createdAt!: Date;
}

@InputType({ description: 'What a browser got from its push service (`PushSubscription.toJSON()`).' })
export class AddPushDeviceInput {
  @Field(() => String, { description: 'The address of its push service: https, at most 1,000 characters.' })
  endpoint!: string;

  @Field(() => String, { description: 'Its public key, base64url.' })
  p256dh!: string;

  @Field(() => String, { description: 'Its secret for the encryption, base64url.' })
  auth!: string;

  @Field(() => String, { nullable: true, description: 'What to call it in your list, at most 60 characters.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}

@ObjectType({ description: 'What addPushDevice gives back.', simpleResolvers: true })
export class AddPushDevicePayload {
  @Field(() => PushDevice, { description: 'The device.' })
  device!: PushDevice;

  @Field(() => NotificationSettings, { description: 'How you are told from now on.' })
  settings!: NotificationSettings;
}

@InputType({ description: 'Which device.' })
export class RemovePushDeviceInput {
  @Field(() => ID, { description: 'Identifier of the device.' })
  id!: string;

  @Field(() => String, { nullable: true, description: IDEMPOTENCY_KEY })
  idempotencyKey?: string | null;
}

@ObjectType({ description: 'What removePushDevice gives back.', simpleResolvers: true })
export class RemovePushDevicePayload {
  @Field(() => NotificationSettings, { description: 'How you are told from now on.' })
  settings!: NotificationSettings;
}
