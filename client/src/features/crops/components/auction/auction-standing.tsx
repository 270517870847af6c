import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { formatRupees } from '@/lib/money';
import { type Standing, standingOf } from '../../model/auction';
import type { AuctionShown } from './auction-shown';

const tones: Record<Standing, 'success' | 'warning' | 'error' | 'info'> = {
  lead: 'success',
  leadBelow: 'warning',
  outbid: 'error',
  won: 'success',
  wonBelow: 'warning',
  lost: 'info',
  notSold: 'info',
};

/** How the reader stands in the auction; nothing for who has not bid. Said aloud when it changes. */
export function AuctionStanding({ auction }: { auction: AuctionShown }) {
  const { t } = useText();
  const standing = standingOf(auction);
  const { viewerMaxAmount: most, currentPrice } = auction;
  const isLive = auction.state === 'LIVE';
  return (
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      {standing ? (
        <Box
          sx={{
            p: 2,
            borderRadius: 1,
            borderLeft: 6,
            borderColor: `${tones[standing]}.main`,
            bgcolor: 'action.hover',
          }}
        >
          <Typography sx={{ fontWeight: 700 }}>{t(`cropDetail.auction.standing.${standing}`)}</Typography>
          {isLive && most !== null && most > (currentPrice ?? 0) ? (
            <Typography variant="body2">{t('cropDetail.auction.yourMost', { most: formatRupees(most) })}</Typography>
          ) : null}
        </Box>
      ) : null}
    </Box>
  );
}
