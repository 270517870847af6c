import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router-dom';
import { useLanguageVariable } from '@/i18n/use-language-variable';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/empty-state';
import { LoadingText } from '@/ui/feedback/loading-text';
import { Page } from '@/ui/layout/page';
import { PageHeader } from '@/ui/layout/page-header';
import { Section } from '@/ui/layout/section';
import { AlertForm } from '../components/alert-form';
import { AlertRow } from '../components/alert-row';
import { useMyPriceAlertsQuery } from '../price-alerts.generated';

/** A person's price alerts; above them the form for a new one, where the address names what it is for. */
export function Component() {
  const { t } = useText();
  const [params] = useSearchParams();
  const commodity = params.get('commodity');
  return (
    <Page width="narrow">
      <meta name="robots" content="noindex" />
      <PageHeader title={t('priceAlerts.title')} subtitle={t('priceAlerts.subtitle')} />
      {commodity ? <AlertForm commodity={commodity} market={params.get('market')} /> : null}
      <Alerts isAsked={commodity !== null} />
    </Page>
  );
}

function Alerts({ isAsked }: { isAsked: boolean }) {
  const { t } = useText();
  const { variables } = useLanguageVariable();
  const query = useMyPriceAlertsQuery({ variables, fetchPolicy: 'cache-and-network' });
  const alerts = (query.data ?? query.previousData)?.myPriceAlerts?.nodes;
  const choose = (
    <Button component={Link} to={paths.prices} variant="outlined" sx={{ mt: 2 }}>
      <span>{t('priceAlerts.choose')}</span>
    </Button>
  );
  if (!alerts) {
    return query.loading ? (
      <LoadingText text={t('ui.catalogue.loading')} />
    ) : (
      <Typography role="alert">{t('priceAlerts.failed')}</Typography>
    );
  }
  if (alerts.length === 0) {
    return isAsked ? null : (
      <EmptyState title={t('priceAlerts.none')} hint={t('priceAlerts.noneHint')} action={choose} />
    );
  }
  return (
    <Section title={t('priceAlerts.list')}>
      <Box component="ul" aria-label={t('priceAlerts.list')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {alerts.map((alert) => (
          <AlertRow key={alert.id} alert={alert} />
        ))}
      </Box>
      {choose}
    </Section>
  );
}
