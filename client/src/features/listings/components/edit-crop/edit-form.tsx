import Alert from '@mui/material/Alert';
import { useLocation } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { readRefused } from '@/lib/refused-state';
import { quantityText } from '@/ui/data/quantity';
import { HintBox } from '@/ui/feedback/hint-box';
import { FormStack } from '@/ui/form/form-stack';
import { SubmitButton } from '@/ui/form/submit-button';
import { usePhotos } from '@/ui/form/use-photos';
import { useBidsOnMyCropQuery } from '../../edit-crop.generated';
import type { CropToChange } from '../../model/add-crop-form';
import { bidsAbove, soldOf } from '../../model/changed-crop';
import { MAX_PHOTOS } from '../../model/crop-photos';
import { CropFormParts } from '../add-crop/crop-form-parts';
import { SaveBar } from '../add-crop/save-bar';
import { SaveButtons } from '../add-crop/save-buttons';
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
  const { form, base, news } = useEditCrop({ crop, reload, photos, refused: readRefused(state) });

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
        {base.status === 'DRAFT' ? (
          <SaveButtons form={form} label={t('editCrop.publish')} busyLabel={t('editCrop.busy')} />
        ) : (
          <SaveBar>
            <SubmitButton label={t('editCrop.submit')} busyLabel={t('editCrop.busy')} busy={form.busy} />
          </SaveBar>
        )}
      </FormStack>
    </>
  );
}
