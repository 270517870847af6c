import type { Photo } from '@/ui/form/use-photos';
import type { CropToChange } from '../../model/add-crop-form';

/** The pictures that a listing has, as the form shows them. */
export const photosOf = ({ images }: Pick<CropToChange, 'images'>): Photo[] =>
  images.map(({ id, alt, variants }) => ({ id, name: alt, url: variants[0]?.url ?? '' }));
