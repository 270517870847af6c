import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { formatDate } from '@/lib/dates';
import { languageOfScript } from '@/lib/language-of-script';
import { formatDollarAmount } from '@/lib/money';
import { quantityText } from '@/ui/data/quantity';
import { BidStanding } from './bid-standing';
import { CropRow } from './crop-row';
import type { MyBid } from './shown-bid';

/**
 * One bid: the crop's picture, name and status, its farmer, and the amount with this page's dollar sign;
 * beside it, where the bid stands.
 */
export function BidRow({ bid, onWithdraw }: { bid: MyBid; onWithdraw: () => void }) {
  const { t, language } = useText();
  const { crop } = bid;
  // What both agreed on may be another price and quantity than the buyer's own.
  const isAgreed = bid.state === 'ACCEPTED';
  const { price, quantity } = isAgreed ? bid.lastOffer : { price: bid.bidAmount, quantity: bid.quantity };
  // Taken off the list by its farmer, it keeps the status that it had: "active" would no longer be true.
  const isWithdrawn = !crop.listed && (crop.status === 'ACTIVE' || crop.status === 'PENDING');
  return (
    <CropRow
      crop={crop}
      linked={crop.listed}
      badge={isWithdrawn ? { label: t('buyerDashboard.notListed'), tone: 'neutral' } : undefined}
      action={
        <Box sx={{ textAlign: { sm: 'right' } }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t(isAgreed ? 'buyerDashboard.agreedPrice' : 'buyerDashboard.yourBid')}
          </Typography>
          <Typography>
            <Box component="strong" sx={{ fontSize: '1.375rem', color: 'primary.main' }}>
              {formatDollarAmount(price)}
            </Box>{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {`/ ${t(`dashboards.unit.${crop.quantity.unit}`)}`}
            </Box>
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('buyerDashboard.forQuantity', { quantity: quantityText(t, quantity) })}
          </Typography>
          {price === bid.bidAmount ? null : (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('buyerDashboard.youBid', { price: formatDollarAmount(bid.bidAmount) })}
            </Typography>
          )}
        </Box>
      }
    >
      <Typography>{t('buyerDashboard.farmer', { name: crop.farmer.firstName })}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <span>{`${t('buyerDashboard.placedOn')} ${formatDate(bid.createdAt, language)}`}</span>
        {crop.listed || isWithdrawn ? null : <span>{` · ${t('buyerDashboard.notListed')}`}</span>}
      </Typography>
      {bid.message ? (
        <Typography
          lang={languageOfScript(bid.message)}
          variant="body2"
          sx={{ mt: 0.5, overflowWrap: 'anywhere' }}
        >{`“${bid.message}”`}</Typography>
      ) : null}
      <BidStanding bid={bid} onWithdraw={onWithdraw} />
    </CropRow>
  );
}
