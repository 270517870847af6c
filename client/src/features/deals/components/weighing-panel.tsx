import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { formatMoment } from '@/lib/moments';
import { Panel } from '@/ui/layout/panel';
import { type DealShown, namesOf } from './deal-shown';
import { WeighingSum } from './weighing-sum';

/** What was weighed, as a sum that both can check, and who confirmed it. */
export function WeighingPanel({ deal }: { deal: DealShown }) {
  const { t, language } = useText();
  const { weighing, price } = deal;
  if (!weighing) return null;
  const { quantity, deductionPercent, deductionReason, deductionWords, confirmedBy, confirmedAt } = weighing;
  const names = { ...namesOf(deal), CLOCK: t('deal.clock'), OPERATOR: t('deal.operator') };
  return (
    <Panel title={t('deal.weigh.title')}>
      <WeighingSum
        price={price}
        quantity={quantity}
        percent={deductionPercent}
        reason={deductionReason && t(`deal.deduction.${deductionReason}`)}
        sum={weighing}
        isSettled={deal.state === 'COMPLETED'}
      />
      {deductionWords ? <Typography sx={{ mt: 1.5 }}>{`“${deductionWords}”`}</Typography> : null}
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        {confirmedBy
          ? t(confirmedBy === 'CLOCK' ? 'deal.weigh.confirmedBySilence' : 'deal.weigh.confirmedBy', {
              name: names[confirmedBy],
              moment: formatMoment(confirmedAt, language),
            })
          : t('deal.weigh.unconfirmed', { name: deal.buyerName })}
      </Typography>
    </Panel>
  );
}
