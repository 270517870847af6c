import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';

const STATS = ['schemes', 'loan', 'states', 'categories'] as const;

/** The four headline figures, as the specification words them (spec §9); they are claims, not counts of the list. */
export function StatCards() {
  const { t } = useText();
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
        m: 0,
        mb: 4,
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'divider',
        border: 1,
        borderColor: 'divider',
        gap: '1px',
      }}
    >
      {STATS.map((stat) => (
        <Box
          key={stat}
          sx={{
            display: 'flex',
            flexDirection: 'column-reverse',
            justifyContent: 'flex-end',
            p: { xs: 2, md: 3 },
            bgcolor: 'background.paper',
          }}
        >
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {t(`schemes.stat.${stat}`)}
          </Typography>
          <Typography component="dd" variant="h2" sx={{ m: 0, color: 'primary.main' }}>
            {t(`schemes.stat.${stat}.value`)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
