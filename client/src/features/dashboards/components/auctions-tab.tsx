import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { languageOfScript } from '@/lib/language-of-script';
import { paths } from '@/lib/paths';
import { type BadgeTone, StatusBadge } from '@/ui/data/status-badge';
import { TimeLeft } from '@/ui/data/time-left';
import { amountsOf } from '../model/amounts';
import { nextMoment, placeOf, placeTones } from '../model/auction-rows';
import type { OpenAuction } from '../model/todos';
import { RowPicture } from './inbox/row-picture';
import type { Inbox } from './inbox/use-inbox';
import { RowList } from './row-list';

type AuctionsTabProps = {
  side: 'FARMER' | 'BUYER';
  auctions: Inbox['auctions'];
};

/** Auctions of which something can still become, what ends next on top: a farmer's own, or those in which a buyer bids. */
export default function AuctionsTab({ side, auctions: { open, total } }: AuctionsTabProps) {
  const { t } = useText();
  const title = t(side === 'FARMER' ? 'farmerDashboard.auctions' : 'buyerDashboard.auctions');
  return (
    <>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {open.length > 0 ? (
        <RowList label={title}>
          {open.map((crop) => (
            <AuctionRow key={crop.id} crop={crop} side={side} />
          ))}
        </RowList>
      ) : (
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {t(`dashboards.auctionsNone.${side}`)}
        </Typography>
      )}
      {total > open.length ? (
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {t('dashboards.auctionsMore', { shown: open.length, total })}
        </Typography>
      ) : null}
    </>
  );
}

function AuctionRow({ crop, side }: { crop: OpenAuction; side: 'FARMER' | 'BUYER' }) {
  const { t } = useText();
  const { id, cropName, images, quantity, auction } = crop;
  const { badge, action } = useStanding(crop, side);
  const unit = t(`dashboards.unit.${quantity.unit}`);
  const price = amountsOf(side)(auction.currentPrice ?? auction.openingPrice);
  const facts = [t(auction.currentPrice === null ? 'dashboards.opensAt' : 'dashboards.priceNow', { price, unit })];
  if (side === 'FARMER') facts.push(t('farmerDashboard.auctionBids', { count: auction.bidCount }));
  return (
    <Box component="li" sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <RowPicture crop={{ name: cropName, images }} />
      <Box sx={{ flex: '1 1 12rem', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
          <Typography variant="h4" component="h3" lang={languageOfScript(cropName)}>
            {cropName}
          </Typography>
          <StatusBadge {...badge} />
        </Box>
        <Typography>{facts.join(' · ')}</Typography>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          <TimeLeft until={nextMoment(auction)} />
        </Typography>
      </Box>
      <Button
        component={Link}
        to={paths.cropDetail(id)}
        variant={badge.tone === 'error' ? 'contained' : 'outlined'}
        aria-label={t('dashboards.auctionOf', { action, name: cropName })}
        sx={{ width: { xs: '100%', sm: 'auto' } }}
      >
        <span>{action}</span>
      </Button>
    </Box>
  );
}

/** How the auction stands for the reader, and what can be done. */
function useStanding({ auction }: OpenAuction, side: 'FARMER' | 'BUYER') {
  const { t } = useText();
  if (side === 'FARMER') {
    const waits = auction.state === 'AWAITING_FARMER';
    const badge: { label: string; tone: BadgeTone } = waits
      ? { label: t('farmerDashboard.auctionWaits'), tone: 'error' }
      : { label: t('farmerDashboard.auctionLive'), tone: 'success' };
    return { badge, action: t(waits ? 'farmerDashboard.decide' : 'dashboards.look') };
  }
  const place = placeOf(auction.viewerStanding ?? 'OUTBID', auction);
  const isOutbid = place === 'outbid' && auction.state === 'LIVE';
  return {
    badge: { label: t(`dashboards.place.${place}`), tone: placeTones[place] },
    action: t(isOutbid ? 'buyerDashboard.bidAgain' : 'dashboards.look'),
  };
}
