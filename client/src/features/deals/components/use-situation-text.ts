import { useText } from '@/i18n/use-text';
import { formatDate } from '@/lib/dates';
import type { Situation } from '@/lib/deal-next';
import { formatRupees } from '@/lib/money';
import { quantityText } from '@/ui/data/quantity';
import { type DealShown, otherName } from './deal-shown';

/** Says where a deal stands in one plain sentence, to the farmer or to the buyer. */
export function useSituationText(deal: DealShown): (situation: Situation) => string {
  const { t, language } = useText();
  const { yourSide, weighing, pickup, pickupProposal, sold, quantity } = deal;
  return (situation) => {
    const named = situation === 'CONFIRM_PICK_UP' || situation === 'PICK_UP_PROPOSED' ? pickupProposal : pickup;
    const marked = deal.payments.find(({ status }) => status === 'MARKED');
    return t(`deal.next.${situation}.${yourSide}`, {
      name: otherName(deal),
      crop: sold.name,
      agreed: quantityText(t, quantity),
      day: formatDate(named?.day, language),
      time: named ? t(`deal.at.${named.timeOfDay}`) : '',
      place: named?.place ?? '',
      weighed: weighing ? quantityText(t, weighing.quantity) : '',
      amount: formatRupees(deal.finalAmount ?? deal.total),
      left: formatRupees(deal.amountToPay),
      paid: formatRupees(marked?.amount ?? deal.amountToReturn ?? 0),
    });
  };
}
