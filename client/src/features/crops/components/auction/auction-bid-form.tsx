import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { formatRupees } from '@/lib/money';
import { spokenRupees } from '@/lib/spoken-rupees';
import { quantityText } from '@/ui/data/quantity';
import { ConfirmDialog } from '@/ui/feedback/confirm-dialog';
import { FormStack } from '@/ui/form/form-stack';
import { MoneyInput } from '@/ui/form/number-input';
import { SubmitButton } from '@/ui/form/submit-button';
import { TextInput } from '@/ui/form/text-input';
import { type AuctionBidTexts, mostOf, totalAt } from '../../model/auction';
import type { CropShown } from '../crop-detail/crop-panel';
import type { AuctionShown } from './auction-shown';
import { useAuctionBid } from './use-auction-bid';

type AuctionBidFormProps = { cropId: string; auction: AuctionShown; quantity: CropShown['quantity'] };

/**
 * Bidding: the least next bid as one button, and the form with an amount of one's own and automatic bidding. Both ask once: a
 * leading bid cannot be taken back. Nothing is blocked here but sending twice; what the auction takes is the server's to say.
 */
export function AuctionBidForm({ cropId, auction, quantity }: AuctionBidFormProps) {
  const { t, language } = useText();
  const { leastNextBid: least, viewerStanding } = auction;
  const leads = viewerStanding === 'LEADING';
  const unit = t(`cropDetail.one.${quantity.unit}`);
  const { form, refusal, bidNow, asked, question } = useAuctionBid(cropId, unit);
  const most = mostOf(form.texts);

  const inWords = (price: number) => ({
    price: formatRupees(price),
    unit,
    lot: quantityText(t, quantity),
    total: formatRupees(totalAt(price, quantity.amount)),
    words: spokenRupees(totalAt(price, quantity.amount), language),
  });
  /** With automatic bidding it is the most that it can come to. */
  const questionOf = (bid: AuctionBidTexts) =>
    t(
      mostOf(bid) > Number(bid.bidAmount) ? 'cropDetail.auction.askMost' : 'cropDetail.auction.askText',
      inWords(mostOf(bid)),
    );
  return (
    <>
      {leads || least === null ? null : (
        <Button variant="contained" fullWidth disabled={form.busy || question.busy} onClick={() => bidNow(least)}>
          <span>{t('cropDetail.auction.bidNow', { price: formatRupees(least), unit })}</span>
        </Button>
      )}
      <FormStack label={t('cropDetail.bid.title')} {...form.props}>
        <MoneyInput
          label={t('cropDetail.bid.amount', { unit })}
          hint={
            leads
              ? t('cropDetail.auction.raiseHint')
              : least === null
                ? undefined
                : t('cropDetail.auction.leastHint', { price: formatRupees(least) })
          }
          {...form.field('bidAmount')}
        />
        <MoneyInput
          label={t('cropDetail.auction.most', { unit })}
          hint={t('cropDetail.auction.mostHint')}
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
        {...question}
        title={t('cropDetail.auction.askTitle')}
        text={asked === null ? '' : questionOf(asked)}
        confirmLabel={t(question.busy ? 'cropDetail.bid.placing' : 'cropDetail.bid.place')}
      />
    </>
  );
}
