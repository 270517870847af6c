import { useText } from '@/i18n/use-text';
import { PhotosField } from '@/ui/form/photos-field';
import type { usePhotos } from '@/ui/form/use-photos';
import { MAX_PHOTOS } from '../../model/crop-photos';
import { PhotoTile } from './photo-tile';

type CropPhotosFieldProps = {
  photos: ReturnType<typeof usePhotos>;
  name: string;
  error: string | undefined;
  large: boolean;
};

/** The pictures of a listing in the order in which buyers will see them; the first is the cover. */
export function CropPhotosField(props: CropPhotosFieldProps) {
  const { t } = useText();
  const { photos } = props;
  return (
    <PhotosField
      {...props}
      label={t('addCrop.images')}
      hint={t('addCrop.imagesHint', { max: MAX_PHOTOS })}
      choose={t('addCrop.choosePhotos')}
      chosen={t('addCrop.chosenImages')}
      refusedText={({ name, reason }) => t(`addCrop.photoRefused.${reason}`, { name, max: MAX_PHOTOS })}
      tile={(photo, index) => (
        <PhotoTile
          key={photo.url}
          photo={photo}
          position={index + 1}
          last={index === photos.photos.length - 1}
          onMove={(step) => photos.move(index, step)}
          onRemove={() => photos.remove(photo)}
        />
      )}
    />
  );
}
