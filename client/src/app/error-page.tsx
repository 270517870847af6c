import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { Link, useRouteError } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Page } from '@/ui/layout/page';

/** When a page's code does not arrive (a phone out of reach) or breaks: say so, and offer the two ways on. */
export function ErrorPage() {
  const error = useRouteError();
  const { t } = useText();
  useEffect(() => console.error('A page failed:', error), [error]);
  return (
    <Page>
      <EmptyState
        heading="h1"
        title={t('error.title')}
        hint={t('error.hint')}
        action={
          <>
            <Button variant="contained" onClick={() => window.location.reload()}>
              {t('error.tryAgain')}
            </Button>
            <Button component={Link} to={paths.home}>
              {t('error.home')}
            </Button>
          </>
        }
      />
    </Page>
  );
}
