import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';
import { formatNumber } from '@/lib/money';
import type { PersonShownFragment } from '../people.generated';

/** Deals and answers in figures, side by side. */
export function PersonFigures({ person }: { person: PersonShownFragment }) {
  const { t } = useText();
  const { dealsCompleted, dealsCancelled, answersWithinHours } = person;
  const figures = [
    { name: t('person.completed'), value: formatNumber(dealsCompleted) },
    { name: t('person.cancelled'), value: formatNumber(dealsCancelled) },
    {
      name: t('person.answers'),
      value: answersWithinHours === null ? null : t('person.hours', { count: answersWithinHours }),
    },
  ];
  return (
    <Box
      component="dl"
      sx={{
        mt: 3,
        mb: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(10rem, 1fr))' },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      {figures.map(({ name, value }) =>
        value === null ? null : (
          <Box
            key={name}
            sx={{
              display: 'flex',
              flexDirection: { xs: 'row', sm: 'column-reverse' },
              justifyContent: { xs: 'space-between', sm: 'flex-end' },
              gap: { xs: 2, sm: 0 },
              px: 2.5,
              py: { xs: 1.5, sm: 2 },
              borderTop: { xs: 1, sm: 0 },
              borderLeft: { sm: 1 },
              borderColor: { xs: 'divider', sm: 'divider' },
              '&:first-of-type': { borderTop: 0, borderLeft: 0 },
            }}
          >
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0, fontWeight: 700, fontSize: { sm: '1.375rem' }, whiteSpace: 'nowrap' }}>
              {value}
            </Box>
          </Box>
        ),
      )}
    </Box>
  );
}
