import Box from '@mui/material/Box';

import { lazy, Suspense } from 'react';
import { useSession } from '@/session/session-provider';
import { CropNames } from '@/ui/data/crop-names';
import { useBrowserCan } from '@/ui/feedback/use-browser-can';
import { BidPanel } from '../bid-form/bid-panel';
import { CropAtAGlance } from './crop-at-a-glance';
import { CropCarousel } from './crop-carousel';
import { CropPanel, type CropShown } from './crop-panel';
import { CropStatus } from './crop-status';
import { FarmerPart } from './farmer-part';
import { NeedsScripts } from './needs-scripts';

/** Most crops have a fixed price: what an auction is made of comes with those that have one. */
const AuctionPanel = lazy(() => import('../auction/auction-panel'));

/** Only its farmer has these. */
const OwnCropAction = lazy(() => import('./own-crop-action'));
const OwnCropBids = lazy(() => import('./own-crop-bids'));

/** About the height of an auction's panel, so that little moves when it comes. */
const AUCTION_HEIGHT = 640;

const always = () => true;

/** One crop: pictures, farmer, crop, bid. One column on a phone; elsewhere who sells and the bid stand at the side. */
export function CropDetail({ crop }: { crop: CropShown }) {
  const isOwn = useSession().user?.id === crop.farmer.id;
  // What comes after the page is no part of what the server draws.
  const isInBrowser = useBrowserCan(always);
  return (
    <article>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mt: 1 }}>
        <CropNames written={crop.name} other={crop.nameInOtherScript} variant="h1" component="h1" />
        <CropStatus status={crop.status} />
        {isOwn ? (
          <Suspense fallback={null}>
            <OwnCropAction crop={crop} />
          </Suspense>
        ) : null}
      </Box>
      <CropAtAGlance crop={crop} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2.5, md: 4 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.6fr) minmax(0, 1fr)' },
          gridTemplateAreas: {
            // An auction ends: on a phone it stands before what can be read later.
            xs: crop.auction ? '"pictures" "bid" "farmer" "crop"' : '"pictures" "farmer" "crop" "bid"',
            md: '"pictures farmer" "pictures bid" "crop bid"',
          },
          // The middle row grows with the pictures, the last one with the bid: nothing stands apart in between.
          gridTemplateRows: { md: 'auto auto 1fr' },
        }}
      >
        <Box sx={{ gridArea: 'pictures' }}>
          <CropCarousel key={crop.id} pictures={crop.images} cropName={crop.name} />
        </Box>
        <Box sx={{ gridArea: 'farmer' }}>
          <FarmerPart key={crop.id} crop={crop} />
        </Box>
        <Box sx={{ gridArea: 'crop' }}>
          <CropPanel crop={crop} />
        </Box>
        <Box sx={{ gridArea: 'bid' }}>
          {crop.auction && isInBrowser ? (
            <Suspense fallback={<Box sx={{ height: AUCTION_HEIGHT }} />}>
              <AuctionPanel key={crop.id} crop={{ ...crop, auction: crop.auction }} />
            </Suspense>
          ) : null}
          {crop.auction && !isInBrowser ? <NeedsScripts height={AUCTION_HEIGHT} /> : null}
          {!crop.auction && isOwn ? (
            <Suspense fallback={null}>
              <OwnCropBids />
            </Suspense>
          ) : null}
          {!crop.auction && !isOwn ? (
            <BidPanel
              key={crop.id}
              cropId={crop.id}
              basePrice={crop.basePrice}
              quantity={crop.remainingQuantity ?? crop.quantity}
              minQuantity={crop.minQuantity}
              around={crop.priceComparison}
            />
          ) : null}
        </Box>
      </Box>
    </article>
  );
}
