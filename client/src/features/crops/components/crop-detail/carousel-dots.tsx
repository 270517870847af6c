import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useText } from '@/i18n/use-text';

export type CarouselDotsProps = { count: number; index: number; onChoose(index: number): void };

/** One dot a picture; each chooses its own. The targets are larger than what is drawn. */
export function CarouselDots({ count, index, onChoose }: CarouselDotsProps) {
  const { t } = useText();
  return (
    <Box
      sx={{
        displayPrint: 'none',
        position: 'absolute',
        insetInline: 0,
        bottom: 4,
        display: 'flex',
        justifyContent: 'center',
      }}
    >
      {Array.from({ length: count }, (_, place) => (
        <ButtonBase
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place.
          key={place}
          aria-label={t('cropDetail.showPicture', { number: place + 1 })}
          aria-current={place === index}
          onClick={() => onChoose(place)}
          sx={{ width: 44, height: 44, flexShrink: 1 }}
        >
          <Box
            component="span"
            sx={{
              width: place === index ? 20 : 8,
              height: 8,
              borderRadius: 1,
              bgcolor: '#fff',
              opacity: place === index ? 1 : 0.75,
              boxShadow: '0 0 4px rgb(0 0 0 / 60%)',
              transition: 'width 160ms',
            }}
          />
        </ButtonBase>
      ))}
    </Box>
  );
}
