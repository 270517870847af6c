import DoneIcon from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';
import { dayAndMonth } from '@/lib/dates';
import { visuallyHidden } from '@/ui/feedback/visually-hidden';
import { STAGES, type Stage, stagesOf } from '../model/stages';
import type { DealShown } from './deal-shown';

/** Where text is large, five stages have no room beside each other. */
const LARGE_TEXT = '@container (max-width: 17rem)';

/** Of a stage's mark, in pixels. */
const MARK = 28;

/** How far the deal has come: five stages with their days. A deal that was given up has none. */
export function StageList({ deal }: { deal: DealShown }) {
  const { t } = useText();
  if (deal.state === 'CANCELLED') return null;
  return (
    <Box sx={{ containerType: 'inline-size', mb: { xs: 2.5, md: 3 } }}>
      <Box
        component="ol"
        aria-label={t('deal.stages')}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gridTemplateColumns: `repeat(${STAGES.length}, minmax(0, 1fr))`,
          [LARGE_TEXT]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 },
        }}
      >
        {stagesOf(deal).map((stage, place) => (
          <StageItem key={stage.name} stage={stage} place={place} />
        ))}
      </Box>
    </Box>
  );
}

function StageItem({ stage, place }: { stage: Stage; place: number }) {
  const { t, language } = useText();
  const { name, isDone, isCurrent, at } = stage;
  return (
    <Box
      component="li"
      aria-current={isCurrent ? 'step' : undefined}
      sx={{
        position: 'relative',
        display: 'grid',
        justifyItems: 'center',
        textAlign: 'center',
        color: isDone || isCurrent ? 'text.primary' : 'text.secondary',
        // From the mark before to this one.
        ...(place > 0
          ? {
              '&::before': {
                content: '""',
                position: 'absolute',
                top: MARK / 2 - 1,
                right: `calc(50% + ${MARK / 2}px)`,
                width: `calc(100% - ${MARK}px)`,
                height: 2,
                bgcolor: isDone ? 'primary.main' : 'divider',
                [LARGE_TEXT]: { display: 'none' },
              },
            }
          : {}),
      }}
    >
      <Box
        aria-hidden="true"
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: MARK,
          height: MARK,
          borderRadius: '50%',
          border: 2,
          typography: 'body2',
          fontWeight: 700,
          ...markColours(stage),
        }}
      >
        {isDone ? <DoneIcon sx={{ fontSize: 18 }} /> : <span>{place + 1}</span>}
      </Box>
      <Box component="span" sx={{ mt: 0.5, typography: 'body2', fontWeight: isCurrent ? 700 : 500 }}>
        {t(`deal.stage.${name}`)}
      </Box>
      {isDone ? (
        <Box component="span" sx={visuallyHidden}>
          {t('deal.stageDone')}
        </Box>
      ) : null}
      <Box component="span" sx={{ typography: 'caption', minHeight: '1.5em', color: 'text.secondary' }}>
        {dayAndMonth(at, language)}
      </Box>
    </Box>
  );
}

function markColours({ isDone, isCurrent }: Stage) {
  if (isDone) return { borderColor: 'primary.main', bgcolor: 'primary.main', color: 'primary.contrastText' };
  if (isCurrent) return { borderColor: 'secondary.main', bgcolor: 'secondary.main', color: 'secondary.contrastText' };
  return { borderColor: 'divider', bgcolor: 'background.paper' };
}
