import Button from '@mui/material/Button';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/empty-state';

/**
 * The specified words, and beside them what is known: that it is gone, or only that it did not come.
 *
 * @param onRetry given where it could not be loaded: asks for it again
 */
export default function CropNotFound({ onRetry }: { onRetry?: (() => void) | undefined }) {
  const { t } = useText();
  const navigate = useNavigate();
  const { key } = useLocation();
  // The first page of a visit has nothing of ours to go back to.
  const goBack = () => (key === 'default' ? navigate(paths.marketplace) : navigate(-1));
  return (
    <EmptyState
      heading="h1"
      title={t('cropDetail.notFound')}
      hint={t(onRetry ? 'cropDetail.failedHint' : 'cropDetail.notFoundHint')}
      action={
        <>
          {onRetry ? (
            <Button variant="contained" onClick={onRetry}>
              {t('cropDetail.tryAgain')}
            </Button>
          ) : null}
          <Button variant={onRetry ? 'outlined' : 'contained'} onClick={() => void goBack()}>
            {t('cropDetail.goBack')}
          </Button>
        </>
      }
    />
  );
}
