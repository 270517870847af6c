import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useText } from '@/i18n/use-text';
import { EmptyState, type EmptyStateProps } from '@/ui/feedback/empty-state';
import { LoadingText } from '@/ui/feedback/loading-text';
import { useListWait } from './lists-together';

export type ListStateProps = {
  loading: boolean;
  loadingText: string;
  /** True when the list could not be fetched; by rule it then stays empty (spec §8), and we offer another try. */
  failed: boolean;
  onRetry(): void;
  empty: EmptyStateProps;
};

/** What stands in a dashboard's place of rows while there are none. */
export function ListState({ loading, loadingText, failed, onRetry, empty }: ListStateProps) {
  const { t } = useText();
  const waits = useListWait(loading);
  if (loading) return waits ? <LoadingText text={loadingText} /> : null;
  if (failed) {
    return (
      <EmptyState
        title={t('dashboards.failed')}
        hint={t('dashboards.failedHint')}
        action={
          <Button variant="outlined" onClick={onRetry}>
            {t('dashboards.retry')}
          </Button>
        }
      />
    );
  }
  return (
    <Box>
      <Box
        component="img"
        src="/illustrations/states/empty.svg"
        alt=""
        width={480}
        height={270}
        sx={{ display: 'block', width: 'min(100%, 320px)', height: 'auto', mx: 'auto', borderRadius: 1 }}
      />
      <EmptyState {...empty} />
    </Box>
  );
}
