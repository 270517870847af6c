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
import { AuctionDocument } from '../../auction.generated';
import { type AuctionBidTexts, auctionBid, auctionBidFields, mostOf, totalAt } from '../../model/auction';
import { useBid } from '../bid-form/use-bid';
import type { CropShown } from '../crop-detail/crop-panel';
import { BAR_PRICE, LowerBar, useIsNarrow } from '../lower-bar';
import { AuctionClock } from './auction-clock';
import type { AuctionShown } from './auction-shown';

type AuctionBidFormProps = { cropId: string; auction: AuctionShown; quantity: CropShown['quantity'] };

const AUCTION = { names: auctionBidFields, content: auctionBid, refetch: AuctionDocument };

/**
 * Bidding: the least next bid as one button, on a phone at the lower edge, and folded away an amount of one's own and automatic
 * bidding. Both ask once: a leading bid cannot be taken back. Nothing is blocked here but sending twice; what the auction takes
 * is the server's to say.
 */
export function AuctionBidForm({ cropId, auction, quantity }: AuctionBidFormProps) {
  const { t, language } = useText();
  const { leastNextBid: least, viewerStanding, currentPrice, openingPrice, endsAt } = auction;
  const leads = viewerStanding === 'LEADING';
  const unit = t(`cropDetail.one.${quantity.unit}`);
  const { form, refusal, bidNow, asked, question } = useBid(cropId, unit, AUCTION);
  const most = mostOf(form.texts);
  const isNarrow = useIsNarrow();

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
  const bidButton =
    leads || least === null ? null : (
      <Button variant="contained" fullWidth disabled={form.busy || question.busy} onClick={() => bidNow(least)}>
        <span>{t('cropDetail.auction.bidNow', { price: formatRupees(least) })}</span>
      </Button>
    );
  return (
    <>
      {isNarrow ? (
        <LowerBar>
          <div>
            <Box component="strong" sx={BAR_PRICE}>
              {formatRupees(currentPrice ?? openingPrice)}
            </Box>
            <Box sx={{ typography: 'caption', lineHeight: 1.3 }}>
              <AuctionClock endsAt={endsAt} />
            </Box>
          </div>
          {bidButton ? (
            <Box sx={{ flex: '1 1 auto' }}>{bidButton}</Box>
          ) : (
            <strong>{t('cropDetail.auction.standing.lead')}</strong>
          )}
        </LowerBar>
      ) : (
        bidButton
      )}
      <Box component="details" sx={FOLD}>
        <summary>{t(leads ? 'cropDetail.auction.raise' : 'cropDetail.auction.other')}</summary>
        <FormStack label={t('cropDetail.bid.title')} {...form.props}>
          <MoneyInput
            label={t('cropDetail.bid.amount', { unit })}
            hint={
              leads || least === null ? undefined : t('cropDetail.auction.leastHint', { price: formatRupees(least) })
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
          <SubmitButton label={t('cropDetail.bid.place')} busyLabel={t('cropDetail.bid.placing')} busy={form.busy} />
          <Typography role="status" variant="body2" sx={{ color: 'error.main', '&:empty': { display: 'none' } }}>
            {refusal}
          </Typography>
        </FormStack>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('cropDetail.auction.noWayBack')}
      </Typography>
      <ConfirmDialog
        {...question}
        title={t('cropDetail.auction.askTitle')}
        text={asked === null ? '' : questionOf(asked)}
        confirmLabel={t(question.busy ? 'cropDetail.bid.placing' : 'cropDetail.bid.place')}
      />
    </>
  );
}

const FOLD = {
  '& > summary': { py: 1.5, minHeight: 44, cursor: 'pointer', fontWeight: 600 },
  '& > form': { pt: 1, pb: 2 },
} as const;
