import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { Facts } from '@/ui/data/facts';
import type { Scheme } from '../model/filter-schemes';

/** Everything we know of a scheme, for the View Details dialog. */
export function SchemeDetails({ scheme }: { scheme: Scheme }) {
  const { t } = useText();
  return (
    <Stack sx={{ gap: 2, '& dl': { gridTemplateColumns: '1fr' }, '& dd': { mb: 1 } }}>
      <Typography sx={{ fontWeight: 700, color: 'primary.main' }}>{scheme.amount}</Typography>
      <Typography>{scheme.description}</Typography>
      <Facts
        rows={[
          [t('schemes.eligibility'), scheme.eligibility],
          [t('schemes.agency'), scheme.ministry],
          [t('schemes.state'), scheme.state],
          [t('schemes.since'), String(scheme.year)],
          [t('schemes.tags'), scheme.tags.join(', ')],
          [t('schemes.source'), scheme.source],
        ]}
      />
    </Stack>
  );
}
