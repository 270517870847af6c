import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { formatDate } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { SampleNote } from '@/ui/catalogue/sample-note';
import type { LastPrice } from '../model/rows';

/** Said once, above the figures, where no market paid them. */
export function SampleWarning({ latest }: { latest: Pick<LastPrice, 'source'> | null | undefined }) {
  const { t } = useText();
  return latest?.source === 'SAMPLE' ? <SampleNote text={t('prices.sample')} /> : null;
}

/** Of which day the figures are, and where they come from. */
export function SourceNote({ latest: { day, sourceName } }: { latest: Pick<LastPrice, 'day' | 'sourceName'> }) {
  const { t, language } = useText();
  return (
    <Typography variant="body2" sx={{ mt: 4, color: 'text.secondary' }}>
      <span>{t('prices.source', { day: formatDate(day, language), source: sourceName })}</span>
      <span> </span>
      <Box component={Link} to={paths.priceSources} sx={{ color: 'primary.main' }}>
        {t('prices.whence')}
      </Box>
    </Typography>
  );
}
