import { useRef, useState } from 'react';
import type { UpdateNotificationSettingsInput } from '@/graphql/generated/schema-types';
import { NotificationSettingsDocument, useUpdateNotificationSettingsMutation } from '../notifications.generated';

/**
 * One setting that is saved as soon as it is changed. `value` is what was chosen until the server has answered, and what is
 * stored after that: where it was not saved it goes back by itself.
 *
 * @param stored what the server says
 * @param inputOf what to send for a choice
 */
export function useSaveSetting<Value>(stored: Value, inputOf: (value: Value) => UpdateNotificationSettingsInput) {
  const [update] = useUpdateNotificationSettingsMutation();
  const [chosen, setChosen] = useState<{ value: Value } | null>(null);
  const [outcome, setOutcome] = useState<'saved' | 'saveFailed' | null>(null);
  const sending = useRef(false);

  async function send(value: Value): Promise<void> {
    sending.current = true;
    setOutcome(null);
    setChosen({ value });
    try {
      await update({
        variables: { input: inputOf(value) },
        update: (cache, { data }) => {
          const settings = data?.updateNotificationSettings?.settings;
          if (!settings) return;
          cache.writeQuery({ query: NotificationSettingsDocument, data: { notificationSettings: settings } });
        },
      });
      setOutcome('saved');
    } catch (error) {
      console.error('A setting was not saved:', error);
      setOutcome('saveFailed');
    } finally {
      sending.current = false;
      setChosen(null);
    }
  }

  return {
    value: chosen ? chosen.value : stored,
    outcome,
    save: (value: Value) => {
      // One after the other: of two concurrent ones the last to be written is unknown.
      if (!sending.current) void send(value);
    },
  };
}
