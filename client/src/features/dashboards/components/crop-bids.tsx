import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useFresh } from '@/graphql/use-fresh';
import { useText } from '@/i18n/use-text';
import { languageOfScript } from '@/lib/language-of-script';
import { formatRupees } from '@/lib/money';
import { bidPath } from '@/lib/paths';
import { quantityText } from '@/ui/data/quantity';
import { StatusBadge } from '@/ui/data/status-badge';
import { ConfirmDialog } from '@/ui/feedback/confirm-dialog';
import { bidTones } from '../model/bid-tone';
import { useCropBidsQuery } from '../trade.generated';
import { BidReason } from './bid-standing';
import { AgainstAsking } from './bid-terms';
import { AgainstMandi, MandiPriceNote, useMandiPrice } from './mandi-price';
import { OfferHistory } from './offer-history';
import { PersonRecord } from './person-record';
import { SectionState } from './section-state';
import type { ReceivedBid } from './shown-bid';
import { useWithdrawCounter } from './use-withdraw-counter';

/** More than one crop has at a time; those that are over come last. */
const SHOWN = 50;

/** The bids on one crop beside each other, the best first: a table, and on a phone a card each. */
export default function CropBids({ crop }: { crop: { id: string; cropName: string } }) {
  const { t } = useText();
  const place = useRef<HTMLDivElement>(null);
  const isWide = useMediaQuery('(min-width: 900px)');
  const query = useCropBidsQuery({ variables: { cropId: crop.id, first: SHOWN }, fetchPolicy: 'cache-and-network' });
  useFresh(query);
  const mandi = useMandiPrice(crop.id);
  const { ask, question } = useWithdrawCounter(() => place.current?.focus());
  const page = (query.data ?? query.previousData)?.cropBids;
  const bids = page?.nodes ?? [];
  const label = t('farmerDashboard.bidsOn', { crop: crop.cropName });

  if (bids.length === 0) {
    return (
      <SectionState
        loading={query.loading && !page}
        loadingText={t('farmerDashboard.waitingLoading')}
        failed={Boolean(query.error) && !page}
        failedText={t('farmerDashboard.waitingFailed')}
        onRetry={() => void query.refetch().catch((reason: unknown) => console.error('Still no bids:', reason))}
        empty={t('farmerDashboard.waitingNone')}
      />
    );
  }
  return (
    <Box ref={place} tabIndex={-1} sx={{ outline: 'none' }}>
      {mandi ? <MandiPriceNote crop={mandi} /> : null}
      {isWide ? (
        <BidTable label={label} bids={bids} mandi={mandi?.mandiPrice.price} onTakeBack={ask} />
      ) : (
        <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {bids.map((bid) => (
            <Box
              component="li"
              key={bid.id}
              sx={{ p: 1.5, borderRadius: 1, border: 1, borderColor: 'divider', display: 'grid', gap: 0.5 }}
            >
              <Typography sx={{ fontWeight: 600 }}>{`${bid.buyer.firstName}: ${priceText(bid)}`}</Typography>
              <Typography variant="body2">
                <LotOf bid={bid} />
                <span>{` · ${formatRupees(theirs(bid).total)}`}</span>
              </Typography>
              <Against bid={bid} mandi={mandi?.mandiPrice.price} />
              <PersonRecord person={bid.buyer} />
              <Words bid={bid} />
              <Standing bid={bid} onTakeBack={ask} />
            </Box>
          ))}
        </Box>
      )}
      <ConfirmDialog {...question} destructive confirmLabel={t('farmerDashboard.takeBack')} />
    </Box>
  );
}

/** What the buyer offers: the last price that they named themselves. The farmer's own answer is no offer. */
const theirs = ({ offers, lastOffer }: ReceivedBid) => offers.findLast(({ madeBy }) => madeBy === 'BUYER') ?? lastOffer;

const priceText = (bid: ReceivedBid) => formatRupees(theirs(bid).price);

function LotOf({ bid }: { bid: ReceivedBid }) {
  const { t } = useText();
  return <span>{quantityText(t, theirs(bid).quantity)}</span>;
}

type BidTableProps = {
  label: string;
  bids: readonly ReceivedBid[];
  /** What the mandi pays for a unit; left out where that is unknown. */
  mandi: number | undefined;
  onTakeBack(bid: ReceivedBid): void;
};

function BidTable({ label, bids, mandi, onTakeBack }: BidTableProps) {
  const { t } = useText();
  const columns = ['buyer', 'price', 'quantity', 'total', 'against', 'standing'] as const;
  return (
    <Box
      component="table"
      aria-label={label}
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        '& th, & td': { p: 1.25, textAlign: 'start', verticalAlign: 'top', borderTop: 1, borderColor: 'divider' },
        '& thead th': { borderTop: 0, color: 'text.secondary', fontWeight: 600, fontSize: '0.9375rem' },
        '& .number': { textAlign: 'end', whiteSpace: 'nowrap' },
      }}
    >
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className={column === 'price' || column === 'quantity' || column === 'total' ? 'number' : undefined}
            >
              {t(`farmerDashboard.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bids.map((bid) => (
          <tr key={bid.id}>
            <th scope="row">
              <span>{bid.buyer.firstName}</span>
              <PersonRecord person={bid.buyer} />
              <Words bid={bid} />
            </th>
            <td className="number">
              <strong>{priceText(bid)}</strong>
            </td>
            <td className="number">
              <LotOf bid={bid} />
            </td>
            <td className="number">{formatRupees(theirs(bid).total)}</td>
            <td>
              <Against bid={bid} mandi={mandi} />
            </td>
            <td>
              <Standing bid={bid} onTakeBack={onTakeBack} />
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

/** How a bid stands to the asking price, and to the mandi. */
function Against({ bid, mandi }: { bid: ReceivedBid; mandi: number | undefined }) {
  const { price } = theirs(bid);
  return (
    <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
      <div>
        <AgainstAsking price={price} asking={bid.crop.basePrice} />
      </div>
      {mandi === undefined ? null : (
        <div>
          <AgainstMandi price={price} mandi={mandi} />
        </div>
      )}
    </Typography>
  );
}

function Words({ bid }: { bid: ReceivedBid }) {
  if (!bid.message) return null;
  return (
    <Typography
      lang={languageOfScript(bid.message)}
      variant="body2"
      sx={{ fontWeight: 400, overflowWrap: 'anywhere', maxWidth: '28rem' }}
    >{`“${bid.message}”`}</Typography>
  );
}

/** Where a bid stands for its farmer, with what can be done about it. */
function Standing({ bid, onTakeBack }: { bid: ReceivedBid; onTakeBack(bid: ReceivedBid): void }) {
  const { t } = useText();
  const named = { name: bid.buyer.firstName };
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <StatusBadge label={t(`farmerDashboard.state.${bid.state}`)} tone={bidTones[bid.state]} />
      {bid.state === 'COUNTERED' ? (
        <Typography variant="body2">
          {t('farmerDashboard.yourPrice', { price: formatRupees(bid.lastOffer.price) })}
        </Typography>
      ) : null}
      <BidReason bid={bid} side="FARMER" />
      {bid.allowedActions.includes('COUNTER') ? (
        <Box component={Link} to={bidPath('FARMER', bid.id)} sx={{ color: 'primary.main', fontWeight: 600, py: 1 }}>
          {t('farmerDashboard.answerOf', named)}
        </Box>
      ) : null}
      {bid.allowedActions.includes('WITHDRAW_COUNTER') ? (
        <Button
          color="error"
          sx={{ ml: -2.5 }}
          aria-label={t('farmerDashboard.takeBackOf', named)}
          onClick={() => onTakeBack(bid)}
        >
          {t('farmerDashboard.takeBack')}
        </Button>
      ) : null}
      <OfferHistory offers={bid.offers} side="FARMER" name={bid.buyer.firstName} />
    </Box>
  );
}
