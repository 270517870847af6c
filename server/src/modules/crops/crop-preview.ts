import { IsNull, Not } from 'typeorm';
import type { RequestContext } from '../../platform/context.js';
import type { Language } from '../../platform/messages.js';
import { rupeesText, toRupees } from '../../platform/money.js';
import { placeIn } from '../geography/place-names.js';
import { mediaPreviewPath } from '../media/media-file.js';
import { CropEntity } from './crop.entity.js';
import { findCrop } from './crop.service.js';
import { CropStatus, PriceType } from './crop.types.js';
import { cropImagesLoader, presentImage } from './crop-rows.js';
import { remainingOf } from './quantity.rules.js';
import { quantityText, UNIT_WORDS } from './quantity-text.js';

/** What stands where a link to a crop is shared. */
export interface CropPreview {
  /** Name and price. */
  readonly title: string;
  /** How much, and where. */
  readonly description: string;
  /** The first picture; null where there is none. */
  readonly image: CropPreviewImage | null;
  /** Null where it is no longer for sale. */
  readonly offer: CropOffer | null;
}

export interface CropPreviewImage {
  /** Of its widest variant. */
  readonly url: string;
  /** The same for link previews, on this server. */
  readonly previewPath: string;
  /** In the language of the viewer. */
  readonly alt: string;
}

/** What it is sold for. */
export interface CropOffer {
  readonly name: string;
  /** For one unit; of an auction the opening price. */
  readonly rupees: number;
  /** In the language of the viewer. */
  readonly unit: string;
  readonly listing: Pick<CropEntity, 'cropName' | 'category'> & {
    readonly location: Pick<CropEntity, 'state' | 'district'>;
    readonly quantity: { readonly unit: CropEntity['quantityUnit'] };
  };
}

const WORDS = {
  en: {
    price: (price: string, unit: string) => `${price} per ${unit}`,
    from: (price: string) => `from ${price}`,
    farmer: 'straight from the farmer',
    over: 'No longer for sale.',
  },
  hi: {
    price: (price: string, unit: string) => `${price} प्रति ${unit}`,
    from: (price: string) => `${price} से`,
    farmer: 'सीधे किसान से',
    over: 'अब बिक्री पर नहीं।',
  },
} as const satisfies Record<Language, object>;

async function firstImageOf(ctx: RequestContext, cropId: string): Promise<CropPreviewImage | null> {
  const [image] = await cropImagesLoader(ctx).load(cropId);
  if (!image) return null;
  const { url, alt, width } = presentImage(ctx, image);
  return { url, alt, previewPath: mediaPreviewPath(image.key, width) };
}

/**
 * A crop in two lines and a picture, as the viewer may see it, without contacts. Where there is none: whether its farmer
 * removed one of that name.
 */
export async function previewCrop(ctx: RequestContext, id: string): Promise<CropPreview | 'removed' | 'unknown'> {
  const crop = await findCrop(ctx, id);
  if (!crop) return (await ctx.db.existsBy(CropEntity, { id, deletedAt: Not(IsNull()) })) ? 'removed' : 'unknown';
  const words = WORDS[ctx.language];
  const image = await firstImageOf(ctx, crop.id);
  if (crop.status !== CropStatus.ACTIVE) return { title: crop.cropName, description: words.over, image, offer: null };
  const unit = UNIT_WORDS[crop.quantityUnit][ctx.language];
  const price = words.price(rupeesText(crop.basePricePaise), unit);
  const { cropName, category, state, district, quantityUnit } = crop;
  const listing = { cropName, category, location: { state, district }, quantity: { unit: quantityUnit } };
  const amount = quantityText(remainingOf(crop), crop.quantityUnit, ctx.language);
  return {
    title: `${crop.cropName}: ${crop.priceType === PriceType.AUCTION ? words.from(price) : price}`,
    description: `${amount}, ${placeIn(ctx.language, `${crop.district}, ${crop.state}`)} · ${words.farmer}`,
    image,
    offer: { name: crop.cropName, rupees: toRupees(crop.basePricePaise), unit, listing },
  };
}
