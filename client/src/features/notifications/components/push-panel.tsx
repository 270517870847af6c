import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useText } from '@/i18n/use-text';
import { formatDate } from '@/lib/dates';
import { Panel } from '@/ui/layout/panel';
import { canBeTold, thisDevice } from '../model/this-device';
import type { NotificationSettingsShownFragment } from '../notifications.generated';
import { GroupSwitch } from './group-switch';
import { SaveNote } from './save-note';
import { useThisDevice } from './use-this-device';

type PushPanelProps = { settings: NotificationSettingsShownFragment; siteKey: string };

/** Devices with push messages, and their kinds. */
export function PushPanel({ settings, siteKey }: PushPanelProps) {
  const { t, language } = useText();
  const { turnOn, turnOff } = useThisDevice();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<'saved' | 'saveFailed' | null>(null);
  const [blocked, setBlocked] = useState(!canBeTold());
  const own = settings.devices.find(({ id }) => id === thisDevice.id());

  async function change(work: () => Promise<unknown>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setOutcome(null);
    try {
      const done = await work();
      setOutcome(done === false ? null : 'saved');
    } catch (error) {
      console.error('A device was not changed:', error);
      setOutcome('saveFailed');
    } finally {
      setBlocked(!canBeTold());
      setBusy(false);
    }
  }

  return (
    <Panel title={t('notifications.push.title')}>
      <Typography>{t('notifications.push.hint')}</Typography>
      {own ? null : (
        <Box sx={{ mt: 2 }}>
          {blocked ? (
            <Typography role="note" sx={{ fontWeight: 600 }}>
              {t('notifications.push.blocked')}
            </Typography>
          ) : (
            <Button variant="contained" disabled={busy} onClick={() => void change(() => turnOn(siteKey))}>
              {t('notifications.push.turnOn')}
            </Button>
          )}
        </Box>
      )}
      {settings.devices.length > 0 ? (
        <Box component="ul" aria-label={t('notifications.push.devices')} sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
          {settings.devices.map((device) => {
            const name = device.name || t('notifications.push.unnamed');
            return (
              <Box
                key={device.id}
                component="li"
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  alignItems: 'center',
                  justifyContent: 'space-between',
                  gap: 1,
                }}
              >
                <Box>
                  <Typography sx={{ fontWeight: 600 }}>
                    {device.id === own?.id ? t('notifications.push.thisOne', { name }) : name}
                  </Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {t('notifications.push.since', { day: formatDate(device.createdAt, language) })}
                  </Typography>
                </Box>
                <Button
                  color="error"
                  disabled={busy}
                  aria-label={t('notifications.push.turnOffOf', { name })}
                  onClick={() => void change(() => turnOff(device.id))}
                >
                  {t('notifications.push.turnOff')}
                </Button>
              </Box>
            );
          })}
        </Box>
      ) : null}
      <SaveNote outcome={outcome} />
      {settings.devices.length > 0 ? (
        <Box sx={{ mt: 1, '& > * + *': { borderTop: 1, borderColor: 'divider' } }}>
          {settings.groups.map(({ group, push }) => (
            <Box key={group} sx={{ py: 0.5 }}>
              <GroupSwitch group={group} channel="push" on={push} />
            </Box>
          ))}
        </Box>
      ) : null}
    </Panel>
  );
}
