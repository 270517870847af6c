import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import PublishIcon from '@mui/icons-material/PublishOutlined';
import AgainIcon from '@mui/icons-material/ReplayOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import type { FarmerCropFragment } from '../dashboards.generated';

export type FarmerCropActionsProps = {
  crop: FarmerCropFragment;
  /** Whether this draft is on its way. */
  publishing: boolean;
  onPublish(): void;
  onDelete(): void;
};

/** What a farmer can do with a listing: edit it while it lives, publish a draft, sell again what is over, delete. */
export function FarmerCropActions({ crop, publishing, onPublish, onDelete }: FarmerCropActionsProps) {
  const { t } = useText();
  const { id, status, cropName: name } = crop;
  const isOver = status === 'SOLD' || status === 'EXPIRED';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, ml: { xs: -2.5, sm: 0 } }}>
      {status === 'DRAFT' ? (
        <Button
          startIcon={<PublishIcon />}
          disabled={publishing}
          aria-label={t('farmerDashboard.publishCrop', { name })}
          onClick={onPublish}
        >
          {t('farmerDashboard.publish')}
        </Button>
      ) : null}
      <Button
        component={Link}
        to={isOver ? paths.sellAgain(id) : paths.editCrop(id)}
        startIcon={isOver ? <AgainIcon /> : <EditIcon />}
        aria-label={t(isOver ? 'farmerDashboard.sellCropAgain' : 'farmerDashboard.editCrop', { name })}
      >
        <span>{t(isOver ? 'farmerDashboard.sellAgain' : 'farmerDashboard.edit')}</span>
      </Button>
      <Button
        color="error"
        startIcon={<DeleteIcon />}
        aria-label={t('farmerDashboard.deleteCrop', { name })}
        onClick={onDelete}
      >
        {t('farmerDashboard.delete')}
      </Button>
    </Box>
  );
}
