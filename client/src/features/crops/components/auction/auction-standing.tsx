import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { formatRupees } from '@/lib/money';
import { type Standing, standingOf } from '../../model/auction';
import type { AuctionShown } from './auction-shown';

const marigold = { bgcolor: 'secondary.main', color: 'secondary.contrastText' };
const brick = { bgcolor: 'error.main', color: 'error.contrastText' };
const quiet = { bgcolor: 'action.hover' };

const looks: Record<Standing, object> = {
  lead: marigold,
  leadBelow: marigold,
  outbid: brick,
  won: marigold,
  wonBelow: marigold,
  lost: quiet,
  notSold: quiet,
};

/** How the reader stands in the auction, in a colour and in words; nothing for who has not bid. Said aloud when it changes. */
export function AuctionStanding({ auction }: { auction: AuctionShown }) {
  const { t } = useText();
  const standing = standingOf(auction);
  const { viewerMaxAmount: most, currentPrice } = auction;
  const isLive = auction.state === 'LIVE';
  return (
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      {standing ? (
        <Box sx={{ px: 2, py: 1.5, borderRadius: 1, border: '1px solid transparent', ...looks[standing] }}>
          <Typography sx={{ fontWeight: 700 }}>{t(`cropDetail.auction.standing.${standing}`)}</Typography>
          {isLive && most !== null && most > (currentPrice ?? 0) ? (
            <Typography variant="body2">{t('cropDetail.auction.yourMost', { most: formatRupees(most) })}</Typography>
          ) : null}
        </Box>
      ) : null}
    </Box>
  );
}
