import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import type { CropShown } from './crop-panel';

/** What its farmer can do with the listing: edit it, or sell it again once it is over. */
export default function OwnCropAction({ crop: { id, status } }: { crop: CropShown }) {
  const { t } = useText();
  const isOver = status === 'SOLD' || status === 'EXPIRED';
  return (
    <Button component={Link} to={isOver ? paths.sellAgain(id) : paths.editCrop(id)} variant="outlined">
      {t(isOver ? 'cropDetail.sellAgain' : 'cropDetail.edit')}
    </Button>
  );
}
