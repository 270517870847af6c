import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useText } from '@/i18n/use-text';
import { LoadingText } from '@/ui/feedback/loading-text';
import { useListWait } from './lists-together';

type SectionStateProps = {
  loading: boolean;
  loadingText: string;
  failed: boolean;
  failedText: string;
  onRetry(): void;
  empty: string;
};

/** What stands in the place of rows in a section beside the page's own list, in one line; see ListState for that list. */
export function SectionState({ loading, loadingText, failed, failedText, onRetry, empty }: SectionStateProps) {
  const { t } = useText();
  const waits = useListWait(loading);
  if (loading) return waits ? <LoadingText text={loadingText} /> : null;
  return (
    <Box
      role="status"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, color: 'text.secondary' }}
    >
      <Typography>{failed ? failedText : empty}</Typography>
      {failed ? <Button onClick={onRetry}>{t('dashboards.retry')}</Button> : null}
    </Box>
  );
}
