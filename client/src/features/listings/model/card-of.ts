import type { MarketCardCropFragment } from '@/graphql/market-card-crop.generated';
import { momentOfIndia } from '@/lib/moments';
import type { SessionUser } from '@/session/session-state';
import type { MandiAdviceQuery } from '../mandi-advice.generated';
import type { OwnTermsQuery } from '../own-terms.generated';
import { type AddCropTexts, addCropCategories, addCropUnits, auctionEnds, qualityOf } from './add-crop-form';
import { type CropName, cropCalled } from './match-names';

/** What a card says besides what is typed. */
export type CardSurroundings = {
  user: SessionUser;
  /** The own name, rating and check as others see them; null until they are known. */
  person: OwnTermsQuery['person'];
  photos: readonly { url: string; name: string }[];
  crops: readonly CropName[];
  priceComparison: MandiAdviceQuery['priceComparison'];
  /** Milliseconds. */
  now: number;
};

/** The name in the script that it is not written in; null where it is not known, or is there already. */
function otherName(crops: readonly CropName[], written: string): string | null {
  const crop = cropCalled(crops, written);
  const isHindi = /[\u0900-\u097f]/.test(written);
  if (!crop || (isHindi && /[a-z]/i.test(written))) return null;
  return isHindi ? crop.english : crop.hindi;
}

/** The listing as the market would have it; null while its name, kind, quantity or price is missing. */
export function cardOf(texts: Readonly<AddCropTexts>, about: CardSurroundings): MarketCardCropFragment | null {
  const { user, person, photos, crops, priceComparison, now } = about;
  const category = addCropCategories.find((each) => each === texts.category);
  const unit = addCropUnits.find((each) => each === texts['quantity.unit']);
  const amount = Number(texts['quantity.amount']);
  const basePrice = Number(texts['price.basePrice']);
  const cropName = texts.cropName.trim();
  if (!category || !unit || !cropName || !(amount > 0) || !(basePrice > 0)) return null;
  const [state, district] = [texts['location.state'], texts['location.district']];
  return {
    __typename: 'Crop',
    id: '',
    cropName,
    nameInOtherScript: otherName(crops, cropName),
    category,
    basePrice,
    createdAt: new Date(now).toISOString(),
    verified: person?.verified ?? false,
    rating: person?.rating ?? null,
    reviews: person?.reviews ?? null,
    ...qualityOf(texts),
    farmer: {
      __typename: 'Person',
      id: user.id,
      firstName: user.firstName,
      firstNameInLatin: person?.firstNameInLatin ?? null,
      email: user.email,
    },
    location: { __typename: 'Location', state, district, stateHi: state, districtHi: district },
    images: photos.map(({ url, name }) => ({
      __typename: 'CropImage',
      url,
      alt: name,
      isIllustration: false,
      width: 4,
      height: 3,
      variants: [],
    })),
    auction:
      texts.priceType === 'AUCTION'
        ? {
            __typename: 'Auction',
            state: 'LIVE',
            currentPrice: basePrice,
            endsAt: momentOfIndia(texts.auctionEndsAt || auctionEnds(now).usual),
          }
        : null,
    quantity: { __typename: 'Quantity', amount, unit },
    priceComparison,
  };
}
