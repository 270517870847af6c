import { useNavigate } from 'react-router-dom';
import { fieldErrors, serverMessage } from '@/graphql/errors';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { useSendOnce } from '@/session/use-send-once';
import { useToasts } from '@/ui/feedback/toasts';
import { useNativeForm } from '@/ui/form/use-native-form';
import { useCreateCropMutation } from '../../add-crop.generated';
import { type AddCropTexts, addCropFields, toCreateCropInput } from '../../model/add-crop-form';
import { checkAddCrop, missingFields } from '../../model/check-add-crop';
import type { useCropDraft } from './use-crop-draft';

/**
 * The form and its sending (spec §4, Add crop): the missing-field message sends nothing and leaves the button working
 * a failure keeps the texts, success leads to the farmer's dashboard.
 */
export function useAddCrop(draft: ReturnType<typeof useCropDraft>, images: readonly File[]) {
  const { t } = useText();
  const toasts = useToasts();
  const navigate = useNavigate();
  const [createCrop] = useCreateCropMutation({
    // Every list that the new crop belongs to is fetched anew when it is next shown.
    update: (cache) => {
      cache.evict({ fieldName: 'farmerCrops' });
      cache.evict({ fieldName: 'crops' });
    },
  });
  const sendOnce = useSendOnce('add-crop');
  const form = useNativeForm({
    names: addCropFields,
    check: checkAddCrop,
    start: draft.start,
    onChange: draft.keep,
    onWrong: reportMissing,
    send,
  });

  function reportMissing(texts: AddCropTexts): void {
    const missing = missingFields(texts);
    if (missing.length === 0) return;
    const fields = missing.map((key) => t(`addCrop.missing.${key}`)).join(', ');
    toasts.error(t('addCrop.missing', { fields }));
  }

  async function send(texts: AddCropTexts): Promise<void> {
    try {
      const input = toCreateCropInput(texts);
      const pictures = images.map(({ name, size, lastModified }) => [name, size, lastModified]);
      await sendOnce({ input, pictures }, (context) =>
        createCrop({ variables: { input: { ...input, images: [...images] } }, context }),
      );
    } catch (error) {
      form.refuse(fieldErrors(error));
      toasts.error(t('addCrop.failed', { reason: serverMessage(error) ?? t('addCrop.failedReason') }));
      return;
    }
    draft.forget();
    toasts.success(t('addCrop.added'));
    await navigate(paths.farmerDashboard);
  }

  return form;
}
