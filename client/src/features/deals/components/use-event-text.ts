import { useText } from '@/i18n/use-text';
import { formatDate } from '@/lib/dates';
import { formatNumber, formatRupees } from '@/lib/money';
import { quantityText } from '@/ui/data/quantity';
import type { DealShown, WeighingShown } from './deal-shown';
import { namesOf } from './deal-shown';

type DealEvent = DealShown['events'][number];

/** The sentence of an event: some steps have another one if the clock did them, or after an earlier step. */
function sentenceOf({ step, actor, weighingBefore, state }: DealEvent, stillThere: boolean | null) {
  switch (step) {
    case 'AGREE':
      return actor === 'CLOCK' ? 'deal.step.AGREE_BY_AUCTION' : 'deal.step.AGREE';
    case 'RECORD_WEIGHT':
      return weighingBefore ? 'deal.step.CORRECT_WEIGHT' : 'deal.step.RECORD_WEIGHT';
    case 'CONFIRM_WEIGHT':
      return actor === 'CLOCK' ? 'deal.step.CONFIRM_WEIGHT_BY_SILENCE' : 'deal.step.CONFIRM_WEIGHT';
    case 'CANCEL':
      return actor === 'CLOCK' ? 'deal.step.CANCEL_BY_SILENCE' : 'deal.step.CANCEL';
    case 'SAY_STILL_THERE':
      return stillThere ? 'deal.step.STILL_THERE' : 'deal.step.NOT_THERE';
    case 'DECIDE':
      return state === 'COMPLETED' ? 'deal.step.DECIDE_COMPLETED' : 'deal.step.DECIDE_CANCELLED';
    default:
      return `deal.step.${step}` as const;
  }
}

/** Tells an event of a deal in one sentence: who, what, and from what to what. */
export function useEventText(deal: DealShown): (event: DealEvent) => string {
  const { t, language } = useText();
  const names = { ...namesOf(deal), CLOCK: t('deal.clock'), OPERATOR: t('deal.operator') };

  /** `39.5 quintals − 2 % (moisture) = ₹92,904`. */
  const weighed = (weighing: WeighingShown | null): string => {
    if (!weighing) return '';
    const { quantity, deductionPercent, deductionReason, finalAmount } = weighing;
    const deduction =
      deductionPercent !== null && deductionReason
        ? ` ${t('deal.weigh.less', { percent: formatNumber(deductionPercent), reason: t(`deal.deduction.${deductionReason}`) })}`
        : '';
    return `${quantityText(t, quantity)}${deduction} = ${formatRupees(finalAmount)}`;
  };

  return (event) => {
    const { actor, pickup, payment } = event;
    const how = payment ? [t(`deal.method.${payment.method}`), payment.reference].filter(Boolean).join(', ') : '';
    const reason = deal.cancelReason ? t(`deal.cancelReason.${deal.cancelReason}`) : '';
    return t(sentenceOf(event, deal.stillThere), {
      who: names[actor],
      day: formatDate(pickup?.day, language),
      time: pickup ? t(`deal.at.${pickup.timeOfDay}`) : '',
      place: pickup?.place ?? '',
      weighed: weighed(event.weighing),
      before: weighed(event.weighingBefore),
      amount: payment ? formatRupees(payment.amount) : '',
      how,
      reason,
    });
  };
}
