import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useText } from '@/i18n/use-text';
import { formatRupees } from '@/lib/money';
import { Panel } from '@/ui/layout/panel';
import type { DealShown } from './deal-shown';
import { FoldedPanel } from './folded-panel';
import { PaymentRow } from './payment-row';

const PaymentAddress = lazy(() => import('./payment-address'));

/**
 * What is paid and what is left: in sight while there is something to do about it. The money itself goes from one to the
 * other, never through us.
 */
export function PaymentsPanel({ deal, onOutcome }: { deal: DealShown; onOutcome(text: string): void }) {
  const { t } = useText();
  const { payments, paymentState, paidAmount, amountToPay, amountToReturn, state, yourSide } = deal;
  const due = deal.finalAmount ?? deal.total;
  const goesOn = state === 'AGREED' || state === 'WEIGHED';
  const Frame = goesOn || deal.allowedActions.includes('CONFIRM_PAYMENT') ? Panel : FoldedPanel;
  return (
    <Frame title={t('deal.pay.title')}>
      <Typography sx={{ fontWeight: 600 }}>
        {state === 'CANCELLED'
          ? t(amountToReturn ? 'deal.pay.toReturn' : 'deal.pay.nothingDue', {
              amount: formatRupees(amountToReturn ?? 0),
            })
          : t(`deal.paymentState.${paymentState}`, {
              due: formatRupees(due),
              paid: formatRupees(paidAmount),
              over: formatRupees(Math.max(0, Math.round((paidAmount - due) * 100) / 100)),
            })}
      </Typography>
      {goesOn && amountToPay > 0 && payments.length > 0 ? (
        <Typography>{t('deal.pay.left', { amount: formatRupees(amountToPay) })}</Typography>
      ) : null}
      {payments.length > 0 ? (
        <Box component="ul" aria-label={t('deal.pay.list')} sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
          {payments.map((payment) => (
            <PaymentRow key={payment.id} deal={deal} payment={payment} onOutcome={onOutcome} />
          ))}
        </Box>
      ) : null}
      {goesOn && yourSide === 'FARMER' ? (
        <Suspense fallback={null}>
          <PaymentAddress />
        </Suspense>
      ) : null}
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        {t('deal.money')}
      </Typography>
    </Frame>
  );
}
