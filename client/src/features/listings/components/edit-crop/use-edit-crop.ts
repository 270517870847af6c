import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorCode, type FieldError, fieldErrors, serverMessage } from '@/graphql/errors';
import { useText } from '@/i18n/use-text';
import { listedState } from '@/lib/listed-state';
import { paths } from '@/lib/paths';
import { useSendOnce } from '@/session/use-send-once';
import { useToasts } from '@/ui/feedback/toasts';
import { useNativeForm } from '@/ui/form/use-native-form';
import type { usePhotos } from '@/ui/form/use-photos';
import { usePublishDraftMutation, useUpdateCropMutation } from '../../edit-crop.generated';
import {
  type AddCropTexts,
  AS_DRAFT,
  addCropFields,
  type CropToChange,
  textOfField,
  textsOf,
} from '../../model/add-crop-form';
import { changedFields, checkChanges, fieldOfForm, laidOver, toUpdateInput } from '../../model/changed-crop';
import type { Steps } from '../steps/use-steps';

export type EditCropOptions = {
  crop: CropToChange;
  /** Fetches what the listing says now. */
  reload(): Promise<CropToChange | null>;
  photos: ReturnType<typeof usePhotos>;
  /** The fields to correct, if the page was opened for that. */
  refused: readonly FieldError[];
} & Pick<Steps, 'reveal'>;

/**
 * The form of an edit and its sending.
 *
 * @returns the form, the listing as it stands under what is typed, and what is new in it since then
 */
export function useEditCrop({ crop, reload, photos, refused, reveal }: EditCropOptions) {
  const { t } = useText();
  const toasts = useToasts();
  const navigate = useNavigate();
  /** The version that stands in the form under what is typed. */
  const [base, setBase] = useState(crop);
  const [news, setNews] = useState('');
  const [updateCrop] = useUpdateCropMutation({
    update: (cache) => {
      cache.evict({ id: cache.identify({ __typename: 'Crop', id: crop.id }) });
      cache.evict({ fieldName: 'farmerCrops' });
      cache.evict({ fieldName: 'crops' });
    },
  });
  const [publishDraft] = usePublishDraftMutation({
    update: (cache) => void cache.evict({ fieldName: 'myCropSummary' }),
  });
  const sendOnce = useSendOnce(`edit-crop:${crop.id}`);
  const form = useNativeForm({
    names: addCropFields,
    check: checkChanges(textsOf(base)),
    start: textsOf(crop),
    reveal,
    send,
  });
  const refuse = (problems: readonly FieldError[]) =>
    form.refuse(problems.map(({ field, message }) => ({ field: fieldOfForm(field), message })));
  const isAnswered = refused.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page came with is said once; said again it would undo what is typed since.
  useEffect(() => {
    if (!isAnswered) refuse(refused);
  }, []);

  /** Lays what was typed over what the listing says now, and says what is new. */
  async function takeOver(typed: AddCropTexts): Promise<void> {
    const newer = await reload();
    if (!newer) return;
    const [now, before] = [textsOf(newer), textsOf(base)];
    form.fill(laidOver(now, typed, before));
    setBase(newer);
    const names = changedFields(now, before).map((field) => t(textOfField(field)));
    setNews(names.length > 0 ? t('editCrop.changedMeanwhile', { fields: names.join(', ') }) : t('editCrop.lookAgain'));
  }

  /** Says what the server said, at its fields too. */
  function sayRefused(error: unknown, said: 'editCrop.failed' | 'editCrop.notPublished'): void {
    toasts.error(t(said, { reason: serverMessage(error) ?? t('addCrop.failedReason') }));
    refuse(fieldErrors(error));
  }

  async function send(texts: AddCropTexts, _element: HTMLFormElement, press: string): Promise<void> {
    const input = { ...toUpdateInput(texts, base), imageOrder: photos.order };
    const pictures = photos.files.map(({ name, size, lastModified }) => [name, size, lastModified]);
    try {
      const { data } = await sendOnce({ input, pictures }, (context) =>
        updateCrop({ variables: { input: { ...input, images: photos.files } }, context }),
      );
      setBase({ ...base, version: data?.updateCrop?.crop.version ?? base.version });
    } catch (error) {
      sayRefused(error, 'editCrop.failed');
      if (errorCode(error) === 'CONFLICT') {
        await takeOver(texts).catch((reason: unknown) => console.error('The listing could not be read anew:', reason));
      }
      return;
    }
    const toPublish = base.status === 'DRAFT' && press !== AS_DRAFT;
    if (toPublish && !(await publish())) return;
    toasts.success(t(toPublish ? 'editCrop.published' : 'editCrop.saved'));
    await navigate(paths.farmerDashboard, { state: listedState(toPublish ? crop.id : undefined) });
  }

  /** Offers the saved draft for sale. Returns whether it is. */
  async function publish(): Promise<boolean> {
    const input = { id: crop.id };
    try {
      await sendOnce({ publish: input }, (context) => publishDraft({ variables: { input }, context }));
      return true;
    } catch (error) {
      sayRefused(error, 'editCrop.notPublished');
      return false;
    }
  }

  return { form, base, news };
}
