import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { unseenStyle } from './field-style';
import { FormField } from './form-field';
import type { Photo, RefusedPhoto, usePhotos } from './use-photos';

export type PhotosFieldProps = {
  photos: ReturnType<typeof usePhotos>;
  name: string;
  /** The server's. */
  error: string | undefined;
  label: string;
  hint: string;
  /** What the box to press says. */
  choose: string;
  /** What the list of the chosen ones is called. */
  chosen: string;
  /** The box to press and the first picture are as large as a phone's camera shows them. */
  large?: boolean;
  /** Why one was left out. */
  refusedText(refused: RefusedPhoto): string;
  /** The thumbnail of one, with what can be done with it. */
  tile(photo: Photo, index: number): ReactNode;
};

/** Several pictures, images only, with a thumbnail of each. */
export function PhotosField(props: PhotosFieldProps) {
  const { photos, name: fieldName, error, label, hint, choose, chosen, large = false, refusedText, tile } = props;
  const refusals: ReactNode = photos.refused.map((refused) => <div key={refused.name}>{refusedText(refused)}</div>);
  return (
    <>
      <FormField
        label={label}
        error={error}
        hint={
          <>
            <span>{hint}</span>
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
              minHeight: large && photos.photos.length === 0 ? 240 : 112,
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
            <span aria-hidden="true">{choose}</span>
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
              sx={unseenStyle}
            />
          </Box>
        )}
      </FormField>
      {photos.photos.length > 0 ? (
        <Box
          component="ul"
          aria-label={chosen}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))',
            gap: 1.5,
            listStyle: 'none',
            m: 0,
            p: 0,
            ...(large ? { '& > li:first-of-type': { gridColumn: '1 / -1', '& img': { height: 200 } } } : {}),
          }}
        >
          {photos.photos.map(tile)}
        </Box>
      ) : null}
    </>
  );
}
