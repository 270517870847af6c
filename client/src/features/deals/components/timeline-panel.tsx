import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { languageOfScript } from '@/lib/language-of-script';
import { formatMoment } from '@/lib/moments';
import { Panel } from '@/ui/layout/panel';
import type { DealShown } from './deal-shown';
import { useEventText } from './use-event-text';

/** What happened, from the beginning: who, what, when, and what was said with it. */
export function TimelinePanel({ deal }: { deal: DealShown }) {
  const { t, language } = useText();
  const tell = useEventText(deal);
  return (
    <Panel title={t('deal.timeline')}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {deal.events.map((event) => (
          <Box
            component="li"
            key={event.position}
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
            <Typography>{tell(event)}</Typography>
            {event.words ? <Typography lang={languageOfScript(event.words)}>{`“${event.words}”`}</Typography> : null}
            <Typography variant="body2" component="time" dateTime={event.createdAt} sx={{ color: 'text.secondary' }}>
              {formatMoment(event.createdAt, language)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
