import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { languageOfScript } from '@/lib/language-of-script';
import { formatMoment } from '@/lib/moments';
import { type DealShown, namesOf } from './deal-shown';
import { PanelPart } from './folded-panel';
import { useEventText } from './use-event-text';
import { WeighingSum } from './weighing-sum';

/** What was weighed, and what happened from the beginning: who, what, when, and what was said with it. */
export default function PastPart({ deal }: { deal: DealShown }) {
  const { language } = useText();
  const tell = useEventText(deal);
  return (
    <>
      <Weighing deal={deal} />
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {deal.events.map((event) => (
          <Box component="li" key={event.position} sx={eventStyle}>
            <Typography>{tell(event)}</Typography>
            {event.words ? <Typography lang={languageOfScript(event.words)}>{`“${event.words}”`}</Typography> : null}
            <Typography variant="body2" component="time" dateTime={event.createdAt} sx={{ color: 'text.secondary' }}>
              {formatMoment(event.createdAt, language)}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}

const eventStyle = {
  position: 'relative',
  pl: 3,
  pb: 2,
  // A line from dot to dot, none after the last one.
  borderLeft: 2,
  borderColor: 'divider',
  '&:last-of-type': { borderColor: 'transparent', pb: 0 },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: -7,
    top: 6,
    width: 12,
    height: 12,
    borderRadius: '50%',
    bgcolor: 'primary.main',
  },
} as const;

/** What was weighed, as a sum that both can check, and who confirmed it. */
function Weighing({ deal }: { deal: DealShown }) {
  const { t, language } = useText();
  const { weighing, price } = deal;
  if (!weighing) return null;
  const { quantity, deductionPercent, deductionReason, deductionWords, confirmedBy, confirmedAt } = weighing;
  const names = { ...namesOf(deal), CLOCK: t('deal.clock'), OPERATOR: t('deal.operator') };
  return (
    <PanelPart title={t('deal.weigh.title')}>
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
    </PanelPart>
  );
}
