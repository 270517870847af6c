import PreviousIcon from '@mui/icons-material/ChevronLeftRounded';
import NextIcon from '@mui/icons-material/ChevronRightRounded';
import PlantIcon from '@mui/icons-material/GrassRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useText } from '@/i18n/use-text';
import { Picture, type PictureSource } from '@/ui/data/picture';
import { CarouselDots } from './carousel-dots';
import { useCarousel } from './use-carousel';

export type CropCarouselProps = { pictures: readonly PictureSource[]; cropName: string };

const frame = {
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  // From edge to edge on a phone.
  borderRadius: { xs: 0, md: 1 },
  bgcolor: 'action.hover',
  '@media print': { width: '9cm' },
} as const;

/** The crop's pictures, one at a time: previous, next, dots, arrow keys and swiping; wraps. */
export function CropCarousel({ pictures, cropName }: CropCarouselProps) {
  const { t } = useText();
  const count = pictures.length;
  const { index, choose, next, previous, handlers } = useCarousel(count);
  if (count === 0) {
    return (
      <Box sx={{ ...frame, display: 'grid', placeItems: 'center', color: 'text.secondary' }}>
        <div>
          <PlantIcon aria-hidden="true" sx={{ display: 'block', mx: 'auto', fontSize: 72, opacity: 0.5 }} />
          <span>{t('cropDetail.noPictures')}</span>
        </div>
      </Box>
    );
  }
  const single = count === 1;
  return (
    <Box
      component="section"
      aria-roledescription={t('cropDetail.carousel')}
      aria-label={t('cropDetail.pictures')}
      {...(single ? {} : handlers)}
      sx={{ ...frame, touchAction: 'pan-y pinch-zoom' }}
    >
      <Box
        sx={{
          display: 'flex',
          height: '100%',
          transition: 'transform 260ms ease-out',
          transform: `translateX(-${index * 100}%)`,
        }}
      >
        {pictures.map((picture, place) => (
          <Box key={picture.url} aria-hidden={place !== index} sx={{ flex: '0 0 100%', height: '100%' }}>
            <Picture
              picture={{ ...picture, alt: picture.alt || cropName }}
              // Less than a phone's width: 640 drawn over 690 of its points is not seen, and weighs half of the next size.
              sizes="(min-width: 1200px) 680px, (min-width: 900px) 58vw, 92vw"
              eager={place === 0}
              sx={{ height: '100%' }}
            />
          </Box>
        ))}
      </Box>
      {single ? null : (
        <>
          <ArrowButton side="left" label={t('cropDetail.previous')} onClick={previous} />
          <ArrowButton side="right" label={t('cropDetail.next')} onClick={next} />
          <Box aria-hidden="true" sx={COUNTER}>{`${index + 1}/${count}`}</Box>
          <CarouselDots count={count} index={index} onChoose={choose} />
          <Box component="span" aria-live="polite" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
            {t('cropDetail.pictureOf', { number: index + 1, count })}
          </Box>
        </>
      )}
    </Box>
  );
}

const COUNTER = {
  displayPrint: 'none',
  position: 'absolute',
  top: 12,
  right: 12,
  px: 1,
  borderRadius: 1,
  typography: 'caption',
  color: '#fff',
  bgcolor: 'rgb(0 0 0 / 60%)',
} as const;

function ArrowButton({ side, label, onClick }: { side: 'left' | 'right'; label: string; onClick(): void }) {
  const Icon = side === 'left' ? PreviousIcon : NextIcon;
  return (
    <IconButton
      aria-label={label}
      onClick={onClick}
      sx={{
        // A finger swipes.
        '@media (pointer: coarse)': { opacity: 0, '&:focus-visible': { opacity: 1 } },
        position: 'absolute',
        top: '50%',
        [side]: 12,
        transform: 'translateY(-50%)',
        bgcolor: 'background.paper',
        color: 'text.primary',
        boxShadow: '0 2px 10px rgb(0 0 0 / 25%)',
        '&:hover': { bgcolor: 'background.paper' },
      }}
    >
      <Icon />
    </IconButton>
  );
}
