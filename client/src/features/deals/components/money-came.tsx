import ShareIcon from '@mui/icons-material/WhatsApp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keyframes } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { formatRupees } from '@/lib/money';
import { paths } from '@/lib/paths';
import { quantityText } from '@/ui/data/quantity';
import { moreThanMandi } from '../model/more-than-mandi';
import type { DealShown } from './deal-shown';

/** What it came to, the moment that all was done for: how much, how much more than the mandi, and what to do with the rest. */
export default function MoneyCame({ deal }: { deal: DealShown }) {
  const { t } = useText();
  const { yourSide, paidAmount, crop, sold, weighing, priceComparison } = deal;
  const isFarmer = yourSide === 'FARMER';
  const more = isFarmer ? moreThanMandi(deal) : null;
  const left = isFarmer && crop.listed ? crop.remainingQuantity : null;
  const quantity = quantityText(t, weighing?.quantity ?? deal.quantity);
  const told = t('deal.came.told', { quantity, crop: sold.name, amount: formatRupees(paidAmount) });
  return (
    <Box
      component="section"
      aria-label={t(`deal.came.${yourSide}`)}
      sx={{
        position: 'relative',
        overflow: 'hidden',
        mb: { xs: 2.5, md: 3 },
        p: { xs: 3, sm: 4 },
        textAlign: 'center',
        borderRadius: 1,
        border: 1,
        borderColor: 'secondary.main',
        bgcolor: 'background.paper',
      }}
    >
      <Petals />
      <Typography sx={{ fontWeight: 600 }}>{t(`deal.came.${yourSide}`)}</Typography>
      <Typography
        component="p"
        variant="h1"
        sx={{ my: 0.5, color: 'primary.main', fontVariantNumeric: 'tabular-nums' }}
      >
        {formatRupees(paidAmount)}
      </Typography>
      {more === null ? null : (
        <Typography sx={{ color: 'success.main', fontWeight: 600 }}>
          {[
            t('deal.came.more', { amount: formatRupees(more) }),
            ...(priceComparison?.isSample ? [t('ui.mandi.sample')] : []),
          ].join(' · ')}
        </Typography>
      )}
      <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
        {left ? (
          <Button component={Link} to={paths.cropDetail(crop.id)} variant="contained">
            <span>{t('deal.came.rest', { quantity: quantityText(t, left) })}</span>
          </Button>
        ) : null}
        {isFarmer ? (
          <Button
            variant="outlined"
            startIcon={<ShareIcon />}
            href={`https://wa.me/?text=${encodeURIComponent(`${told} ${location.origin}`)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('ui.share')}
          </Button>
        ) : null}
      </Box>
    </Box>
  );
}

const fall = keyframes`
  from { transform: translateY(-40px) rotate(0deg); opacity: 1; }
  to { transform: translateY(320px) rotate(260deg); opacity: 0; }
`;

/** Where each begins, in per cent of the width, when, and how long it falls, in seconds. */
const PETALS = [
  [4, 0, 2.6],
  [13, 0.5, 3.1],
  [22, 0.2, 2.8],
  [31, 0.9, 3.4],
  [40, 0.4, 2.7],
  [52, 0.1, 3.2],
  [61, 0.7, 2.9],
  [70, 0.3, 3.3],
  [79, 0.8, 2.6],
  [88, 0.15, 3],
  [95, 0.6, 2.8],
] as const;

/** Petals of marigold that fall once; none for who wants no motion. */
function Petals() {
  return (
    <Box
      aria-hidden="true"
      sx={{ display: 'none', '@media (prefers-reduced-motion: no-preference)': { display: 'block' } }}
    >
      {PETALS.map(([left, delay, seconds]) => (
        <Box
          key={left}
          component="span"
          sx={{
            position: 'absolute',
            top: 0,
            left: `${left}%`,
            width: 14,
            height: 10,
            borderRadius: '80% 10% 80% 10%',
            bgcolor: 'secondary.main',
            opacity: 0,
            pointerEvents: 'none',
            animation: `${fall} ${seconds}s ${delay}s ease-in 1 both`,
          }}
        />
      ))}
    </Box>
  );
}
