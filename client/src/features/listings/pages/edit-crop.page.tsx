import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ChangingPage } from '../components/edit-crop/changing-page';
import { EditForm } from '../components/edit-crop/edit-form';

/** What a farmer changes of a listing that is for sale, or of a draft. One that is over is sold again instead. */
export function Component() {
  const { t } = useText();
  return (
    <ChangingPage title={t('editCrop.title')} subtitle={t('editCrop.subtitle')}>
      {(crop, reload) =>
        crop.status === 'SOLD' || crop.status === 'EXPIRED' ? (
          <EmptyState
            title={t(`editCrop.over.${crop.status}`)}
            hint={t('editCrop.overHint')}
            action={
              <Button component={Link} to={paths.sellAgain(crop.id)} variant="contained">
                {t('sellAgain.title')}
              </Button>
            }
          />
        ) : (
          <EditForm key={crop.id} crop={crop} reload={reload} />
        )
      }
    </ChangingPage>
  );
}
