import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { formatMoment } from '@/lib/moments';
import { formatRupees } from '@/lib/money';
import { spokenRupees } from '@/lib/spoken-rupees';
import { quantityText } from '@/ui/data/quantity';
import type { AuctionNowFragment } from '../../auction.generated';
import { totalAt } from '../../model/auction';
import type { CropShown } from '../crop-detail/crop-panel';
import { AuctionClock, LateWarning } from './auction-clock';

type AuctionHeadProps = { auction: AuctionNowFragment; quantity: CropShown['quantity'] };

/** The price now, what that is for the lot, the time left, and how many have bid: all that everybody sees. */
export function AuctionHead({ auction, quantity }: AuctionHeadProps) {
  const { t, language } = useText();
  const { state, currentPrice, openingPrice, bidCount, bidderCount, reserveStatus, endsAt } = auction;
  const price = currentPrice ?? openingPrice;
  const total = totalAt(price, quantity.amount);
  const label = currentPrice === null ? 'opening' : state === 'LIVE' ? 'now' : 'last';
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'end', columnGap: 2 }}>
        {/* Read out when the price changes, and never for the clock beside it. */}
        <Box aria-live="polite" aria-atomic="true">
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {t(`cropDetail.auction.price.${label}`)}
          </Typography>
          <Typography component="p" sx={{ lineHeight: 1.1 }}>
            <Box component="strong" sx={{ typography: 'h1', fontSize: '3rem', lineHeight: 1.1, color: 'primary.main' }}>
              {formatRupees(price)}
            </Box>{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {t('cropDetail.perUnit', { unit: t(`cropDetail.one.${quantity.unit}`) })}
            </Box>
          </Typography>
        </Box>
        {state === 'LIVE' ? (
          <Box sx={{ typography: 'h3', textAlign: 'end' }}>
            <AuctionClock endsAt={endsAt} />
          </Box>
        ) : null}
      </Box>
      {state === 'LIVE' ? (
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
          <span>{t('cropDetail.auction.ends', { moment: formatMoment(endsAt, language) })}</span>
          <LateWarning endsAt={endsAt} />
        </Typography>
      ) : null}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {bidCount === 0
          ? t('cropDetail.auction.noBids')
          : [
              t('cropDetail.auction.bids', { bids: bidCount, bidders: bidderCount }),
              ...(reserveStatus === 'NONE' ? [] : [t(`cropDetail.auction.reserve.${reserveStatus}`)]),
            ].join(' · ')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('cropDetail.auction.total', {
          lot: quantityText(t, quantity),
          total: formatRupees(total),
          words: spokenRupees(total, language),
        })}
      </Typography>
    </Box>
  );
}
