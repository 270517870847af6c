import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { onTrade, type TradeMoment } from '@/lib/trade-moment';
import { useSession } from '@/session/session-provider';
import { ConfirmDialog } from '@/ui/feedback/confirm-dialog';
import { useToasts } from '@/ui/feedback/toasts';
import { canBeTold, declined, thisDevice } from '../model/this-device';
import { NotificationSettingsDocument } from '../notifications.generated';
import { useThisDevice } from './use-this-device';

/**
 * Asks once, after a bid or a listing, whether to notify on this device. The browser's own question
 * comes only after a yes; who says no is not asked again on this device.
 */
export function PushOffer() {
  const { t } = useText();
  const toasts = useToasts();
  const { user } = useSession();
  const { turnOn } = useThisDevice();
  const client = useApolloClient();
  const [offer, setOffer] = useState<{ moment: TradeMoment; siteKey: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const userId = user?.id ?? '';

  useEffect(() => {
    async function consider(moment: TradeMoment): Promise<void> {
      if (!canBeTold() || declined.by(userId)) return;
      const { data } = await client.query({ query: NotificationSettingsDocument, fetchPolicy: 'network-only' });
      const settings = data?.notificationSettings;
      if (!settings?.pushKey || settings.devices.some(({ id }) => id === thisDevice.id())) return;
      setOffer({ moment, siteKey: settings.pushKey });
    }
    return onTrade((moment) => {
      consider(moment).catch((error: unknown) => console.warn('Nobody was asked about this device:', error));
    });
  }, [client, userId]);

  async function accept(): Promise<void> {
    if (!offer || busy) return;
    setBusy(true);
    try {
      if (await turnOn(offer.siteKey)) toasts.success(t('notifications.push.on'));
      // The browser keeps that answer itself, and shall not be asked for it again either.
      else declined.keep(userId);
    } catch (error) {
      console.error('This device could not be switched on:', error);
      toasts.error(t('notifications.push.failed'));
    } finally {
      setBusy(false);
      setOffer(null);
    }
  }

  return (
    <ConfirmDialog
      open={offer !== null}
      title={t('notifications.push.offer')}
      text={t(offer?.moment === 'listing' ? 'notifications.push.offer.listing' : 'notifications.push.offer.bid')}
      confirmLabel={t('notifications.push.yes')}
      cancelLabel={t('notifications.push.no')}
      busy={busy}
      onConfirm={() => void accept()}
      onCancel={() => {
        declined.keep(userId);
        setOffer(null);
      }}
    />
  );
}
