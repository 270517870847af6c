import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { Section } from '@/ui/layout/section';

const COMING = ['updates', 'history', 'alerts', 'regions', 'charts', 'app'] as const;

/** What is there by now, on the pages of prices. */
const READY: readonly (typeof COMING)[number][] = ['history', 'alerts', 'regions', 'charts'];

/** What this page does not do. Where another one does, a small mark leads there. */
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
            <li key={item}>
              <span>{t(`mandi.coming.${item}`)}</span>
              {READY.includes(item) ? (
                <Box
                  component={Link}
                  to={paths.prices}
                  aria-label={t('mandi.readyNamed', { name: t(`mandi.coming.${item}`) })}
                  sx={{ ml: 1, py: 1.25, fontSize: '0.9375rem', fontWeight: 600, color: 'primary.main' }}
                >
                  {t('mandi.ready')}
                </Box>
              ) : null}
            </li>
          ))}
        </Box>
      </Section>
    </Box>
  );
}
