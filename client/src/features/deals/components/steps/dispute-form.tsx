import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useText } from '@/i18n/use-text';
import { PhotoFrame } from '@/ui/form/photo-frame';
import { PhotosField } from '@/ui/form/photos-field';
import { TextInput } from '@/ui/form/text-input';
import { useNativeForm } from '@/ui/form/use-native-form';
import { type Photo, usePhotos } from '@/ui/form/use-photos';
import { useOpenDisputeMutation } from '../../deals.generated';
import { checkDispute, disputeFields, nameOfStatement, roomForPictures } from '../../model/dispute';
import { otherName } from '../deal-shown';
import { StepForm } from './step-form';
import { type StepProps, useStep } from './use-step';

/** Says that one does not agree, or adds to it, with pictures of the slip, the scale or the crop: the operator looks at both sides. */
export function DisputeForm(props: StepProps) {
  const { deal, onCancel } = props;
  const { t } = useText();
  const [openDispute] = useOpenDisputeMutation();
  const room = roomForPictures(deal);
  const photos = usePhotos(room);
  const [percent, setPercent] = useState<number | null>(null);
  const step = useStep('DISPUTE', props, t('deal.dispute.sent'));
  const form = useNativeForm({
    names: disputeFields,
    check: checkDispute,
    send: async ({ words }): Promise<void> => {
      const input = { dealId: deal.id, words: words.trim() };
      const pictures = photos.files.map(({ name, size, lastModified }) => [name, size, lastModified]);
      const images = photos.files.length > 0 ? { images: photos.files } : {};
      await step.run(
        { input, pictures },
        (context) =>
          openDispute({
            variables: { input: { ...input, ...images } },
            context: { ...context, onUploadProgress: setPercent },
          }),
        form.refuse,
      );
      setPercent(null);
    },
  });
  const images = form.field('images');
  return (
    <StepForm
      label={t(nameOfStatement(deal))}
      form={form}
      submit={t('deal.dispute.send')}
      busyLabel={percent === null ? undefined : t('deal.dispute.sending', { percent })}
      refusal={step.refusal}
      onCancel={onCancel}
    >
      <TextInput
        label={t(deal.dispute ? 'deal.dispute.moreWords' : 'deal.dispute.words')}
        hint={t('deal.dispute.hint', { name: otherName(deal) })}
        rows={4}
        maxLength={1000}
        {...form.field('words')}
      />
      {room > 0 ? (
        <PhotosField
          photos={photos}
          name={images.name}
          error={images.error}
          label={t('deal.dispute.images')}
          hint={t('deal.dispute.imagesHint', { max: room, name: otherName(deal) })}
          choose={t('deal.dispute.choosePhotos')}
          chosen={t('deal.dispute.chosen')}
          refusedText={({ name, reason }) => t(`deal.dispute.photoRefused.${reason}`, { name, max: room })}
          tile={(photo, index) => (
            <ChosenPhoto key={photo.url} photo={photo} position={index + 1} onRemove={() => photos.remove(photo)} />
          )}
        />
      ) : null}
    </StepForm>
  );
}

type ChosenPhotoProps = { photo: Photo; position: number; onRemove(): void };

/** The thumbnail of a chosen picture, with the button that takes it away again. */
function ChosenPhoto({ photo, position, onRemove }: ChosenPhotoProps) {
  const { t } = useText();
  const { name } = photo;
  return (
    <PhotoFrame src={photo.url} alt={t('deal.dispute.photoAlt', { position, name })}>
      <IconButton color="error" aria-label={t('deal.dispute.removePhoto', { name })} onClick={onRemove}>
        <RemoveIcon />
      </IconButton>
    </PhotoFrame>
  );
}
