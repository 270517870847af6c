import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { formatDate } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { Facts } from '@/ui/data/facts';
import { quantityText } from '@/ui/data/quantity';
import { EmptyState } from '@/ui/feedback/empty-state';
import { LoadingText } from '@/ui/feedback/loading-text';
import { Page } from '@/ui/layout/page';
import { Panel } from '@/ui/layout/panel';
import { useDealCheckQuery } from '../deal-check.generated';

/** Where the code of a printed agreement leads: whether it is one of ours, and what it says without names and prices. */
export function Component() {
  const { code = '' } = useParams();
  const { t, language } = useText();
  const { data, loading, error, refetch } = useDealCheckQuery({ variables: { checkCode: code } });
  const found = data?.dealCheck;
  return (
    <Page width="narrow">
      <meta name="robots" content="noindex" />
      {found ? (
        <>
          <Typography variant="h1" sx={{ mb: 1 }}>
            {t('dealCheck.title')}
          </Typography>
          <Typography sx={{ mb: 3, fontSize: '1.0625rem', fontWeight: 600 }}>{t('dealCheck.genuine')}</Typography>
          <Panel title={found.number}>
            <Facts
              rows={[
                [t('dealCheck.madeOn'), formatDate(found.madeOn, language)],
                [t('dealCheck.crop'), found.crop],
                [t('dealCheck.quantity'), quantityText(t, found.quantity)],
                [t('dealCheck.state'), t(`dealCheck.state.${found.state}`)],
              ]}
            />
          </Panel>
          <Typography sx={{ mt: 2, color: 'text.secondary' }}>{t('dealCheck.compare')}</Typography>
        </>
      ) : null}
      {!found && loading ? <LoadingText text={t('dealCheck.loading')} /> : null}
      {!found && !loading ? (
        <EmptyState
          heading="h1"
          title={t(error ? 'dealCheck.failed' : 'dealCheck.notFound')}
          hint={t(error ? 'dealCheck.failedHint' : 'dealCheck.notFoundHint')}
          action={
            error ? (
              <Button
                variant="contained"
                onClick={() => void refetch().catch((reason: unknown) => console.error('Still no agreement:', reason))}
              >
                {t('dealCheck.tryAgain')}
              </Button>
            ) : (
              <Button component={Link} to={paths.support} variant="outlined">
                {t('dealCheck.ask')}
              </Button>
            )
          }
        />
      ) : null}
    </Page>
  );
}
