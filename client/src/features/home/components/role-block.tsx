import CheckIcon from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useText } from '@/i18n/use-text';

export type RoleBlockProps = {
  joinAs: 'farmer' | 'buyer';
  /** Produce beside the words: names of `/pictures/<name>-480.webp`. */
  pictures: readonly [string, string, string];
  /** Green ground with light text, to tell the two blocks apart. */
  onGreen?: boolean;
  /** The pictures before the words where both are side by side. */
  picturesFirst?: boolean;
  children: ReactNode;
};

/** For Farmers, For Buyers: what is in it for them and the button to begin. */
export function RoleBlock({ joinAs, pictures, onGreen = false, picturesFirst = false, children }: RoleBlockProps) {
  const { t } = useText();
  const headingId = useId();
  const ground = onGreen
    ? { bgcolor: '#14502A', color: '#FBF7EF', borderColor: 'transparent' }
    : { bgcolor: 'background.paper', borderColor: 'divider' };
  const accent = onGreen ? '#F8C45E' : 'primary.main';
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'center',
        gap: { xs: 4, md: 8 },
        p: { xs: 2, sm: 4, md: 6 },
        border: 1,
        borderRadius: 1,
        ...ground,
      }}
    >
      <div>
        <Typography component="h2" id={headingId} sx={{ fontWeight: 700, fontSize: '1.0625rem', color: accent }}>
          {t(`home.${joinAs}.title`)}
        </Typography>
        <Typography
          component="p"
          sx={{
            mt: 1,
            mb: 2,
            fontSize: { xs: '1.375rem', md: '2rem' },
            fontWeight: 700,
            letterSpacing: '-0.02em',
            lineHeight: 1.2,
            textWrap: 'balance',
            '&:lang(hi)': { lineHeight: 1.45, letterSpacing: 0 },
          }}
        >
          {t(`home.${joinAs}.claim`)}
        </Typography>
        <Box
          component="ul"
          // On a phone the sentence above says it.
          sx={{
            display: { xs: 'none', sm: 'grid' },
            gap: 1,
            listStyle: 'none',
            mx: 0,
            my: 2,
            p: 0,
            typography: 'body2',
          }}
        >
          {(['first', 'second', 'third'] as const).map((point) => (
            <Box component="li" key={point} sx={{ display: 'flex', gap: 1.5 }}>
              <CheckIcon aria-hidden="true" sx={{ color: accent, mt: 0.25 }} />
              <span>{t(`home.${joinAs}.${point}`)}</span>
            </Box>
          ))}
        </Box>
        {children}
      </div>
      <Collage pictures={pictures} order={picturesFirst ? { md: -1 } : undefined} />
    </Box>
  );
}

/** Three pictures, the first twice as tall. They only adorn, so they have no words. */
function Collage({ pictures, order }: { pictures: RoleBlockProps['pictures']; order?: { md: number } }) {
  return (
    <Box
      sx={{
        order,
        // On a phone the goods above are pictures enough.
        display: { xs: 'none', sm: 'grid' },
        gap: 1.5,
        gridTemplate: '1fr 1fr / 1fr 1fr',
        aspectRatio: { sm: '9 / 5', md: '6 / 5' },
        '& img': { width: '100%', height: '100%', minHeight: 0, objectFit: 'cover', borderRadius: 1 },
        '& img:first-of-type': { gridRow: 'span 2' },
      }}
    >
      {pictures.map((name) => (
        <img
          key={name}
          src={`/pictures/${name}-480.webp`}
          alt=""
          width={480}
          height={480}
          loading="lazy"
          decoding="async"
        />
      ))}
    </Box>
  );
}
