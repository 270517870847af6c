import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';

/** Says above a list that its rows are samples, and since when the figures are what they are. */
export function SampleNote({ text }: { text?: string }) {
  const { t } = useText();
  return (
    <Typography
      role="note"
      variant="body2"
      sx={{ mb: 3, pl: 2, borderLeft: 3, borderColor: 'secondary.main', color: 'text.secondary' }}
    >
      {text ?? t('ui.catalogue.sample')}
    </Typography>
  );
}
