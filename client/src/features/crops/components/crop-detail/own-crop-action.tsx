import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { useSession } from '@/session/session-provider';
import type { CropShown } from './crop-panel';

/** What its farmer can do with the listing: edit it, or sell it again once it is over. Nothing for anybody else. */
export function OwnCropAction({ crop: { id, status, farmer } }: { crop: CropShown }) {
  const { t } = useText();
  const { user } = useSession();
  if (user?.id !== farmer.id) return null;
  const isOver = status === 'SOLD' || status === 'EXPIRED';
  return (
    <Button component={Link} to={isOver ? paths.sellAgain(id) : paths.editCrop(id)} variant="outlined">
      {t(isOver ? 'cropDetail.sellAgain' : 'cropDetail.edit')}
    </Button>
  );
}
