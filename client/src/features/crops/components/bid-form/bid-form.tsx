import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { QuantityUnit } from '@/graphql/generated/schema-types';
import { useText } from '@/i18n/use-text';
import { isFar, percentOf } from '@/lib/far-price';
import { formatNumber, formatRupees } from '@/lib/money';
import { quantityText } from '@/ui/data/quantity';
import { ConfirmDialog } from '@/ui/feedback/confirm-dialog';
import { FormStack } from '@/ui/form/form-stack';
import { QuantityInput } from '@/ui/form/number-input';
import { SubmitButton } from '@/ui/form/submit-button';
import { TextInput } from '@/ui/form/text-input';
import { PriceStrip } from '@/ui/price-strip/price-strip';
import type { PricesAround } from '@/ui/price-strip/strip-words';
import { LiveBidDocument } from '../../bid.generated';
import {
  askedQuantity,
  type BidTexts,
  bidContent,
  bidFields,
  bidNumber,
  bidTotal,
  isAcceptable,
} from '../../model/bid';
import { AmountInput } from './amount-input';
import { LiveBid } from './live-bid';
import { QuickAmounts } from './quick-amounts';
import { useBid } from './use-bid';
import { useLiveBid } from './use-live-bid';

export type BidFormProps = {
  cropId: string;
  /** What the farmer asks per unit, in rupees. */
  basePrice: number;
  /** What can still be bought. */
  quantity: { amount: number; unit: QuantityUnit };
  /** The least quantity of a bid, if the farmer sells in parts. */
  minQuantity: number | null;
  /** What the mandis pay for it, where it is known. */
  around: PricesAround | null;
};

/**
 * Amount per unit, the quantity where the farmer sells in parts, an optional message, Place Bid; above it one's own bid. Visible to all; nothing is blocked here but sending twice, and the form
 * keeps what was typed after every failure.
 */
export default function BidForm({ cropId, basePrice, quantity, minQuantity, around }: BidFormProps) {
  const { t } = useText();
  const [touched, setTouched] = useState(false);
  const unit = t(`cropDetail.one.${quantity.unit}`);
  const { form, tried, refusal, asked, question } = useBid(cropId, unit, FIXED_PRICE);
  const amount = form.texts.bidAmount;
  const live = useLiveBid(cropId);
  const setAmount = (bidAmount: number) => form.set({ bidAmount: String(bidAmount) });

  /** How much a bid is for, and what that costs; of a quantity that is no number there is no sum, least of all that of the whole lot. */
  function sumOf(texts: BidTexts) {
    const wanted = askedQuantity(texts.quantity);
    const isPart = wanted !== null && wanted > 0;
    const lot = { ...quantity, amount: isPart ? wanted : quantity.amount };
    return { lot, total: wanted === null || isPart ? bidTotal(texts.bidAmount, lot.amount) : null };
  }
  const { lot, total } = sumOf(form.texts);
  /** What is asked before it is sent. */
  function questionOf(texts: BidTexts): string {
    const sum = sumOf(texts);
    return t('cropDetail.bid.askText', {
      price: formatRupees(bidNumber(texts.bidAmount)),
      unit,
      lot: quantityText(t, sum.lot),
      total: sum.total === null ? '–' : formatRupees(sum.total),
    });
  }

  return (
    <>
      <LiveBid {...live} />
      <Box sx={{ '& > form': { gap: { xs: 2, md: 1.5 } } }}>
        <FormStack label={t('cropDetail.bid.title')} {...form.props}>
          <Box>
            <AmountInput
              amount={bidNumber(amount)}
              asking={basePrice}
              onStep={setAmount}
              label={t('cropDetail.bid.amount', { unit })}
              hint={t(
                (touched || tried) && !isAcceptable(amount) ? 'cropDetail.bid.amountHint' : 'cropDetail.bid.basis',
                {
                  unit,
                },
              )}
              onBlur={() => setTouched(true)}
              {...form.field('bidAmount')}
            />
            <QuickAmounts asking={basePrice} onPick={setAmount} />
            {/* At the side of the pictures the page's own one stands right above: another is wanted for another price. */}
            <Box sx={{ display: { md: isAcceptable(amount) ? 'block' : 'none' } }}>
              <PriceStrip around={around} price={bidNumber(amount) || basePrice} side="BUYER" />
            </Box>
            <Box aria-live="polite">
              {isFar(bidNumber(amount), basePrice) ? (
                <Typography variant="body2" sx={{ mt: 0.5, color: 'warning.main', fontWeight: 600 }}>
                  {t('cropDetail.bid.far', {
                    price: formatRupees(bidNumber(amount)),
                    unit,
                    percent: formatNumber(percentOf(bidNumber(amount), basePrice)),
                  })}
                </Typography>
              ) : null}
            </Box>
          </Box>
          {minQuantity === null ? null : (
            <QuantityInput
              label={t('cropDetail.bid.quantity', { unit: t(`cropDetail.unit.${quantity.unit}`) })}
              hint={t('cropDetail.bid.quantityHint', {
                least: formatNumber(Math.min(minQuantity, quantity.amount)),
                most: quantityText(t, quantity),
              })}
              {...form.field('quantity')}
            />
          )}
          <TextInput
            label={t('cropDetail.bid.message')}
            hint={t('cropDetail.bid.messageHint')}
            rows={2}
            maxLength={1000}
            {...form.field('message')}
          />
          {refusal ? (
            <Typography role="status" variant="body2" sx={{ color: 'error.main' }}>
              {refusal}
            </Typography>
          ) : null}
          <Box sx={LAST}>
            <Total quantity={lot} total={total} />
            <SubmitButton
              label={t('cropDetail.bid.place')}
              busyLabel={t('cropDetail.bid.placing')}
              busy={form.busy || question.busy}
            />
          </Box>
        </FormStack>
      </Box>
      <ConfirmDialog
        {...question}
        title={t('cropDetail.auction.askTitle')}
        text={asked === null ? '' : questionOf(asked)}
        confirmLabel={t(question.busy ? 'cropDetail.bid.placing' : 'cropDetail.bid.place')}
      />
    </>
  );
}

const FIXED_PRICE = { names: bidFields, content: bidContent, refetch: LiveBidDocument };

/** In a sheet the sum and the button stay in sight. */
const LAST = {
  display: 'grid',
  gap: 1,
  '[role=dialog] &': {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    mx: -2,
    px: 2,
    py: 1,
    pb: 'calc(8px + env(safe-area-inset-bottom))',
    bgcolor: 'background.paper',
    borderTop: 1,
    borderColor: 'divider',
  },
} as const;

/** What the whole lot would cost: bids are per unit, so the total is shown. */
function Total({ quantity, total }: { quantity: BidFormProps['quantity']; total: number | null }) {
  const { t } = useText();
  const lot = quantityText(t, quantity);
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', alignItems: 'baseline' }}
      aria-live="polite"
    >
      <Typography sx={{ color: 'text.secondary' }}>{t('cropDetail.bid.total', { lot })}</Typography>
      <Typography component="span" sx={{ fontSize: '1.375rem', fontWeight: 700 }}>
        {total === null ? '–' : formatRupees(total)}
      </Typography>
    </Box>
  );
}
