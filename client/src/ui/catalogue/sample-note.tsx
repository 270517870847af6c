import Alert from '@mui/material/Alert';
import { useText } from '@/i18n/use-text';

/** Says above a list that its rows are samples, and since when the figures are what they are. */
export function SampleNote({ text }: { text?: string }) {
  const { t } = useText();
  return (
    <Alert severity="info" variant="outlined" icon={false} sx={{ mb: 3, bgcolor: 'background.paper' }}>
      {text ?? t('ui.catalogue.sample')}
    </Alert>
  );
}
