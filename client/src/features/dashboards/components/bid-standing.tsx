import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { bidPath, paths } from '@/lib/paths';
import { StatusBadge } from '@/ui/data/status-badge';
import { TimeLeft } from '@/ui/data/time-left';
import { placeOf, placeTones } from '../model/auction-rows';
import { bidTones } from '../model/bid-tone';
import type { BidStandingFragment } from '../trade.generated';
import type { MyBid } from './shown-bid';

/** Where a bid stands, why, and what its buyer can do about it; what they have to answer stands above all bids. */
export function BidStanding({ bid, onWithdraw }: { bid: MyBid; onWithdraw: () => void }) {
  const { t } = useText();
  const place = bid.standing && placeOf(bid.standing, bid.crop.auction ?? { reserveStatus: 'NONE' });
  const waitsForBuyer = bid.state === 'COUNTERED' || bid.state === 'NEEDS_CONFIRMATION';
  return (
    <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      {place && bid.state === 'OPEN' ? (
        <StatusBadge label={t(`dashboards.place.${place}`)} tone={placeTones[place]} />
      ) : (
        <StatusBadge label={t(`buyerDashboard.state.${bid.state}`)} tone={bidTones[bid.state]} />
      )}
      <BidReason bid={bid} side="BUYER" />
      {bid.deal ? (
        <Button component={Link} to={paths.deal(bid.deal.id)} sx={{ ml: -2.5, textAlign: 'start' }}>
          <span>{t('buyerDashboard.toDeal', { number: bid.deal.number })}</span>
        </Button>
      ) : null}
      {waitsForBuyer ? (
        <Button component={Link} to={bidPath('BUYER', bid.id)} variant="contained">
          {t('buyerDashboard.answer')}
        </Button>
      ) : null}
      {bid.state === 'OPEN' && bid.allowedActions.includes('WITHDRAW') ? (
        <Button color="error" onClick={onWithdraw} sx={{ ml: -2.5 }}>
          {t('buyerDashboard.withdraw')}
        </Button>
      ) : null}
    </Box>
  );
}

/** How long a live bid can be answered, and how one that is over came to its end; nothing where there is nothing to say. */
export function BidReason({ bid, side }: { bid: BidStandingFragment; side: 'FARMER' | 'BUYER' }) {
  const { t } = useText();
  if (bid.validUntil) {
    return (
      <Typography variant="body2">
        <TimeLeft until={bid.validUntil} />
      </Typography>
    );
  }
  const reasons = [
    bid.declineReason ? t(`dashboards.decline.${bid.declineReason}`) : null,
    bid.declineWords ? `“${bid.declineWords}”` : null,
    bid.endedReason ? t(`dashboards.ended.${side}.${bid.endedReason}`) : null,
    bid.state === 'REPLACED' && side === 'BUYER' ? t('buyerDashboard.replacedBy') : null,
  ].filter((reason) => reason !== null);
  if (reasons.length === 0) return null;
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
      {reasons.join(' ')}
    </Typography>
  );
}
