import Alert from '@mui/material/Alert';
import { useLocation } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { readRefused } from '@/lib/refused-state';
import { quantityText } from '@/ui/data/quantity';
import { HintBox } from '@/ui/feedback/hint-box';
import { FormStack } from '@/ui/form/form-stack';
import { usePhotos } from '@/ui/form/use-photos';
import { useBidsOnMyCropQuery } from '../../edit-crop.generated';
import { addCropFields, type CropToChange } from '../../model/add-crop-form';
import { bidsAbove, fieldOfForm, soldOf } from '../../model/changed-crop';
import { MAX_PHOTOS } from '../../model/crop-photos';
import { CropFormParts } from '../add-crop/crop-form-parts';
import { SaveButtons } from '../add-crop/save-buttons';
import { useSteps } from '../steps/use-steps';
import { photosOf } from './photos-of';
import { useEditCrop } from './use-edit-crop';

export type EditFormProps = {
  crop: CropToChange;
  /** Fetches what the listing says now. */
  reload(): Promise<CropToChange | null>;
};

/**
 * The form of an edit. Where the listing was changed meanwhile, what was typed stays and stands beside what is new. A draft
 * is saved, or saved and published.
 */
export function EditForm({ crop, reload }: EditFormProps) {
  const { t } = useText();
  const { state } = useLocation();
  const photos = usePhotos(MAX_PHOTOS, photosOf(crop));
  const bids = useBidsOnMyCropQuery({ variables: { cropId: crop.id }, fetchPolicy: 'network-only' }).data?.cropBids;
  const refused = readRefused(state);
  const steps = useSteps(addCropFields.find((name) => refused.some(({ field }) => fieldOfForm(field) === name)));
  const { form, base, news } = useEditCrop({ crop, reload, photos, refused, reveal: steps.reveal });

  const { unit } = base.quantity;
  const sold = soldOf(base);
  const above = bidsAbove(form.texts['quantity.amount'], bids?.nodes ?? []);
  return (
    <>
      {news ? (
        <Alert severity="warning" role="status" sx={{ mb: 3 }}>
          {news}
        </Alert>
      ) : null}
      {base.status === 'DRAFT' ? <HintBox text={t('editCrop.draftNote')} /> : null}
      <FormStack label={t('editCrop.title')} {...form.props}>
        <CropFormParts
          form={form}
          photos={photos}
          steps={steps}
          notes={{
            isFixed: (bids?.totalCount ?? 0) > 0,
            quantity: {
              label: t('editCrop.remaining'),
              hint:
                sold > 0
                  ? t('editCrop.soldBefore', {
                      sold: quantityText(t, { amount: sold, unit }),
                      whole: quantityText(t, base.quantity),
                    })
                  : t('editCrop.remainingHint'),
            },
            warning: above > 0 ? <Alert severity="warning">{t('editCrop.bidsAbove', { count: above })}</Alert> : null,
          }}
        />
        <SaveButtons
          form={form}
          steps={steps}
          label={t(base.status === 'DRAFT' ? 'editCrop.publish' : 'editCrop.submit')}
          busyLabel={t('editCrop.busy')}
          mayWait={base.status === 'DRAFT'}
        />
      </FormStack>
    </>
  );
}
