import type { OwnTermsQuery } from '../own-terms.generated';
import type { AddCropTexts } from './add-crop-form';
import { type CropName, cropCalled } from './match-names';

type PlaceTexts = Pick<AddCropTexts, 'location.state' | 'location.district' | 'location.address'>;

/** Where the last listing was, else where the farm is; null where neither is known. */
export function lastPlace({ farmerCrops, person }: OwnTermsQuery): PlaceTexts | null {
  const last = farmerCrops?.nodes.find(({ location }) => location.state !== '')?.location;
  if (last) {
    return { 'location.state': last.state, 'location.district': last.district, 'location.address': last.address };
  }
  const [district = '', state = ''] = person?.location?.split(', ') ?? [];
  return state === '' ? null : { 'location.state': state, 'location.district': district, 'location.address': '' };
}

/** What was written of this crop the last time that it was listed; '' where nothing was. */
export function lastDescription(own: OwnTermsQuery, crops: readonly CropName[], crop: CropName): string {
  const listed = own.farmerCrops?.nodes.filter(({ cropName }) => cropCalled(crops, cropName)?.id === crop.id);
  return listed?.find(({ description }) => description !== '')?.description ?? '';
}

/** The price of the last sale of this crop in this unit, in rupees; null where none is known. */
export function lastSale(own: OwnTermsQuery, crops: readonly CropName[], cropName: string, unit: string) {
  const crop = cropCalled(crops, cropName);
  const sale = own.myDeals?.nodes.find(
    ({ yourSide, state, quantity, sold }) =>
      yourSide === 'FARMER' &&
      state !== 'CANCELLED' &&
      quantity.unit === unit &&
      crop !== undefined &&
      cropCalled(crops, sold.name)?.id === crop.id,
  );
  return sale?.price ?? null;
}
