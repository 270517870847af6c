import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useNavigate } from 'react-router-dom';
import { useDeleteCrop } from '@/graphql/use-delete-crop';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { Tag } from '@/ui/data/tag';
import { ConfirmDialog } from '@/ui/feedback/confirm-dialog';
import type { CropShown } from './crop-panel';

/** What its farmer reads beside the title, and can do with the listing: edit it, or sell it again once it is over, or delete it. */
export default function OwnCropAction({ crop: { id, name, status } }: { crop: CropShown }) {
  const { t } = useText();
  const navigate = useNavigate();
  const { ask, subject, question } = useDeleteCrop({
    deleted: t('cropDetail.deleted'),
    failed: (reason) => t('cropDetail.deleteFailed', { reason }),
    leave: () => navigate(paths.farmerDashboard, { replace: true }),
  });
  const isOver = status === 'SOLD' || status === 'EXPIRED';
  return (
    <>
      <Tag>{t('cropDetail.yours')}</Tag>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button
          component={Link}
          to={isOver ? paths.sellAgain(id) : paths.editCrop(id)}
          variant="outlined"
          startIcon={<EditIcon />}
        >
          <span>{t(isOver ? 'cropDetail.sellAgain' : 'cropDetail.edit')}</span>
        </Button>
        <Button color="error" startIcon={<DeleteIcon />} onClick={() => ask({ id, name })}>
          {t('cropDetail.delete')}
        </Button>
      </Box>
      <ConfirmDialog
        {...question}
        destructive
        title={t('cropDetail.deleteTitle', { name: subject?.name ?? '' })}
        text={t('cropDetail.deleteText')}
        confirmLabel={t('cropDetail.delete')}
      />
    </>
  );
}
