import { useText } from '@/i18n/use-text';
import { HintBox } from '@/ui/feedback/hint-box';
import { InlineLink } from './inline-link';

/** Says why somebody who was signed in stands before the login again, and offers the page they came from. */
export function SessionLost({ lastPage }: { lastPage: string | undefined }) {
  const { t } = useText();
  if (!lastPage) return null;
  return (
    <HintBox text={t('login.sessionEnded')} action={<InlineLink to={lastPage}>{t('login.lastPage')}</InlineLink>} />
  );
}
