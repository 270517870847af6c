import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useContext } from 'react';
import { MarketCard } from '@/graphql/market-card';
import { useText } from '@/i18n/use-text';
import { useSession } from '@/session/session-provider';
import type { Photo } from '@/ui/form/use-photos';
import type { AddCropTexts } from '../../model/add-crop-form';
import { cardOf } from '../../model/card-of';
import type { Known } from '../add-crop/use-known';
import { useMandiAdvice } from '../add-crop/use-mandi-advice';

type CardPreviewProps = Pick<Known, 'own' | 'crops'> & {
  texts: Readonly<AddCropTexts>;
  photos: readonly Photo[];
};

/** The listing as it will lie in the market. It leads nowhere yet. */
export default function CardPreview({ texts, photos, own, crops }: CardPreviewProps) {
  const { t } = useText();
  const { user } = useSession();
  const Card = useContext(MarketCard);
  const priceComparison = useMandiAdvice(texts);
  const crop =
    user && cardOf(texts, { user, photos, crops, priceComparison, person: own?.person ?? null, now: Date.now() });
  if (!crop) return null;
  return (
    <Box component="section">
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {t('addCrop.preview')}
      </Typography>
      <Box inert sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
        <Card crop={crop} />
      </Box>
    </Box>
  );
}
