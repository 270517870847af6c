import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { Facts } from '@/ui/data/facts';
import type { Scheme } from '../model/filter-schemes';

/** Everything we know of a scheme, for the View Details dialog. */
export function SchemeDetails({ scheme }: { scheme: Scheme }) {
  const { t, pick } = useText();
  return (
    <Stack sx={{ gap: 2, '& dl': { gridTemplateColumns: '1fr' }, '& dd': { mb: 1 } }}>
      <Typography sx={{ fontWeight: 700, color: 'primary.main' }}>{pick(scheme.amount, scheme.amountHi)}</Typography>
      <Typography>{pick(scheme.description, scheme.descriptionHi)}</Typography>
      <Facts
        rows={[
          [t('schemes.eligibility'), pick(scheme.eligibility, scheme.eligibilityHi)],
          [t('schemes.agency'), pick(scheme.ministry, scheme.ministryHi)],
          [t('schemes.state'), pick(scheme.state, scheme.stateHi)],
          [t('schemes.since'), String(scheme.year)],
          [t('schemes.tags'), pick(scheme.tags, scheme.tagsHi).join(', ')],
          [t('schemes.source'), scheme.source],
        ]}
      />
    </Stack>
  );
}
