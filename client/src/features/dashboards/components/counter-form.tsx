import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { fieldErrors } from '@/graphql/errors';
import { useRefusal } from '@/graphql/use-refusal';
import { useText } from '@/i18n/use-text';
import { percentOf } from '@/lib/far-price';
import { formatNumber } from '@/lib/money';
import { useSendOnce } from '@/session/use-send-once';
import { chipStyle } from '@/ui/data/choice-chips';
import { quantityText } from '@/ui/data/quantity';
import { useToasts } from '@/ui/feedback/toasts';
import { FormStack } from '@/ui/form/form-stack';
import { MoneyInput, QuantityInput } from '@/ui/form/number-input';
import { SubmitButton } from '@/ui/form/submit-button';
import { useNativeForm } from '@/ui/form/use-native-form';
import { PriceStrip } from '@/ui/price-strip/price-strip';
import type { PricesAround } from '@/ui/price-strip/strip-words';
import { amountsOf } from '../model/amounts';
import { type CounterTexts, checkCounter, counterFields, counterInput, needsAsking } from '../model/counter';
import type { ReadyPrice } from '../model/ready-prices';
import {
  MySentPricesDocument,
  MyWaitingBidsDocument,
  SentPricesDocument,
  useCounterOfferMutation,
  WaitingBidsDocument,
} from '../trade.generated';
import type { AnswerResult } from './answer-note';
import type { BidOffer } from './bid-terms';

type CounterFormProps = {
  /** The last offer, which is answered. */
  offer: BidOffer;
  side: 'FARMER' | 'BUYER';
  /** The other side's given name. */
  name: string;
  /** The most that can be asked for; where it is the same as the offer's there is nothing to choose. */
  most: number;
  /** Whether a part of that may be asked for. */
  parts: boolean;
  /** What the mandis pay for the crop, where it is known. */
  around: PricesAround | null | undefined;
  /** Prices that stand in the field with one press. */
  ready: readonly ReadyPrice[];
  onDone(result: AnswerResult): void;
};

/** Answers an offer with another price; one that is far from the last price is asked about once. */
export function CounterForm({ offer, side, name, most, parts, around, ready, onDone }: CounterFormProps) {
  const { t } = useText();
  const toasts = useToasts();
  const refusal = useRefusal();
  const [asked, setAsked] = useState<string | null>(null);
  const lists =
    side === 'FARMER' ? [WaitingBidsDocument, SentPricesDocument] : [MyWaitingBidsDocument, MySentPricesDocument];
  const [counterOffer, { client }] = useCounterOfferMutation({ refetchQueries: lists });
  const sendOnce = useSendOnce('counter-offer');
  const form = useNativeForm({ names: counterFields, check: checkCounter, send });
  const unit = t(`dashboards.unit.${offer.quantity.unit}`);
  const typed = form.texts.price;
  const amount = amountsOf(side);
  const asks = asked !== null && asked === typed;

  async function send(texts: CounterTexts) {
    if (needsAsking(texts.price, offer.price, asked)) {
      setAsked(texts.price);
      return;
    }
    try {
      const input = { offerId: offer.id, ...counterInput(texts) };
      await sendOnce(input, (context) => counterOffer({ variables: { input }, context }));
      onDone({ text: t('dashboards.counter.sent', { name, price: amount(input.price) }) });
    } catch (error) {
      const refused = fieldErrors(error);
      form.refuse(refused);
      if (refused.length > 0) return;
      toasts.error(refusal(error));
      void client.refetchQueries({ include: lists });
    }
  }

  return (
    <FormStack label={t('dashboards.counter.title', { name })} {...form.props}>
      <MoneyInput
        label={t('dashboards.counter.price', { unit })}
        hint={t('dashboards.counter.last', { price: amount(offer.price) })}
        {...form.field('price')}
      />
      <Box
        role="group"
        aria-label={t('dashboards.ready')}
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(min(6rem, 100%), 1fr))' }}
      >
        {ready.map(({ kind, price }) => (
          <Box
            key={kind}
            component="button"
            type="button"
            aria-pressed={Number(typed) === price}
            onClick={() => form.set({ price: String(price) })}
            sx={{ ...chipStyle, px: 0.5, lineHeight: 1.3 }}
          >
            <strong>{amount(price)}</strong>{' '}
            <Box component="span" sx={{ display: 'block', fontWeight: 400 }}>
              {t(`dashboards.ready.${kind}.${side}`)}
            </Box>
          </Box>
        ))}
      </Box>
      <PriceStrip around={around} price={Number(typed)} side={side === 'FARMER' ? 'SELLER' : 'BUYER'} format={amount} />
      {parts ? (
        <details>
          <Box component="summary" sx={{ cursor: 'pointer', py: 1.25, color: 'primary.main', fontWeight: 600 }}>
            {t('dashboards.counter.less')}
          </Box>
          <QuantityInput
            label={t('dashboards.counter.quantity', { unit })}
            hint={t('dashboards.counter.quantityHint', {
              most: quantityText(t, { ...offer.quantity, amount: most }),
              same: quantityText(t, { ...offer.quantity, amount: Math.min(offer.quantity.amount, most) }),
            })}
            {...form.field('quantity')}
          />
        </details>
      ) : null}
      <Box>
        <Box aria-live="polite">
          {asks ? (
            <Typography sx={{ mb: 1.5, color: 'warning.main', fontWeight: 600 }}>
              {t('dashboards.counter.far', {
                price: amount(Number(typed)),
                unit,
                percent: formatNumber(percentOf(Number(typed), offer.price)),
                last: amount(offer.price),
              })}
            </Typography>
          ) : null}
        </Box>
        <SubmitButton
          label={t(asks ? 'dashboards.counter.sendAllTheSame' : 'dashboards.counter.send')}
          busyLabel={t('dashboards.counter.sending')}
          busy={form.busy}
        />
      </Box>
    </FormStack>
  );
}
