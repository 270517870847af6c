import BackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { type ReactElement, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useLanguageVariable } from '@/i18n/use-language-variable';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { useSession } from '@/session/session-provider';
import { EmptyState } from '@/ui/feedback/empty-state';
import { LoadingText } from '@/ui/feedback/loading-text';
import { Page } from '@/ui/layout/page';
import { PageHeader } from '@/ui/layout/page-header';
import { useCropToChangeQuery } from '../../edit-crop.generated';
import type { CropToChange } from '../../model/add-crop-form';
import { useInSteps } from '../steps/use-steps';

export type ChangingPageProps = {
  title: string;
  subtitle: string;
  children: (crop: CropToChange, reload: () => Promise<CropToChange | null>) => ReactElement;
};

/** The frame of the pages on which farmers change a listing of theirs: it is fetched as it is now, and it is theirs. */
export function ChangingPage({ title, subtitle, children }: ChangingPageProps) {
  const { t } = useText();
  const { id = '' } = useParams();
  const { user } = useSession();
  const isInSteps = useInSteps();
  // As the page was opened: another language would ask again, and take away what is typed.
  const [{ variables }] = useState(useLanguageVariable());
  // Not from the store: an edit is of the version that stands there now.
  const { data, loading, error, refetch } = useCropToChangeQuery({
    variables: { id, ...variables },
    fetchPolicy: 'no-cache',
  });
  const crop = data?.crop ?? null;
  const isMine = crop !== null && crop.farmer.id === user?.id;
  const reload = async () => (await refetch()).data?.crop ?? null;
  const retry = () => void refetch().catch((reason: unknown) => console.error('Still no crop:', reason));
  return (
    <Page width="medium">
      <PageHeader
        title={title}
        subtitle={subtitle}
        dense={isInSteps}
        actions={
          <Button component={Link} to={paths.farmerDashboard} startIcon={<BackIcon />}>
            {t('addCrop.back')}
          </Button>
        }
      />
      {!crop && loading ? <LoadingText text={t('editCrop.loading')} /> : null}
      {!crop && !loading ? (
        <EmptyState
          title={t('editCrop.notFound')}
          hint={t(error ? 'editCrop.failedHint' : 'editCrop.notFoundHint')}
          action={
            error ? (
              <Button variant="contained" onClick={retry}>
                {t('editCrop.tryAgain')}
              </Button>
            ) : null
          }
        />
      ) : null}
      {crop && !isMine ? <EmptyState title={t('editCrop.notYours')} hint={t('editCrop.notYoursHint')} /> : null}
      {crop && isMine ? children(crop, reload) : null}
    </Page>
  );
}
