import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useRefusal } from '@/graphql/use-refusal';
import { useText } from '@/i18n/use-text';
import { formatRupees } from '@/lib/money';
import { bidPath } from '@/lib/paths';
import { useAskedCommand } from '@/session/use-asked-command';
import { quantityText } from '@/ui/data/quantity';
import { TimeLeft } from '@/ui/data/time-left';
import { ConfirmDialog } from '@/ui/feedback/confirm-dialog';
import { useToasts } from '@/ui/feedback/toasts';
import { LiveBidDocument, type LiveBidFragment, useWithdrawLiveBidMutation } from '../../bid.generated';

/** The reader's own live bid on this crop: where it stands, with the way to answer or to take it back; nothing without one. */
export function LiveBid({ bid, failed }: { bid: LiveBidFragment | null; failed: boolean }) {
  const { t } = useText();
  const toasts = useToasts();
  const refusal = useRefusal();
  const place = useRef<HTMLDivElement>(null);
  const [withdrawBid, { client }] = useWithdrawLiveBidMutation();
  const { ask, subject, question } = useAskedCommand({
    form: 'withdraw-bid',
    content: ({ id }: LiveBidFragment) => ({ bidId: id }),
    send: ({ id }, context) => withdrawBid({ variables: { input: { bidId: id } }, context }),
    onDone: () => toasts.success(t('cropDetail.liveBid.withdrawn')),
    onRefused: (error) => {
      toasts.error(refusal(error));
      void client.refetchQueries({ include: [LiveBidDocument] });
    },
    onClosed: () => place.current?.focus(),
  });
  const priceOf = ({ lastOffer }: LiveBidFragment) => ({
    price: formatRupees(lastOffer.price),
    unit: t(`cropDetail.one.${lastOffer.quantity.unit}`),
    quantity: quantityText(t, lastOffer.quantity),
  });

  return (
    <Box ref={place} tabIndex={-1} sx={{ outline: 'none' }}>
      {bid ? (
        <Box sx={{ mb: 2.5, p: 2, borderRadius: 1, bgcolor: 'action.hover' }}>
          <Typography sx={{ fontWeight: 600 }}>
            {t(bid.state === 'COUNTERED' ? 'cropDetail.liveBid.countered' : 'cropDetail.liveBid', priceOf(bid))}
          </Typography>
          <Typography variant="body2">
            {bid.state === 'OPEN' ? <span>{t('cropDetail.liveBid.waits')}</span> : null}{' '}
            {bid.validUntil ? <TimeLeft until={bid.validUntil} /> : null}
          </Typography>
          {bid.state === 'OPEN' ? null : (
            <Button component={Link} to={bidPath('BUYER', bid.id)} variant="contained" sx={{ my: 1 }}>
              {t('cropDetail.liveBid.answer')}
            </Button>
          )}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('cropDetail.liveBid.replace')}
          </Typography>
          {bid.allowedActions.includes('WITHDRAW') ? (
            <Button color="error" onClick={() => ask(bid)} sx={{ ml: -2.5 }}>
              {t('cropDetail.liveBid.withdraw')}
            </Button>
          ) : null}
        </Box>
      ) : null}
      {failed ? (
        <Typography role="status" variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
          {t('cropDetail.liveBid.failed')}
        </Typography>
      ) : null}
      <ConfirmDialog
        {...question}
        destructive
        title={t('cropDetail.liveBid.withdrawTitle')}
        text={subject ? t('cropDetail.liveBid.withdrawText', priceOf(subject)) : ''}
        confirmLabel={t('cropDetail.liveBid.withdraw')}
      />
    </Box>
  );
}
