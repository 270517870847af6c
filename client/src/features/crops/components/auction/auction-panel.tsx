import Box from '@mui/material/Box';
import { lazy, Suspense, useId } from 'react';
import { useText } from '@/i18n/use-text';
import { framed } from '@/ui/layout/panel';
import type { AuctionNowFragment } from '../../auction.generated';
import type { CropShown } from '../crop-detail/crop-panel';
import { AuctionHead } from './auction-head';

const AuctionView = lazy(() => import('./auction-view'));

/** About the height of what can be done, so that little moves when it comes. */
const HEIGHT = 280;

/** A crop with what everybody sees of its auction. */
export type AuctionCrop = Pick<CropShown, 'id' | 'quantity' | 'farmer'> & { auction: AuctionNowFragment };

/** An auction, in the place of the bid form: price and time come with the page, what can be done after it. */
export default function AuctionPanel({ crop }: { crop: AuctionCrop }) {
  const { t } = useText();
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      // On a desktop it stands in the frame of what stays in sight.
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, '@media (max-width: 899.95px)': framed }}
    >
      <Box component="h2" id={titleId} sx={{ typography: 'h3', m: 0 }}>
        {t('cropDetail.auction.title')}
      </Box>
      <AuctionHead auction={crop.auction} quantity={crop.quantity} />
      <Suspense fallback={<Box sx={{ height: HEIGHT }} />}>
        <AuctionView crop={crop} />
      </Suspense>
    </Box>
  );
}
