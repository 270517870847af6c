import type { NotificationGroup } from '@/graphql/generated/schema-types';
import { useText } from '@/i18n/use-text';
import { SwitchInput } from '@/ui/form/switch-input';
import { SaveNote } from './save-note';
import { useSaveSetting } from './use-save-setting';

type GroupSwitchProps = { group: NotificationGroup; channel: 'mail' | 'push'; on: boolean };

/** Whether a group of notifications comes by e-mail, or to the devices. */
export function GroupSwitch({ group, channel, on }: GroupSwitchProps) {
  const { t } = useText();
  const { value, outcome, save } = useSaveSetting(on, (chosen: boolean) => ({
    groups: [{ group, [channel]: chosen }],
  }));
  return (
    <>
      <SwitchInput
        label={t(`notifications.group.${group}`)}
        hint={t(`notifications.groupHint.${group}`)}
        checked={value}
        onChange={save}
      />
      <SaveNote outcome={outcome} />
    </>
  );
}
