import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { LoadingText } from '@/ui/feedback/loading-text';
import { Section } from '@/ui/layout/section';
import { useLinkedBidQuery } from '../trade.generated';
import { AnswerRow } from './answer-row';
import { BidReason } from './bid-standing';
import { BidTerms } from './bid-terms';
import { useListWait } from './lists-together';
import { OfferHistory } from './offer-history';
import { RowList } from './row-list';

type LinkedBidProps = {
  id: string;
  side: 'FARMER' | 'BUYER';
};

/**
 * The bid that an old link leads to, where it waits for no answer of the reader's any more: where it stands now, and why.
 */
export default function LinkedBid({ id, side }: LinkedBidProps) {
  const { t } = useText();
  const { data, loading } = useLinkedBidQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const bid = data?.bid;
  const waits = useListWait(loading && !bid);
  if (!bid) {
    return (
      <Section title={t('dashboards.linked')}>
        {waits ? <LoadingText text={t('dashboards.linked.loading')} /> : null}
        {loading ? null : <Typography role="status">{t('dashboards.linked.gone')}</Typography>}
      </Section>
    );
  }
  const { crop, buyer, lastOffer } = bid;
  const name = side === 'FARMER' ? buyer.firstName : crop.farmer.firstName;
  return (
    <Section title={t('dashboards.linked')}>
      <RowList label={t('dashboards.linked')}>
        <AnswerRow
          marked
          actions={
            bid.deal ? (
              <Box component={Link} to={paths.deal(bid.deal.id)} sx={{ color: 'primary.main', fontWeight: 600, py: 1 }}>
                {t('buyerDashboard.toDeal', { number: bid.deal.number })}
              </Box>
            ) : null
          }
        >
          <Typography variant="h4" component="h3">
            {t('dashboards.linked.title', { name, crop: crop.cropName })}
          </Typography>
          <Typography sx={{ fontWeight: 600 }}>{t(`dashboards.linked.${side}.${bid.state}`, { name })}</Typography>
          <BidReason bid={bid} side={side} />
          <BidTerms offer={lastOffer} side={side} />
          <OfferHistory offers={bid.offers} side={side} name={name} />
        </AnswerRow>
      </RowList>
    </Section>
  );
}
