import type { NotificationGroup } from '@/graphql/generated/schema-types';
import { useText } from '@/i18n/use-text';
import { SwitchInput } from '@/ui/form/switch-input';
import { SaveNote } from './save-note';
import { useSaveSetting } from './use-save-setting';

/** Whether a group of notifications comes by e-mail. */
export function MailSwitch({ group, mail }: { group: NotificationGroup; mail: boolean }) {
  const { t } = useText();
  const { value, outcome, save } = useSaveSetting(mail, (chosen: boolean) => ({ groups: [{ group, mail: chosen }] }));
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
