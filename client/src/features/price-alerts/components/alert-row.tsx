import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { nameIn } from '@/lib/commodity-name';
import { formatDate } from '@/lib/dates';
import { formatRupees } from '@/lib/money';
import { pricePaths } from '@/lib/price-paths';
import { useToasts } from '@/ui/feedback/toasts';
import {
  MyPriceAlertsDocument,
  type PriceAlertShownFragment,
  useDeletePriceAlertMutation,
  usePausePriceAlertMutation,
} from '../price-alerts.generated';

/** One alert: what it waits for, how it stands, and how to pause or delete it. */
export function AlertRow({ alert }: { alert: PriceAlertShownFragment }) {
  const { t, language } = useText();
  const toasts = useToasts();
  const [busy, setBusy] = useState(false);
  const [pause] = usePausePriceAlertMutation();
  const [remove] = useDeletePriceAlertMutation({
    refetchQueries: [MyPriceAlertsDocument],
    awaitRefetchQueries: true,
  });
  const { id, commodity, market, kind, amount, isPaused, sentOn } = alert;
  const name = `${nameIn(language, commodity)}, ${market.name}`;
  const terms = t(`priceAlerts.${kind}`, { amount: kind === 'MOVES' ? String(amount) : formatRupees(amount) });
  const named = (action: string) => t('priceAlerts.named', { action, alert: `${name}, ${terms}` });
  const pauseText = t(isPaused ? 'priceAlerts.resume' : 'priceAlerts.pause');

  async function change(work: () => Promise<unknown>, done?: string): Promise<void> {
    setBusy(true);
    try {
      await work();
      if (done) toasts.success(done);
    } catch (error) {
      console.error('A price alert was not changed:', error);
      toasts.error(t('priceAlerts.notChanged'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box
        component={Link}
        to={pricePaths.market(commodity.id, market.id)}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, color: 'primary.main', fontWeight: 600 }}
      >
        {name}
      </Box>
      <Typography>{terms}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {isPaused
          ? t('priceAlerts.paused')
          : sentOn
            ? t('priceAlerts.sent', { day: formatDate(sentOn, language) })
            : t('priceAlerts.waiting')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button
          variant="outlined"
          disabled={busy}
          aria-label={named(pauseText)}
          onClick={() => void change(() => pause({ variables: { input: { id, isPaused: !isPaused } } }))}
        >
          <span>{pauseText}</span>
        </Button>
        <Button
          color="error"
          disabled={busy}
          aria-label={named(t('priceAlerts.delete'))}
          onClick={() => void change(() => remove({ variables: { input: { id } } }), t('priceAlerts.deleted'))}
        >
          <span>{t('priceAlerts.delete')}</span>
        </Button>
      </Box>
    </Box>
  );
}
