import Button from '@mui/material/Button';
import { useState } from 'react';
import { useText } from '@/i18n/use-text';
import { useToasts } from '@/ui/feedback/toasts';

/** Asks for the prices again and stays where it is. */
export function RefreshButton({ refetch }: { refetch: () => Promise<unknown> }) {
  const { t } = useText();
  const toasts = useToasts();
  const [busy, setBusy] = useState(false);
  const refresh = async () => {
    setBusy(true);
    try {
      await refetch();
      toasts.success(t('mandi.refreshed'));
    } catch (error) {
      console.warn('The prices could not be asked for again:', error);
      toasts.error(t('ui.catalogue.failed'));
    }
    setBusy(false);
  };
  return (
    <Button variant="outlined" disabled={busy} onClick={refresh}>
      {t('mandi.refresh')}
    </Button>
  );
}
