import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useText } from '@/i18n/use-text';
import type { ConfirmDialogProps } from './confirm-dialog';

/** The dialog itself; pages use {@link ConfirmDialog}, which fetches this file apart from the page. */
export default function ConfirmDialogView(props: ConfirmDialogProps) {
  const {
    open,
    title,
    text,
    confirmLabel,
    cancelLabel,
    destructive = false,
    busy = false,
    onConfirm,
    onCancel,
  } = props;
  const { t } = useText();
  const titleId = useId();
  const textId = useId();
  return (
    <Dialog open={open} onClose={onCancel} role="alertdialog" aria-labelledby={titleId} aria-describedby={textId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{text}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ p: 2, pt: 0 }}>
        <Button autoFocus onClick={onCancel}>
          <span>{cancelLabel ?? t('ui.cancel')}</span>
        </Button>
        <Button variant="contained" color={destructive ? 'error' : 'primary'} disabled={busy} onClick={onConfirm}>
          <span>{confirmLabel ?? t('ui.confirm')}</span>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
