import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';

const PHONE = '(max-width: 599px)';

/** The largest thing on the first screen, so it is asked for first. Phones get a crop of their own, half as wide. */
export function HeroPicture() {
  const { t } = useText();
  return (
    <Box component="picture" sx={{ display: 'block', mt: { xs: -4, sm: -9, md: -11 } }}>
      <source media={PHONE} srcSet="/pictures/hero-375.webp" width={750} height={800} />
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
        sx={{
          display: 'block',
          width: '100%',
          height: { xs: 'min(76vw, 20rem)', sm: 'clamp(20rem, 42vw, 38rem)' },
          objectFit: 'cover',
          objectPosition: 'center bottom',
          // The sky of the picture turns into the paper of the page.
          maskImage: 'linear-gradient(to bottom, transparent 2%, #000 34%)',
        }}
      />
    </Box>
  );
}
