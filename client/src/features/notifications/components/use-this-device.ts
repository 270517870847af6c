import { subscribe, thisDevice, unsubscribe } from '../model/this-device';
import {
  NotificationSettingsDocument,
  useAddPushDeviceMutation,
  useRemovePushDeviceMutation,
} from '../notifications.generated';

/** Switches push messages on and off for this device, or another one of the list. */
export function useThisDevice() {
  const refetchQueries = [NotificationSettingsDocument];
  const [add] = useAddPushDeviceMutation({ refetchQueries });
  const [remove] = useRemovePushDeviceMutation({ refetchQueries });
  return {
    /** False where the person said no to the browser's question. To be called from a press. */
    async turnOn(siteKey: string): Promise<boolean> {
      const input = await subscribe(siteKey);
      if (input === null) return false;
      const { data } = await add({ variables: { input } });
      const id = data?.addPushDevice?.device.id;
      if (id) thisDevice.is(id);
      return id !== undefined;
    },
    async turnOff(id: string): Promise<void> {
      await remove({ variables: { input: { id } } });
      if (thisDevice.id() !== id) return;
      thisDevice.isNone();
      await unsubscribe();
    },
  };
}
