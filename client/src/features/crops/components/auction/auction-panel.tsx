import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useText } from '@/i18n/use-text';
import { Panel } from '@/ui/layout/panel';
import type { AuctionNowFragment } from '../../auction.generated';
import type { CropShown } from '../crop-detail/crop-panel';
import { AuctionHead } from './auction-head';

const AuctionView = lazy(() => import('./auction-view'));

/** About the height of the form, so that little moves when it comes. */
const HEIGHT = 480;

/** A crop with what everybody sees of its auction. */
export type AuctionCrop = Pick<CropShown, 'id' | 'quantity' | 'farmer'> & { auction: AuctionNowFragment };

/** An auction, in the place of the bid form: price and time come with the page, what can be done after it. */
export default function AuctionPanel({ crop }: { crop: AuctionCrop }) {
  const { t } = useText();
  return (
    <Panel title={t('cropDetail.auction.title')}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <AuctionHead auction={crop.auction} quantity={crop.quantity} />
        <Suspense fallback={<Box sx={{ height: HEIGHT }} />}>
          <AuctionView crop={crop} />
        </Suspense>
      </Box>
    </Panel>
  );
}
