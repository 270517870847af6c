import EarlierIcon from '@mui/icons-material/ArrowBack';
import LaterIcon from '@mui/icons-material/ArrowForward';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useText } from '@/i18n/use-text';
import { PhotoFrame } from '@/ui/form/photo-frame';
import type { Photo } from '@/ui/form/use-photos';

export type PhotoTileProps = {
  photo: Photo;
  /** From 1. */
  position: number;
  last: boolean;
  onMove(step: -1 | 1): void;
  onRemove(): void;
};

/** The thumbnail of a chosen picture with its buttons: earlier, later, remove. */
export function PhotoTile({ photo, position, last, onMove, onRemove }: PhotoTileProps) {
  const { t } = useText();
  const { name } = photo;
  return (
    <PhotoFrame src={photo.url} alt={t('addCrop.photoAlt', { position, name })}>
      {position === 1 ? (
        <Box
          component="span"
          sx={{
            position: 'absolute',
            top: 8,
            left: 8,
            px: 1,
            borderRadius: 1,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            typography: 'body2',
          }}
        >
          {t('addCrop.cover')}
        </Box>
      ) : null}
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <IconButton
          disabled={position === 1}
          aria-label={t('addCrop.moveEarlier', { name })}
          onClick={() => onMove(-1)}
        >
          <EarlierIcon />
        </IconButton>
        <IconButton disabled={last} aria-label={t('addCrop.moveLater', { name })} onClick={() => onMove(1)}>
          <LaterIcon />
        </IconButton>
        <IconButton color="error" aria-label={t('addCrop.removePhoto', { name })} onClick={onRemove}>
          <RemoveIcon />
        </IconButton>
      </Box>
    </PhotoFrame>
  );
}
