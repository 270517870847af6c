import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { formatMoment } from '@/lib/dates';
import { Panel } from '@/ui/layout/panel';
import type { DealShown } from './deal-shown';

/** What happened, from the beginning; who did it is named as in the deal. */
export function TimelinePanel({ deal }: { deal: DealShown }) {
  const { t, language } = useText();
  const names = { FARMER: deal.farmerName, BUYER: deal.buyerName };
  return (
    <Panel title={t('deal.timeline')}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {deal.events.map(({ position, step, by, createdAt }) => (
          <Box
            component="li"
            key={position}
            sx={{
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
            }}
          >
            <Typography>{t(`deal.step.${step}`, { who: by ? names[by] : t('deal.clock') })}</Typography>
            <Typography variant="body2" component="time" dateTime={createdAt} sx={{ color: 'text.secondary' }}>
              {formatMoment(createdAt, language)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
