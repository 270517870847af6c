import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';

const PHONE = '(max-width: 599px)';

/** Fills the hero but for the half of the search field that stands below it. Asked for first; phones get a crop of their own, half as wide. */
export function HeroPicture() {
  const { t } = useText();
  return (
    <Box component="picture" sx={{ position: 'absolute', inset: 0, bottom: 28 }}>
      <source media={PHONE} srcSet="/pictures/hero-375.webp" width={750} height={500} />
      <Box
        component="img"
        src="/pictures/hero-1024.webp"
        srcSet="/pictures/hero-640.webp 640w, /pictures/hero-1024.webp 1024w, /pictures/hero-1600.webp 1600w"
        sizes="100vw"
        width={1600}
        height={700}
        alt={t('home.heroAlt')}
        fetchPriority="high"
        decoding="async"
        sx={[
          { display: 'block', width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'center top' },
          // Light letters stand on it in the dark: the same field before sunrise.
          (theme) => theme.applyStyles('dark', { filter: 'brightness(.36) saturate(.8)' }),
        ]}
      />
    </Box>
  );
}
