import { useNavigate } from 'react-router-dom';
import { fieldErrors, serverMessage } from '@/graphql/errors';
import { useText } from '@/i18n/use-text';
import { listedState } from '@/lib/listed-state';
import { paths } from '@/lib/paths';
import { useSendOnce } from '@/session/use-send-once';
import { useToasts } from '@/ui/feedback/toasts';
import { FormStack } from '@/ui/form/form-stack';
import { useNativeForm } from '@/ui/form/use-native-form';
import { usePhotos } from '@/ui/form/use-photos';
import { useRelistCropMutation } from '../../edit-crop.generated';
import { type AddCropTexts, addCropFields, type CropToChange } from '../../model/add-crop-form';
import { checkChanges, textsOfAgain, toRelistInput } from '../../model/changed-crop';
import { MAX_PHOTOS } from '../../model/crop-photos';
import { CropFormParts } from '../add-crop/crop-form-parts';
import { SaveButtons } from '../add-crop/save-buttons';
import { useSteps } from '../steps/use-steps';
import { photosOf } from './photos-of';

/** The form of a new listing that an old one has filled in: all but how much there is now, and the dates. */
export function SellAgainForm({ crop }: { crop: CropToChange }) {
  const { t } = useText();
  const toasts = useToasts();
  const navigate = useNavigate();
  const photos = usePhotos(MAX_PHOTOS, photosOf(crop));
  const [relistCrop] = useRelistCropMutation({
    update: (cache) => {
      cache.evict({ fieldName: 'farmerCrops' });
      cache.evict({ fieldName: 'crops' });
    },
  });
  const sendOnce = useSendOnce(`relist-crop:${crop.id}`);
  const steps = useSteps();
  const start = textsOfAgain(crop);
  const form = useNativeForm({ names: addCropFields, check: checkChanges(start), start, reveal: steps.reveal, send });

  async function send(texts: AddCropTexts): Promise<void> {
    const input = { ...toRelistInput(texts, crop.id), imageOrder: photos.order };
    const pictures = photos.files.map(({ name, size, lastModified }) => [name, size, lastModified]);
    let listed: string | undefined;
    try {
      const { data } = await sendOnce({ input, pictures }, (context) =>
        relistCrop({ variables: { input: { ...input, images: photos.files } }, context }),
      );
      listed = data?.relistCrop?.crop.id;
    } catch (error) {
      form.refuse(fieldErrors(error));
      toasts.error(t('addCrop.failed', { reason: serverMessage(error) ?? t('addCrop.failedReason') }));
      return;
    }
    toasts.success(t('addCrop.added'));
    await navigate(paths.farmerDashboard, { state: listedState(listed) });
  }

  return (
    <FormStack label={t('sellAgain.title')} {...form.props}>
      <CropFormParts
        form={form}
        photos={photos}
        steps={steps}
        notes={{ quantity: { label: t('addCrop.quantity'), hint: t('sellAgain.quantityHint') } }}
      />
      <SaveButtons form={form} steps={steps} label={t('sellAgain.submit')} busyLabel={t('addCrop.busy')} />
    </FormStack>
  );
}
