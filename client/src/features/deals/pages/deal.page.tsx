import BackIcon from '@mui/icons-material/ArrowBackRounded';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { useReadAboutDeal } from '@/graphql/use-read-about-deal';
import { useText } from '@/i18n/use-text';
import { dashboardPath } from '@/lib/paths';
import { useSession } from '@/session/session-provider';
import { Page } from '@/ui/layout/page';
import { useDocumentTitle } from '@/ui/layout/use-document-title';
import { DealMissing } from '../components/deal-missing';
import { DealView } from '../components/deal-view';
import { useDealPage } from '../components/use-deal-page';

/** One deal, for its two sides: what is next, what was agreed, how to reach each other, what happened. */
export function Component() {
  const { id = '' } = useParams();
  const { t } = useText();
  const { user } = useSession();
  const { deal, loading, failed, retry } = useDealPage(id);
  useReadAboutDeal(deal?.id);
  useDocumentTitle(deal ? t('deal.title', { number: deal.number }) : undefined);
  return (
    <Page width="medium">
      {/* Two people's numbers stand here: not for search engines. */}
      <meta name="robots" content="noindex" />
      <Button component={Link} to={dashboardPath(user?.role ?? 'FARMER')} startIcon={<BackIcon />} sx={{ ml: -1.5 }}>
        {t('deal.back')}
      </Button>
      {deal ? (
        <DealView key={deal.id} deal={deal} onRetry={retry} />
      ) : (
        <DealMissing loading={loading} failed={failed} onRetry={retry} />
      )}
    </Page>
  );
}
