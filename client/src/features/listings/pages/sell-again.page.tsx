import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/empty-state';
import { ChangingPage } from '../components/edit-crop/changing-page';
import { SellAgainForm } from '../components/edit-crop/sell-again-form';

/** A new listing from an old one that is over. One that is still for sale is edited instead. */
export function Component() {
  const { t } = useText();
  return (
    <ChangingPage title={t('sellAgain.title')} subtitle={t('sellAgain.subtitle')}>
      {(crop) =>
        crop.status === 'SOLD' || crop.status === 'EXPIRED' ? (
          <SellAgainForm key={crop.id} crop={crop} />
        ) : (
          <EmptyState
            title={t('sellAgain.notOver')}
            hint={t('sellAgain.notOverHint')}
            action={
              <Button component={Link} to={paths.editCrop(crop.id)} variant="contained">
                {t('editCrop.title')}
              </Button>
            }
          />
        )
      }
    </ChangingPage>
  );
}
