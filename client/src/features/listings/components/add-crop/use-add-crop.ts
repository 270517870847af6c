import { useNavigate } from 'react-router-dom';
import { fieldErrors, serverMessage } from '@/graphql/errors';
import { useText } from '@/i18n/use-text';
import { listedState } from '@/lib/listed-state';
import { paths } from '@/lib/paths';
import { tradeHappened } from '@/lib/trade-moment';
import { useSendOnce } from '@/session/use-send-once';
import { useToasts } from '@/ui/feedback/toasts';
import { useNativeForm } from '@/ui/form/use-native-form';
import { useCreateCropMutation } from '../../add-crop.generated';
import { type AddCropTexts, AS_DRAFT, addCropFields, toCreateCropInput } from '../../model/add-crop-form';
import { checkAddCrop, missingFields } from '../../model/check-add-crop';
import type { Steps } from '../steps/use-steps';
import type { useCropDraft } from './use-crop-draft';

/**
 * The form and its sending (spec §4, Add crop), for sale or as a draft: the missing-field message sends nothing and leaves
 * the buttons working, a failure keeps the texts, success leads to the farmer's dashboard.
 */
export function useAddCrop(
  draft: ReturnType<typeof useCropDraft>,
  images: readonly File[],
  { reveal }: Pick<Steps, 'reveal'>,
) {
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
    check: (texts, press) => checkAddCrop(texts, press === AS_DRAFT),
    start: draft.start,
    onChange: draft.keep,
    onWrong: reportMissing,
    reveal,
    send,
  });

  function reportMissing(texts: AddCropTexts, press: string): void {
    const isDraft = press === AS_DRAFT;
    const missing = missingFields(texts, isDraft);
    if (missing.length === 0) return;
    const fields = missing.map((key) => t(`addCrop.missing.${key}`)).join(', ');
    toasts.error(t(isDraft ? 'addCrop.draftMissing' : 'addCrop.missing', { fields }));
  }

  async function send(texts: AddCropTexts, _element: HTMLFormElement, press: string): Promise<void> {
    const asDraft = press === AS_DRAFT;
    let listed: string | undefined;
    try {
      const input = { ...toCreateCropInput(texts), asDraft };
      const pictures = images.map(({ name, size, lastModified }) => [name, size, lastModified]);
      const { data } = await sendOnce({ input, pictures }, (context) =>
        createCrop({ variables: { input: { ...input, images: [...images] } }, context }),
      );
      if (!asDraft) listed = data?.createCrop?.crop.id;
    } catch (error) {
      form.refuse(fieldErrors(error));
      toasts.error(t('addCrop.failed', { reason: serverMessage(error) ?? t('addCrop.failedReason') }));
      return;
    }
    draft.forget();
    toasts.success(t(asDraft ? 'addCrop.draftSaved' : 'addCrop.added'));
    await navigate(paths.farmerDashboard, { state: listedState(listed) });
    tradeHappened('listing');
  }

  return form;
}
