import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useText } from '@/i18n/use-text';
import { FormField } from '@/ui/form/form-field';
import { MAX_PHOTOS } from '../../model/crop-photos';
import { PhotoTile } from './photo-tile';
import type { usePhotos } from './use-photos';

/** On top of its label, unseen but reachable: the browser's own button says "no file chosen" whatever is chosen. */
const unseen = { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', width: '100%' } as const;

export type PhotosFieldProps = {
  photos: ReturnType<typeof usePhotos>;
  name: string;
  /** The server's. */
  error: string | undefined;
};

/** Several pictures, images only (AC-150), with thumbnails to remove and to put in order. */
export function PhotosField({ photos, name: fieldName, error }: PhotosFieldProps) {
  const { t } = useText();
  const refusals: ReactNode = photos.refused.map(({ name, reason }) => (
    <div key={name}>{t(`addCrop.photoRefused.${reason}`, { name, max: MAX_PHOTOS })}</div>
  ));
  return (
    <>
      <FormField
        label={t('addCrop.images')}
        error={error}
        hint={
          <>
            {t('addCrop.imagesHint', { max: MAX_PHOTOS })}
            <Box role="status" sx={{ color: 'error.main' }}>
              {refusals}
            </Box>
          </>
        }
      >
        {(wiring) => (
          <Box
            sx={{
              position: 'relative',
              display: 'flex',
              flexDirection: 'column',
              alignItems: 'center',
              justifyContent: 'center',
              gap: 0.5,
              minHeight: 112,
              p: 2,
              border: '2px dashed',
              borderColor: 'text.secondary',
              borderRadius: 1,
              color: 'primary.main',
              fontWeight: 600,
              '&:hover': { borderColor: 'primary.main' },
              '&:focus-within': { outline: 2, outlineStyle: 'solid', outlineColor: 'primary.main' },
            }}
          >
            <AddPhotoIcon aria-hidden="true" />
            <span aria-hidden="true">{t('addCrop.choosePhotos')}</span>
            <Box
              component="input"
              type="file"
              name={fieldName}
              accept="image/*"
              multiple
              {...wiring}
              onChange={(event) => {
                photos.add([...(event.target.files ?? [])]);
                // The same file can be chosen again after it was removed.
                event.target.value = '';
              }}
              sx={unseen}
            />
          </Box>
        )}
      </FormField>
      {photos.photos.length > 0 ? (
        <Box
          component="ul"
          aria-label={t('addCrop.chosenImages')}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
            gap: 1.5,
            listStyle: 'none',
            m: 0,
            p: 0,
          }}
        >
          {photos.photos.map((photo, index) => (
            <PhotoTile
              key={photo.url}
              photo={photo}
              position={index + 1}
              last={index === photos.photos.length - 1}
              onMove={(step) => photos.move(index, step)}
              onRemove={() => photos.remove(photo)}
            />
          ))}
        </Box>
      ) : null}
    </>
  );
}
