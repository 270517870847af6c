import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { formatMoment } from '@/lib/moments';
import { timeAgo } from '@/lib/time-ago';

const RENEW_MS = 30_000;

/** How long ago; the exact moment when it is pointed at. It follows the clock, unannounced. */
export function TimeAgo({ moment }: { moment: string }) {
  const { t, language } = useText();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), RENEW_MS);
    return () => clearInterval(timer);
  }, []);
  const { unit, count } = timeAgo(moment, now);
  return (
    <Box component="time" dateTime={moment} title={formatMoment(moment, language)}>
      {t(`notifications.ago.${unit}`, { count })}
    </Box>
  );
}
