import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useSession } from '@/session/session-provider';
import { CropNames } from '@/ui/data/crop-names';
import { useBrowserCan } from '@/ui/feedback/use-browser-can';
import { framed } from '@/ui/layout/panel';
import { BidPart } from '../bid-form/bid-part';
import { CropCarousel } from './crop-carousel';
import { CropLine } from './crop-line';
import { CropPanel, type CropShown } from './crop-panel';
import { CropPrice } from './crop-price';
import { CropStatus } from './crop-status';
import { FactChips } from './fact-chips';
import { FarmerPanel } from './farmer-panel';
import { NeedsScripts } from './needs-scripts';
import { useCropContact } from './use-crop-contact';

/** Most crops have a fixed price: what an auction is made of comes with those that have one. */
const AuctionPanel = lazy(() => import('../auction/auction-panel'));

/** Rarely wanted. */
const ContactMissing = lazy(() => import('./contact-missing'));

/** Only its farmer has these. */
const OwnCropAction = lazy(() => import('./own-crop-action'));
const OwnCropBids = lazy(() => import('./own-crop-bids'));

/** Below the page, and asked for when the reader comes near. */
const MoreCrops = lazy(() => import('./more-crops'));

/** About the height of an auction's panel, so that little moves when it comes. */
const AUCTION_HEIGHT = 640;

const always = () => true;

/** One crop: pictures, price, farmer, facts. One column on a phone; on a desktop price and bid stay in sight at the side. */
export function CropDetail({ crop }: { crop: CropShown }) {
  const isOwn = useSession().user?.id === crop.farmer.id;
  // What comes after the page is no part of what the server draws.
  const isInBrowser = useBrowserCan(always);
  const { contact, distanceKm, isMissing, error, retry } = useCropContact(crop.id);
  return (
    <article>
      <Box sx={{ ...LAYOUT, gridTemplateAreas: { xs: crop.auction ? AUCTION_ON_PHONE : ON_PHONE, md: ON_DESKTOP } }}>
        <Box sx={{ gridArea: 'title' }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
            <CropNames written={crop.name} other={crop.nameInOtherScript} variant="h2" component="h1" />
            <CropStatus status={crop.status} />
            {isOwn ? (
              <Suspense fallback={null}>
                <OwnCropAction crop={crop} />
              </Suspense>
            ) : null}
          </Box>
          <CropLine crop={crop} distanceKm={distanceKm} />
        </Box>
        <Box sx={{ gridArea: 'pictures', mx: { xs: -2, sm: -3, md: 0 } }}>
          <CropCarousel key={crop.id} pictures={crop.images} cropName={crop.name} />
        </Box>
        <Box sx={SIDE}>
          {crop.auction ? null : <CropPrice crop={crop} />}
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
            <BidPart
              key={crop.id}
              cropId={crop.id}
              basePrice={crop.basePrice}
              quantity={crop.remainingQuantity ?? crop.quantity}
              minQuantity={crop.minQuantity}
              around={crop.priceComparison}
              phone={contact?.phone ?? null}
            />
          ) : null}
        </Box>
        <Box sx={{ gridArea: 'facts' }}>
          <FactChips crop={crop} />
        </Box>
        <Box sx={{ gridArea: 'farmer' }}>
          {isMissing ? (
            <Suspense fallback={null}>
              <ContactMissing error={error} onRetry={retry} />
            </Suspense>
          ) : (
            <FarmerPanel key={crop.id} farmer={crop.farmer} contact={contact} cropName={crop.name} />
          )}
        </Box>
        <Box sx={{ gridArea: 'crop' }}>
          <CropPanel crop={crop} />
        </Box>
      </Box>
      {isInBrowser && !isOwn ? (
        <Suspense fallback={null}>
          <MoreCrops crop={crop} />
        </Suspense>
      ) : null}
    </article>
  );
}

const LAYOUT = {
  display: 'grid',
  columnGap: 4,
  rowGap: { xs: 2, md: 3 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.6fr) minmax(0, 1fr)' },
};
const ON_PHONE = '"pictures" "side" "title" "facts" "farmer" "crop"';
/** An auction ends: its panel is long, and says whose it is above it. */
const AUCTION_ON_PHONE = '"pictures" "title" "side" "facts" "farmer" "crop"';
const ON_DESKTOP = '"title side" "pictures side" "facts side" "crop side" "farmer side"';

/** On a desktop it stays in sight below the header. */
const SIDE = {
  gridArea: 'side',
  '@media (min-width: 900px)': { ...framed, p: 2.5, position: 'sticky', top: 80 },
} as const;
