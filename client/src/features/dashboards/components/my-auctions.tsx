import { useFresh } from '@/graphql/use-fresh';
import { useText } from '@/i18n/use-text';
import { formatDollarAmount, formatRupees } from '@/lib/money';
import { type OpenAuctionFragment, useMyAuctionsQuery } from '../dashboards.generated';
import { nextMoment, placeOf, placeTones } from '../model/auction-rows';
import { AuctionList } from './auction-list';
import { useListWait } from './lists-together';

/** More than one person follows at once; the next ones come up as these end. */
const SHOWN = 20;

type OpenAuction = OpenAuctionFragment & { auction: NonNullable<OpenAuctionFragment['auction']> };

/** One's own open auctions, or those in which one bids, as the server sorts them. */
function useMyAuctions(): { total: number; open: OpenAuction[] } {
  const query = useMyAuctionsQuery({ variables: { first: SHOWN }, fetchPolicy: 'cache-and-network' });
  useFresh(query);
  const page = (query.data ?? query.previousData)?.myAuctions;
  useListWait(query.loading && !page);
  const open = (page?.nodes ?? []).flatMap((crop) => (crop.auction ? [{ ...crop, auction: crop.auction }] : []));
  return { total: page?.totalCount ?? 0, open };
}

/** The auctions that a buyer takes part in, with where they stand. */
export function MyAuctions() {
  const { t } = useText();
  const { total, open } = useMyAuctions();
  return (
    <AuctionList
      title={t('buyerDashboard.auctions')}
      total={total}
      rows={open.flatMap(({ id, cropName, quantity, auction }) => {
        if (!auction.viewerStanding) return [];
        const place = placeOf(auction.viewerStanding, auction);
        return {
          cropId: id,
          cropName,
          badge: { label: t(`dashboards.place.${place}`), tone: placeTones[place] },
          facts: t('dashboards.priceNow', {
            price: formatDollarAmount(auction.currentPrice ?? auction.openingPrice),
            unit: t(`dashboards.unit.${quantity.unit}`),
          }),
          until: nextMoment(auction),
          action: t(place === 'outbid' && auction.state === 'LIVE' ? 'buyerDashboard.bidAgain' : 'dashboards.look'),
        };
      })}
    />
  );
}

/** A farmer's own auctions, with what is bid. */
export function AuctionsOfMine() {
  const { t } = useText();
  const { total, open } = useMyAuctions();
  return (
    <AuctionList
      title={t('farmerDashboard.auctions')}
      total={total}
      rows={open.map(({ id, cropName, quantity, auction }) => {
        const waits = auction.state === 'AWAITING_FARMER';
        const unit = t(`dashboards.unit.${quantity.unit}`);
        const price = formatRupees(auction.currentPrice ?? auction.openingPrice);
        return {
          cropId: id,
          cropName,
          badge: waits
            ? { label: t('farmerDashboard.auctionWaits'), tone: 'error' as const }
            : { label: t('farmerDashboard.auctionLive'), tone: 'success' as const },
          facts: `${t(auction.currentPrice === null ? 'dashboards.opensAt' : 'dashboards.priceNow', { price, unit })} · ${t('farmerDashboard.auctionBids', { count: auction.bidCount })}`,
          until: nextMoment(auction),
          action: t(waits ? 'farmerDashboard.decide' : 'dashboards.look'),
        };
      })}
    />
  );
}
