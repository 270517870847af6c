import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PaymentStatus } from '@/graphql/generated/schema-types';
import { useText } from '@/i18n/use-text';
import { formatMoment } from '@/lib/moments';
import { formatRupees } from '@/lib/money';
import { type BadgeTone, StatusBadge } from '@/ui/data/status-badge';
import type { DealShown, PaymentShown } from './deal-shown';
import { PaymentAnswer } from './steps/payment-answer';

const tones: Record<PaymentStatus, BadgeTone> = {
  MARKED: 'warning',
  RECEIVED: 'success',
  NOT_RECEIVED: 'error',
  RETURNED: 'neutral',
};

type PaymentRowProps = { deal: DealShown; payment: PaymentShown; onOutcome(text: string): void };

/** One payment: how much, how, when, and what both sides say of it. What has not come may come later. */
export function PaymentRow({ deal, payment, onOutcome }: PaymentRowProps) {
  const { t, language } = useText();
  const { amount, method, reference, status, createdAt, beforeOperatorAt } = payment;
  const mayComeLater = status === 'NOT_RECEIVED' && deal.allowedActions.includes('CONFIRM_PAYMENT');
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 700 }}>{formatRupees(amount)}</Typography>
        <StatusBadge label={t(`deal.paymentStatus.${status}`)} tone={tones[status]} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[t(`deal.method.${method}`), reference, formatMoment(createdAt, language)].filter(Boolean).join(' · ')}
      </Typography>
      {status === 'MARKED' && beforeOperatorAt ? (
        <Typography variant="body2">{t('deal.pay.withOperator')}</Typography>
      ) : null}
      {mayComeLater ? (
        <Box sx={{ mt: 1 }}>
          <PaymentAnswer deal={deal} payment={payment} onOutcome={onOutcome} />
        </Box>
      ) : null}
    </Box>
  );
}
