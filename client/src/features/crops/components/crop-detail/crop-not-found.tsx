import Button from '@mui/material/Button';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/empty-state';

/** Removed, never there, or not to be fetched: one view for all (AC-155, AC-324). */
export function CropNotFound() {
  const { t } = useText();
  const navigate = useNavigate();
  const { key } = useLocation();
  // The first page of a visit has nothing of ours to go back to.
  const goBack = () => (key === 'default' ? navigate(paths.marketplace) : navigate(-1));
  return (
    <EmptyState
      heading="h1"
      title={t('cropDetail.notFound')}
      hint={t('cropDetail.notFoundHint')}
      action={
        <Button variant="contained" size="large" onClick={() => void goBack()}>
          {t('cropDetail.goBack')}
        </Button>
      }
    />
  );
}
