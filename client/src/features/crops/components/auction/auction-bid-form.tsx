import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useText } from '@/i18n/use-text';
import { formatRupees, spokenRupees } from '@/lib/money';
import { quantityText } from '@/ui/data/quantity';
import { ConfirmDialog } from '@/ui/feedback/confirm-dialog';
import { FormStack } from '@/ui/form/form-stack';
import { SubmitButton } from '@/ui/form/submit-button';
import { TextInput } from '@/ui/form/text-input';
import { totalAt } from '../../model/auction';
import { bidNumber } from '../../model/bid';
import type { CropShown } from '../crop-detail/crop-panel';
import type { AuctionShown } from './auction-shown';
import { useAuctionBid } from './use-auction-bid';

type AuctionBidFormProps = { cropId: string; auction: AuctionShown; quantity: CropShown['quantity'] };

/**
 * Bidding: the least next bid as one button that asks once, and the form with an amount of one's own and automatic bidding.
 * Nothing is blocked here but sending twice; what the auction takes is the server's to say.
 */
export function AuctionBidForm({ cropId, auction, quantity }: AuctionBidFormProps) {
  const { t, language } = useText();
  const { form, refusal, bidNow } = useAuctionBid(cropId);
  const [asked, setAsked] = useState<number | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const { leastNextBid: least, viewerStanding } = auction;
  const leads = viewerStanding === 'LEADING';
  const unit = t(`cropDetail.one.${quantity.unit}`);
  const most = Math.max(bidNumber(form.texts.bidAmount), bidNumber(form.texts.maxAmount)) || 0;

  const inWords = (price: number) => ({
    price: formatRupees(price),
    unit,
    lot: quantityText(t, quantity),
    total: formatRupees(totalAt(price, quantity.amount)),
    words: spokenRupees(totalAt(price, quantity.amount), language),
  });
  async function confirm(): Promise<void> {
    if (asked === null) return;
    setIsSending(true);
    try {
      await bidNow(asked);
    } finally {
      setIsSending(false);
      setIsOpen(false);
    }
  }

  const rupees = { type: 'number', inputMode: 'decimal', min: 0, step: 'any', startAdornment: '₹' } as const;
  return (
    <>
      {leads || least === null ? null : (
        <Button
          variant="contained"
          fullWidth
          disabled={form.busy || isSending}
          onClick={() => {
            setAsked(least);
            setIsOpen(true);
          }}
        >
          <span>{t('cropDetail.auction.bidNow', { price: formatRupees(least), unit })}</span>
        </Button>
      )}
      <FormStack label={t('cropDetail.bid.title')} {...form.props}>
        <TextInput
          label={t('cropDetail.bid.amount', { unit })}
          hint={
            leads
              ? t('cropDetail.auction.raiseHint')
              : least === null
                ? undefined
                : t('cropDetail.auction.leastHint', { price: formatRupees(least) })
          }
          {...rupees}
          {...form.field('bidAmount')}
        />
        <TextInput
          label={t('cropDetail.auction.most', { unit })}
          hint={t('cropDetail.auction.mostHint')}
          {...rupees}
          {...form.field('maxAmount')}
        />
        {most > 0 ? (
          <Typography variant="body2" aria-live="polite">
            {t('cropDetail.auction.atMost', inWords(most))}
          </Typography>
        ) : null}
        <TextInput
          label={t('cropDetail.bid.message')}
          hint={t('cropDetail.bid.messageHint')}
          rows={2}
          maxLength={1000}
          {...form.field('message')}
        />
        <Box>
          <SubmitButton label={t('cropDetail.bid.place')} busyLabel={t('cropDetail.bid.placing')} busy={form.busy} />
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            {t('cropDetail.auction.noWayBack')}
          </Typography>
        </Box>
        <Typography role="status" variant="body2" sx={{ color: 'error.main', '&:empty': { display: 'none' } }}>
          {refusal}
        </Typography>
      </FormStack>
      <ConfirmDialog
        open={isOpen}
        busy={isSending}
        title={t('cropDetail.auction.askTitle')}
        text={asked === null ? '' : t('cropDetail.auction.askText', inWords(asked))}
        confirmLabel={t('cropDetail.bid.place')}
        onConfirm={() => void confirm()}
        onCancel={() => setIsOpen(false)}
      />
    </>
  );
}
