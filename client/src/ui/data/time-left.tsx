import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';
import { formatMoment } from '@/lib/moments';
import { timeLeft } from '@/lib/time-left';
import { useServerNow } from './use-server-now';

const RENEW_MS = 30_000;

type TimeLeftProps = {
  until: string;
  /** Where there is room for a few words only: without the moment itself. */
  brief?: boolean;
};

/** How long something can still be done, and until when. It follows the clock without announcements: screen readers must not read it each minute. */
export function TimeLeft({ until, brief = false }: TimeLeftProps) {
  const { t, language } = useText();
  const now = useServerNow(RENEW_MS);
  const left = timeLeft(until, now);
  return (
    <Box component="time" dateTime={until}>
      <span>{left ? t(`ui.timeLeft.${left.unit}`, { count: left.count }) : t('ui.timeLeft.over')}</span>
      {brief ? null : (
        <>
          {' '}
          <Box component="span" sx={{ display: 'inline-block' }}>
            {`(${t('ui.until', { moment: formatMoment(until, language) })})`}
          </Box>
        </>
      )}
    </Box>
  );
}
