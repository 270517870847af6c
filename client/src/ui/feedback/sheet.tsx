import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useText } from '@/i18n/use-text';

type SheetProps = {
  open: boolean;
  onClose(): void;
  title: ReactNode;
  children: ReactNode;
};

const PHONE = '@media (max-width: 599.95px)';

/** At the lower edge of a phone, as wide as it, under the thumb. */
const AT_THE_EDGE = {
  '& .MuiDialog-container': { alignItems: { xs: 'flex-end', sm: 'center' } },
  '& .MuiDialog-paper': {
    m: { xs: 0, sm: 4 },
    width: { xs: 1, sm: 480 },
    maxWidth: { xs: 1, sm: 480 },
    maxHeight: { xs: 'calc(100% - 48px)' },
    [PHONE]: { borderEndStartRadius: 0, borderEndEndRadius: 0 },
    pb: 'env(safe-area-inset-bottom)',
  },
} as const;

/** What more can be done with a thing, over the page. With MUI's modal it weighs 10 kB: part of a file that is fetched when it is opened (`WhenOpened`). */
export function Sheet({ open, onClose, title, children }: SheetProps) {
  const { t } = useText();
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} sx={AT_THE_EDGE}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 1, px: 2, pt: 1.5 }}>
        <Typography variant="h3" component="h2" id={titleId} sx={{ py: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <IconButton aria-label={t('ui.close')} onClick={onClose} edge="end">
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ px: 2, pb: 2, overflowY: 'auto' }}>{children}</Box>
    </Dialog>
  );
}
