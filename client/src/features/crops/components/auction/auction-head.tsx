import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useText } from '@/i18n/use-text';
import { formatMoment } from '@/lib/moments';
import { formatRupees } from '@/lib/money';
import { spokenRupees } from '@/lib/spoken-rupees';
import { timeLeft } from '@/lib/time-left';
import { quantityText } from '@/ui/data/quantity';
import { useServerNow } from '@/ui/data/use-server-now';
import type { AuctionNowFragment } from '../../auction.generated';
import { isNearEnd, minutesAndSeconds, totalAt } from '../../model/auction';
import type { CropShown } from '../crop-detail/crop-panel';

type AuctionHeadProps = { auction: AuctionNowFragment; quantity: CropShown['quantity'] };

/** The price now, what that is for the lot, the time left, and how many have bid: all that everybody sees. */
export function AuctionHead({ auction, quantity }: AuctionHeadProps) {
  const { t, language } = useText();
  const { state, currentPrice, openingPrice, bidCount, bidderCount, reserveStatus } = auction;
  const price = currentPrice ?? openingPrice;
  const total = totalAt(price, quantity.amount);
  const label = currentPrice === null ? 'opening' : state === 'LIVE' ? 'now' : 'last';
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {/* Read out when the price changes, and never for the clock beside it. */}
      <Box aria-live="polite" aria-atomic="true">
        <Typography variant="body2" component="p" sx={{ color: 'text.secondary' }}>
          {t(`cropDetail.auction.price.${label}`)}
        </Typography>
        <Typography component="p" sx={{ fontSize: '2rem', lineHeight: 1.2, fontWeight: 700, color: 'primary.main' }}>
          <span>{formatRupees(price)}</span>{' '}
          <Box component="span" sx={{ fontSize: '1rem', fontWeight: 400, color: 'text.secondary' }}>
            {t('cropDetail.perUnit', { unit: t(`cropDetail.one.${quantity.unit}`) })}
          </Box>
        </Typography>
      </Box>
      <Typography variant="body2">
        {t('cropDetail.auction.total', {
          lot: quantityText(t, quantity),
          total: formatRupees(total),
          words: spokenRupees(total, language),
        })}
      </Typography>
      {state === 'LIVE' ? <Countdown auction={auction} /> : null}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {bidCount === 0
          ? t('cropDetail.auction.noBids')
          : [
              t('cropDetail.auction.bids', { bids: bidCount, bidders: bidderCount }),
              ...(reserveStatus === 'NONE' ? [] : [t(`cropDetail.auction.reserve.${reserveStatus}`)]),
            ].join(' · ')}
      </Typography>
    </Box>
  );
}

/** How long it is open, by the server's clock: in seconds near the end, with a warning that a late bid may not arrive. */
function Countdown({ auction: { endsAt } }: { auction: AuctionNowFragment }) {
  const { t, language } = useText();
  const now = useServerNow();
  const near = isNearEnd(endsAt, now);
  const left = timeLeft(endsAt, now);
  function said(): ReactNode {
    if (!left) return t('cropDetail.auction.ending');
    if (near) return t('cropDetail.auction.secondsLeft', { time: minutesAndSeconds(endsAt, now) });
    return t(`ui.timeLeft.${left.unit}`, { count: left.count });
  }
  return (
    <div>
      <Typography component="p" sx={{ fontWeight: 600, color: near ? 'error.main' : 'text.primary' }}>
        {/* Some seconds lie between the server's page and this one. */}
        <time dateTime={endsAt} suppressHydrationWarning>
          {said()}
        </time>{' '}
        <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
          {t('cropDetail.auction.ends', { moment: formatMoment(endsAt, language) })}
        </Box>
      </Typography>
      {near ? <Typography variant="body2">{t('cropDetail.auction.late')}</Typography> : null}
    </div>
  );
}
