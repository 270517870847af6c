import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { formatMoment } from '@/lib/moments';
import { formatRupees } from '@/lib/money';
import { paths } from '@/lib/paths';
import { Rating } from '@/ui/data/rating';
import type { AuctionShown } from './auction-shown';

type Line = AuctionShown['history']['nodes'][number];

/** Bids with bidder, price and time, newest first: "Bidder 1" for everybody, and who that is for the farmer alone. */
export function AuctionHistory({ history }: Pick<AuctionShown, 'history'>) {
  const { t, language } = useText();
  if (history.nodes.length === 0) return null;
  return (
    <Box component="details" sx={{ '& > summary': { py: 1.5, minHeight: 44, cursor: 'pointer', fontWeight: 600 } }}>
      <summary>{t('cropDetail.auction.history', { count: history.totalCount })}</summary>
      <Box component="ol" reversed start={history.totalCount} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {history.nodes.map((line) => (
          <Box
            component="li"
            key={`${line.createdAt} ${line.bidder} ${line.amount}`}
            sx={{ py: 1, borderTop: 1, borderColor: 'divider', display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}
          >
            <Box component="strong" sx={{ minWidth: '6rem' }}>
              {formatRupees(line.amount)}
            </Box>
            <Box sx={{ flex: 1, minWidth: 'min(100%, 9rem)' }}>
              <Bidder line={line} />
              {line.automatic ? <span>{` · ${t('cropDetail.auction.automatic')}`}</span> : null}
            </Box>
            <Typography component="time" variant="body2" dateTime={line.createdAt} sx={{ color: 'text.secondary' }}>
              {formatMoment(line.createdAt, language)}
            </Typography>
          </Box>
        ))}
      </Box>
      {history.totalCount > history.nodes.length ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('cropDetail.auction.historyPart', { count: history.nodes.length })}
        </Typography>
      ) : null}
    </Box>
  );
}

function Bidder({ line: { bidder, yours, person } }: { line: Line }) {
  const { t } = useText();
  const number = t('cropDetail.auction.bidder', { number: bidder });
  if (yours || !person) return <span>{yours ? t('cropDetail.auction.bidderYou', { bidder: number }) : number}</span>;
  return (
    <>
      <Box component={Link} to={paths.person(person.id)} sx={{ color: 'primary.main' }}>
        {person.firstName}
      </Box>{' '}
      {person.rating === null ? (
        <span>{`(${t('cropDetail.auction.noRating')})`}</span>
      ) : (
        <Rating value={person.rating} reviews={person.reviews} />
      )}
    </>
  );
}
