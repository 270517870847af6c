import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useText } from '@/i18n/use-text';
import BidForm, { type BidFormProps } from './bid-form';

/** The bid form over the lower part of a phone. What was typed stays while it is shut. */
export default function BidSheet({ open, onClose, ...form }: BidFormProps & { open: boolean; onClose(): void }) {
  const { t } = useText();
  const titleId = useId();
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      keepMounted
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { maxHeight: '92dvh', borderRadius: 0, px: 2, maxWidth: 600, mx: 'auto' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', pt: 1 }}>
        <Typography variant="h3" component="h2" id={titleId}>
          {t('cropDetail.bid.title')}
        </Typography>
        <IconButton aria-label={t('ui.close')} onClick={onClose} edge="end">
          <CloseIcon />
        </IconButton>
      </Box>
      <BidForm {...form} />
    </Drawer>
  );
}
