import CloseIcon from '@mui/icons-material/Close';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useContext, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { MarketCard } from '@/graphql/market-card';
import { useText } from '@/i18n/use-text';
import { formatRupees } from '@/lib/money';
import { paths } from '@/lib/paths';
import { quantityText } from '@/ui/data/quantity';
import { ShareButton } from '@/ui/feedback/share-button';
import { useJustListedQuery } from '../just-listed.generated';

/** The card as buyers see it, and ways to send it to them. Nothing until it is there. */
export default function JustListedView({ id }: { id: string }) {
  const { t } = useText();
  const titleId = useId();
  const navigate = useNavigate();
  const Card = useContext(MarketCard);
  const crop = useJustListedQuery({ variables: { id } }).data?.crop;
  if (!crop) return null;
  const address = new URL(paths.cropDetail(id), location.href).href;
  const words = t('farmerDashboard.listed.words', {
    name: crop.cropName,
    quantity: quantityText(t, crop.quantity),
    price: formatRupees(crop.basePrice),
    unit: t(`dashboards.unit.${crop.quantity.unit}`),
  });
  const message = encodeURIComponent(`${words}\n${address}`);
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ mb: 4, p: 2, border: 2, borderColor: 'primary.main', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: 1, mb: 1.5 }}>
        <Typography variant="h3" component="h2" id={titleId}>
          {t('farmerDashboard.listed.title')}
        </Typography>
        <IconButton
          aria-label={t('farmerDashboard.listed.close')}
          onClick={() => void navigate(paths.farmerDashboard, { replace: true })}
          sx={{ mt: -1, mr: -1 }}
        >
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ maxWidth: { sm: '22rem' } }}>
        <Card crop={crop} />
      </Box>
      <Typography sx={{ mt: 2, mb: 1 }}>{t('farmerDashboard.listed.send')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          startIcon={<WhatsAppIcon />}
          href={`https://wa.me/?text=${message}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('farmerDashboard.listed.whatsApp')}
        </Button>
        <ShareButton title={words} address={address} />
      </Box>
    </Box>
  );
}
