import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';
import { timeLeft } from '@/lib/time-left';
import { useServerNow } from '@/ui/data/use-server-now';
import { isLastHour, isNearEnd, minutesAndSeconds } from '../../model/auction';

/** How long it is open, by the server's clock: in minutes and seconds in its last hour. */
export function AuctionClock({ endsAt }: { endsAt: string }) {
  const { t } = useText();
  const now = useServerNow();
  const left = timeLeft(endsAt, now);
  const said = !left
    ? t('cropDetail.auction.ending')
    : isLastHour(endsAt, now)
      ? t('cropDetail.auction.secondsLeft', { time: minutesAndSeconds(endsAt, now) })
      : t(`ui.timeLeft.${left.unit}`, { count: left.count });
  return (
    <Box
      component="time"
      dateTime={endsAt}
      sx={{ fontVariantNumeric: 'tabular-nums', color: isNearEnd(endsAt, now) ? 'error.main' : 'inherit' }}
    >
      {said}
    </Box>
  );
}

/** That a bid may come too late, in the last minutes. */
export function LateWarning({ endsAt }: { endsAt: string }) {
  const { t } = useText();
  return isNearEnd(endsAt, useServerNow()) ? <div>{t('cropDetail.auction.late')}</div> : null;
}
