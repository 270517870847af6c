import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import type { TitledId } from '../model/service-content';

type FeatureListProps = {
  items: readonly TitledId[];
  /** Steps have an order, and their number is shown. */
  numbered?: boolean;
};

/** Short titles with a sentence each: what a service offers, or how to use it step by step. */
export function FeatureList({ items, numbered = false }: FeatureListProps) {
  const { t } = useText();
  return (
    <Box
      component={numbered ? 'ol' : 'ul'}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        columnGap: { sm: 5, md: 8 },
        rowGap: 3,
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      {items.map((item, index) => (
        <Box component="li" key={item} sx={{ display: 'flex', gap: 2, breakInside: 'avoid' }}>
          <Box
            aria-hidden="true"
            sx={{
              flexShrink: 0,
              display: 'grid',
              placeItems: 'center',
              width: 36,
              height: 36,
              borderRadius: '50%',
              bgcolor: numbered ? 'primary.main' : 'secondary.main',
              color: numbered ? 'primary.contrastText' : 'secondary.contrastText',
              fontWeight: 700,
            }}
          >
            {numbered ? index + 1 : '✓'}
          </Box>
          <div>
            <Typography variant="h3">{t(`${item}.title`)}</Typography>
            <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{t(`${item}.text`)}</Typography>
          </div>
        </Box>
      ))}
    </Box>
  );
}
