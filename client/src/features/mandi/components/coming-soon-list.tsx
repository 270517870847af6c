import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';
import { Section } from '@/ui/layout/section';

const COMING = ['updates', 'history', 'alerts', 'regions', 'charts', 'app'] as const;

/** What the page does not do yet. */
export function ComingSoonList() {
  const { t } = useText();
  return (
    <Box sx={{ displayPrint: 'none' }}>
      <Section title={t('mandi.comingSoon')}>
        <Box
          component="ul"
          sx={{ display: 'grid', gap: 1, m: 0, pl: 3, gridTemplateColumns: { md: 'repeat(3, 1fr)' } }}
        >
          {COMING.map((item) => (
            <li key={item}>{t(`mandi.coming.${item}`)}</li>
          ))}
        </Box>
      </Section>
    </Box>
  );
}
