import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { errorCode } from '@/graphql/errors';
import { useText } from '@/i18n/use-text';
import { Panel } from '@/ui/layout/panel';

type ContactMissingProps = { error: unknown; onRetry(): void };

/** In the farmer's place while the contact did not come: many people behind one address share a limit. */
export default function ContactMissing({ error, onRetry }: ContactMissingProps) {
  const { t } = useText();
  const isLimited = errorCode(error) === 'RATE_LIMITED';
  return (
    <Panel title={t('cropDetail.farmer')}>
      <Typography role="status">{t(isLimited ? 'cropDetail.contactLimited' : 'cropDetail.contactFailed')}</Typography>
      <Button variant="outlined" onClick={onRetry} sx={{ mt: 2 }}>
        {t('cropDetail.tryAgain')}
      </Button>
    </Panel>
  );
}
