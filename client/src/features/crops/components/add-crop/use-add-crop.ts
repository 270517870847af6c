import { type FieldPath, type UseFormReturn, useFormState } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { fieldErrors, serverMessage } from '@/graphql/errors';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { useToasts } from '@/ui/feedback/toasts';
import { useCreateCropMutation } from '../../add-crop.generated';
import { type AddCropValues, emptyAddCropValues, missingFields, toCreateCropInput } from '../../model/add-crop-values';
import { SERVER_ERROR } from './crop-fields';

/** True for a path of the form, such as `quantity.amount`: the server names its fields the same way. */
function isField(path: string): path is FieldPath<AddCropValues> {
  const found = path
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], emptyAddCropValues);
  return typeof found === 'string';
}

/**
 * Sends the form (spec §4, Add crop): the missing-field message sends nothing and leaves the button working, a
 * failure keeps the values, success leads to the farmer's dashboard.
 */
export function useAddCrop(
  form: UseFormReturn<AddCropValues>,
  /** Called with the server's message about the pictures, if it has one. */
  onPhotosRefused: (message: string | undefined) => void,
  onListed: () => void,
) {
  const { t } = useText();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { isSubmitting } = useFormState({ control: form.control });
  const [createCrop] = useCreateCropMutation({
    // Every list that the new crop belongs to is fetched anew when it is next shown.
    update: (cache) => {
      cache.evict({ fieldName: 'farmerCrops' });
      cache.evict({ fieldName: 'crops' });
    },
  });

  function refuse(error: unknown): void {
    const refused = fieldErrors(error);
    for (const { field, message } of refused) if (isField(field)) form.setError(field, { type: SERVER_ERROR, message });
    const first = refused.map(({ field }) => field).find(isField);
    if (first) form.setFocus(first);
    onPhotosRefused(refused.find(({ field }) => field === 'images')?.message);
    toasts.error(t('addCrop.failed', { reason: serverMessage(error) ?? t('addCrop.failedReason') }));
  }

  async function send(values: AddCropValues, images: File[]): Promise<void> {
    onPhotosRefused(undefined);
    try {
      await createCrop({ variables: { input: { ...toCreateCropInput(values), images } } });
    } catch (error) {
      refuse(error);
      return;
    }
    onListed();
    toasts.success(t('addCrop.added'));
    await navigate(paths.farmerDashboard);
  }

  function reportMissing(): void {
    const missing = missingFields(form.getValues());
    if (missing.length === 0) return;
    const fields = missing.map((key) => t(`addCrop.missing.${key}`)).join(', ');
    toasts.error(t('addCrop.missing', { fields }));
  }

  return {
    busy: isSubmitting,
    submit: (images: File[]) => form.handleSubmit((values) => send(values, images), reportMissing),
  };
}
