import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { formatMoment } from '@/lib/dates';
import { timeLeft } from '@/lib/time-left';

const RENEW_MS = 30_000;

/** How long something can still be done, and until when. It follows the clock, unannounced: nobody wants it read each minute. */
export function TimeLeft({ until }: { until: string }) {
  const { t, language } = useText();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), RENEW_MS);
    return () => clearInterval(timer);
  }, []);
  const left = timeLeft(until, now);
  return (
    <Box component="time" dateTime={until}>
      {left ? t(`ui.timeLeft.${left.unit}`, { count: left.count }) : t('ui.timeLeft.over')}{' '}
      <Box component="span" sx={{ display: 'inline-block' }}>
        ({t('ui.until', { moment: formatMoment(until, language) })})
      </Box>
    </Box>
  );
}
