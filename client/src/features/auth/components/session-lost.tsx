import Box from '@mui/material/Box';
import { useText } from '@/i18n/use-text';
import { InlineLink } from './inline-link';

/** Says why somebody who was signed in stands before the login again, and offers the page they came from. */
export function SessionLost({ lastPage }: { lastPage: string | undefined }) {
  const { t } = useText();
  if (!lastPage) return null;
  return (
    <Box role="status" sx={{ p: 2, borderRadius: 1, bgcolor: 'action.hover' }}>
      {t('login.sessionEnded')} <InlineLink to={lastPage}>{t('login.lastPage')}</InlineLink>
    </Box>
  );
}
