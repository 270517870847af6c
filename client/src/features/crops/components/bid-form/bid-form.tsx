import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import type { QuantityUnit } from '@/graphql/generated/schema-types';
import { useText } from '@/i18n/use-text';
import { isFar, percentOf } from '@/lib/far-price';
import { formatNumber, formatRupees } from '@/lib/money';
import { bidPath } from '@/lib/paths';
import { Price } from '@/ui/data/price';
import { quantityText } from '@/ui/data/quantity';
import { FormStack } from '@/ui/form/form-stack';
import { MoneyInput, QuantityInput } from '@/ui/form/number-input';
import { SubmitButton } from '@/ui/form/submit-button';
import { TextInput } from '@/ui/form/text-input';
import { PriceStrip } from '@/ui/price-strip/price-strip';
import type { PricesAround } from '@/ui/price-strip/strip-words';
import { useCropContactQuery } from '../../crop-detail.generated';
import { askedQuantity, bidNumber, bidTotal, isAcceptable } from '../../model/bid';
import { BidBar } from './bid-bar';
import { LiveBid } from './live-bid';
import { QuickAmounts } from './quick-amounts';
import { useLiveBid } from './use-live-bid';
import { usePlaceBid } from './use-place-bid';

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
  // Asked for, and counted, by the part that shows it.
  const { data: contact } = useCropContactQuery({ variables: { id: cropId }, fetchPolicy: 'cache-only' });
  const { t } = useText();
  const place = useRef<HTMLDivElement>(null);
  const [touched, setTouched] = useState(false);
  const unit = t(`cropDetail.one.${quantity.unit}`);
  const { form, tried, refusal } = usePlaceBid(cropId, unit);
  const amount = form.texts.bidAmount;
  const live = useLiveBid(cropId);
  const toAnswer = live.bid && live.bid.state !== 'OPEN' ? bidPath('BUYER', live.bid.id) : null;

  const asked = askedQuantity(form.texts.quantity);
  const isAsked = asked !== null && asked > 0;
  const lot = { ...quantity, amount: isAsked ? asked : quantity.amount };
  // Of a quantity that is no number there is no sum, least of all that of the whole lot.
  const total = asked === null || isAsked ? bidTotal(amount, lot.amount) : null;

  return (
    <>
      <LiveBid {...live} />
      <Box ref={place}>
        <FormStack label={t('cropDetail.bid.title')} {...form.props}>
          <Box>
            <MoneyInput
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
            <QuickAmounts
              asking={basePrice}
              onPick={(bidAmount) => form.fill({ ...form.texts, bidAmount: String(bidAmount) })}
            />
            <PriceStrip around={around} price={bidNumber(amount) || basePrice} side="BUYER" />
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
          <Total quantity={lot} total={total} />
          <TextInput
            label={t('cropDetail.bid.message')}
            hint={t('cropDetail.bid.messageHint')}
            rows={3}
            maxLength={1000}
            {...form.field('message')}
          />
          <SubmitButton label={t('cropDetail.bid.place')} busyLabel={t('cropDetail.bid.placing')} busy={form.busy} />
          {refusal ? (
            <Typography role="status" variant="body2" sx={{ color: 'error.main' }}>
              {refusal}
            </Typography>
          ) : null}
        </FormStack>
      </Box>
      <BidBar form={place} answer={toAnswer} phone={contact?.crop?.farmer.contact?.phone ?? null}>
        <Price rupees={basePrice} unit={t('cropDetail.perUnit', { unit })} />
      </BidBar>
    </>
  );
}

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
      <Typography component="span" sx={{ fontSize: '1.25rem', fontWeight: 700 }}>
        {total === null ? '–' : formatRupees(total)}
      </Typography>
    </Box>
  );
}
