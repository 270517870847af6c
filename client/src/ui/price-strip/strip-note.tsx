import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { type PricesAround, stripWords } from './strip-words';

/** Of which day the prices of brief strips are, and whether that is a sample or old. */
export function StripNote({ around }: { around: PricesAround }) {
  const { t, language } = useText();
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      {t('ui.mandi.note', { noted: stripWords(around, around.mandi, { t, language }).noted })}
    </Typography>
  );
}
