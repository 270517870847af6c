import { useText } from '@/i18n/use-text';
import type { usePhotos } from '@/ui/form/use-photos';
import { type CropForm, CropPart, PricePart } from './crop-fields';
import { CropPhotosField } from './crop-photos-field';
import { FormPart } from './form-part';
import { MorePart } from './more-part';
import { PlacePart } from './place-part';
import { QualityPart } from './quality-part';

/** All that a listing is asked for, whether it is made, edited or sold again. */
export function CropFormParts({ form, photos, notes }: CropForm & { photos: ReturnType<typeof usePhotos> }) {
  const { t } = useText();
  const images = form.field('images');
  return (
    <>
      {/* First, as people begin: they stand in the field and take a picture. */}
      <FormPart title={t('addCrop.photosPart')}>
        <CropPhotosField photos={photos} name={images.name} error={images.error} />
      </FormPart>
      <CropPart form={form} notes={notes} />
      <PricePart form={form} notes={notes} />
      <PlacePart form={form} />
      <QualityPart form={form} />
      <MorePart form={form} />
    </>
  );
}
