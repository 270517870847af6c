import { lazy, Suspense } from 'react';
import { useText } from '@/i18n/use-text';
import type { usePhotos } from '@/ui/form/use-photos';
import { StepLine } from '../steps/step-line';
import { StepPart } from '../steps/step-part';
import type { CropForm } from './crop-form';
import { CropPart } from './crop-part';
import { CropPhotosField } from './crop-photos-field';
import { FormPart } from './form-part';
import { PlacePart } from './place-part';
import { PricePart } from './price-part';
import { QualityPart } from './quality-part';
import { useKnown } from './use-known';

const CardPreview = lazy(() => import('../steps/card-preview'));

type CropFormPartsProps = Omit<CropForm, 'known'> & { photos: ReturnType<typeof usePhotos> };

/** All that a listing is asked for, whether it is made, edited or sold again: on a phone step by step. */
export function CropFormParts({ photos, ...given }: CropFormPartsProps) {
  const { t } = useText();
  const { form, steps } = given;
  const images = form.field('images');
  const props = { ...given, known: useKnown(steps.isInSteps) };
  return (
    <>
      <StepLine steps={steps} />
      {/* First, as people begin: they stand in the field and take a picture. */}
      <StepPart of="photos" steps={steps}>
        <FormPart title={t('addCrop.photosPart')}>
          <CropPhotosField photos={photos} name={images.name} error={images.error} large={steps.isInSteps} />
        </FormPart>
      </StepPart>
      <StepPart of="crop" steps={steps}>
        <CropPart {...props} />
        <QualityPart {...props} />
      </StepPart>
      <StepPart of="price" steps={steps}>
        <PricePart {...props} />
      </StepPart>
      <StepPart of="place" steps={steps}>
        <PlacePart {...props} />
        {steps.isInSteps && steps.isLast ? (
          <Suspense fallback={null}>
            <CardPreview texts={form.texts} photos={photos.photos} own={props.known.own} crops={props.known.crops} />
          </Suspense>
        ) : null}
      </StepPart>
    </>
  );
}
