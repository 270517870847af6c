import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import OfferDialogView from './offer-dialog-view';
import type { ShareProps } from './share-button';
import { useToasts } from './toasts';

type ShareDialogProps = { open: boolean; onClose(): void } & Required<ShareProps>;

/** For devices that share nothing themselves: the address to read, to copy, and to send by WhatsApp. */
export default function ShareDialog({ open, onClose, title, address }: ShareDialogProps) {
  const { t } = useText();
  const toasts = useToasts();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toasts.success(t('ui.shareCopied'));
    } catch (error) {
      // Forbidden by the browser, or no secure address: the text is there to be read.
      console.warn('Copying failed:', error);
      toasts.error(t('ui.shareCopyFailed'));
    }
  };
  const text = encodeURIComponent(`${title}\n${address}`);
  return (
    <OfferDialogView
      open={open}
      onClose={onClose}
      title={t('ui.share')}
      person={null}
      note={null}
      action={
        <>
          <Button onClick={() => void copy()}>{t('ui.shareCopy')}</Button>
          <Button href={`https://wa.me/?text=${text}`} target="_blank" rel="noopener noreferrer" variant="contained">
            {t('ui.whatsApp')}
          </Button>
        </>
      }
    >
      <span>{title}</span>
      <Typography component="div" variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere', color: 'text.secondary' }}>
        {address}
      </Typography>
    </OfferDialogView>
  );
}
