import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorCode, fieldErrors, serverMessage } from '@/graphql/errors';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { useSendOnce } from '@/session/use-send-once';
import { quantityText } from '@/ui/data/quantity';
import { useToasts } from '@/ui/feedback/toasts';
import { FormStack } from '@/ui/form/form-stack';
import { SubmitButton } from '@/ui/form/submit-button';
import { useNativeForm } from '@/ui/form/use-native-form';
import { useBidsOnMyCropQuery, useUpdateCropMutation } from '../../edit-crop.generated';
import { type AddCropTexts, addCropFields } from '../../model/add-crop-form';
import {
  bidsAbove,
  type CropToChange,
  changedFields,
  checkChanges,
  fieldOfForm,
  laidOver,
  soldOf,
  textsOf,
  toUpdateInput,
} from '../../model/changed-crop';
import { CropFormParts } from '../add-crop/crop-form-parts';
import { usePhotos } from '../add-crop/use-photos';
import { photosOf } from './photos-of';

export type EditFormProps = {
  crop: CropToChange;
  /** Fetches what the listing says now. */
  reload(): Promise<CropToChange | null>;
};

/** The form of an edit. Where the listing was changed meanwhile, what was typed stays and stands beside what is new. */
export function EditForm({ crop, reload }: EditFormProps) {
  const { t } = useText();
  const toasts = useToasts();
  const navigate = useNavigate();
  /** The version that stands in the form under what is typed. */
  const [base, setBase] = useState(crop);
  const [news, setNews] = useState('');
  const photos = usePhotos(photosOf(crop));
  const bids = useBidsOnMyCropQuery({ variables: { cropId: crop.id }, fetchPolicy: 'network-only' }).data?.cropBids;
  const [updateCrop] = useUpdateCropMutation({
    update: (cache) => {
      cache.evict({ id: cache.identify({ __typename: 'Crop', id: crop.id }) });
      cache.evict({ fieldName: 'farmerCrops' });
      cache.evict({ fieldName: 'crops' });
    },
  });
  const sendOnce = useSendOnce(`edit-crop:${crop.id}`);
  const form = useNativeForm({ names: addCropFields, check: checkChanges(textsOf(base)), start: textsOf(crop), send });

  /** Lays what was typed over what the listing says now, and says what is new. */
  async function takeOver(typed: AddCropTexts): Promise<void> {
    const newer = await reload();
    if (!newer) return;
    const [now, before] = [textsOf(newer), textsOf(base)];
    form.fill(laidOver(now, typed, before));
    setBase(newer);
    const names = changedFields(now, before).map((field) => t(`editCrop.field.${field}`));
    setNews(names.length > 0 ? t('editCrop.changedMeanwhile', { fields: names.join(', ') }) : t('editCrop.lookAgain'));
  }

  async function send(texts: AddCropTexts): Promise<void> {
    const input = { ...toUpdateInput(texts, base), imageOrder: photos.order };
    const pictures = photos.files.map(({ name, size, lastModified }) => [name, size, lastModified]);
    try {
      await sendOnce({ input, pictures }, (context) =>
        updateCrop({ variables: { input: { ...input, images: photos.files } }, context }),
      );
    } catch (error) {
      toasts.error(t('editCrop.failed', { reason: serverMessage(error) ?? t('addCrop.failedReason') }));
      form.refuse(fieldErrors(error).map(({ field, message }) => ({ field: fieldOfForm(field), message })));
      if (errorCode(error) === 'CONFLICT') {
        await takeOver(texts).catch((reason: unknown) => console.error('The listing could not be read anew:', reason));
      }
      return;
    }
    toasts.success(t('editCrop.saved'));
    await navigate(paths.farmerDashboard);
  }

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
        <SubmitButton label={t('editCrop.submit')} busyLabel={t('editCrop.busy')} busy={form.busy} />
      </FormStack>
    </>
  );
}
