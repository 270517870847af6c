import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useText } from '@/i18n/use-text';
import { useToasts } from '@/ui/feedback/toasts';

/** A number or an address, large enough to dictate, with a button that copies it. */
export function CopyLine({ text }: { text: string }) {
  const { t } = useText();
  const toasts = useToasts();
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toasts.success(t('contact.copied', { text }));
    } catch (error) {
      // Forbidden by the browser, or no secure address: the text is there to be read.
      console.warn('Copying failed:', error);
      toasts.error(t('contact.copyFailed'));
    }
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
      <Box component="strong" sx={{ overflowWrap: 'anywhere' }}>
        {text}
      </Box>
      <Button startIcon={<CopyIcon />} aria-label={t('contact.copyText', { text })} onClick={() => void copy()}>
        {t('contact.copy')}
      </Button>
    </Box>
  );
}
