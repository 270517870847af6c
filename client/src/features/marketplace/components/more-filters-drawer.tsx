import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useText } from '@/i18n/use-text';
import type { MarketFilters } from '../model/market-filters';
import { MoreFiltersForm } from './more-filters-form';

export type MoreFiltersDrawerProps = {
  open: boolean;
  filters: MarketFilters;
  onClose(): void;
  onApply(change: Partial<MarketFilters>): void;
};

/** The further filters, over the page: full width on a phone, at the side elsewhere. Fetched apart from the page. */
export default function MoreFiltersDrawer({ open, filters, onClose, onApply }: MoreFiltersDrawerProps) {
  const { t } = useText();
  const titleId = useId();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, sx: { width: { xs: 1, sm: 420 } } },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', px: 2.5, pt: 1.5 }}>
        <Typography variant="h2" id={titleId}>
          {t('marketplace.moreFilters')}
        </Typography>
        <IconButton aria-label={t('ui.close')} onClick={onClose} edge="end">
          <CloseIcon />
        </IconButton>
      </Box>
      {/* Mounted with each opening: what was chosen but not applied is forgotten. */}
      <MoreFiltersForm filters={filters} onApply={onApply} />
    </Drawer>
  );
}
