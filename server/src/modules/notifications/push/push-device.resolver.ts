import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context.js';
import { requireViewer } from '../../users/require-viewer.js';
import { NotificationSettings } from '../notification.types.js';
import { type SettingsDependencies, settingsOf } from '../settings.service.js';
import { addPushDevice, type PushDeviceDependencies } from './add-push-device.js';
import type { PushDeviceEntity } from './push-device.entity.js';
import {
  AddPushDeviceInput,
  AddPushDevicePayload,
  PushDevice,
  RemovePushDeviceInput,
  RemovePushDevicePayload,
} from './push-device.types.js';
import { myPushDevices } from './push-devices.service.js';
import { removePushDevice } from './remove-push-device.js';

const present = ({ id, name, createdAt }: PushDeviceEntity) => Object.assign(new PushDevice(), { id, name, createdAt });

/** The devices with push messages. */
@Resolver(() => NotificationSettings)
export class PushDeviceResolver {
  readonly #dependencies: PushDeviceDependencies & SettingsDependencies;

  constructor(dependencies: PushDeviceDependencies & SettingsDependencies) {
    this.#dependencies = dependencies;
  }

  @FieldResolver(() => [PushDevice], {
    description: 'The devices on which you are told too, newest first; at most 10.',
  })
  async devices(@Ctx() ctx: RequestContext): Promise<PushDevice[]> {
    return (await myPushDevices(ctx)).map(present);
  }

  @Mutation(() => AddPushDevicePayload, {
    nullable: true,
    description:
      'From now on you are told on this device too, until you log out on it. Of more than 10 devices the oldest goes. For anyone signed in.',
  })
  async addPushDevice(
    @Arg('input', () => AddPushDeviceInput, { description: 'What the browser got from its push service.' })
    input: AddPushDeviceInput,
    @Ctx() ctx: RequestContext,
  ): Promise<AddPushDevicePayload> {
    const device = present(await addPushDevice(ctx, this.#dependencies, { ...input }));
    return { device, settings: await this.#settings(ctx) };
  }

  @Mutation(() => RemovePushDevicePayload, {
    nullable: true,
    description: 'You are told on that device no more. For its owner.',
  })
  async removePushDevice(
    @Arg('input', () => RemovePushDeviceInput, { description: 'Which one.' }) input: RemovePushDeviceInput,
    @Ctx() ctx: RequestContext,
  ): Promise<RemovePushDevicePayload> {
    await removePushDevice(ctx, this.#dependencies, input.id);
    return { settings: await this.#settings(ctx) };
  }

  #settings(ctx: RequestContext): Promise<NotificationSettings> {
    return settingsOf(ctx, this.#dependencies, requireViewer(ctx.viewer).id);
  }
}
