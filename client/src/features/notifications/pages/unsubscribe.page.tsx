import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { errorCode } from '@/graphql/errors';
import type { NotificationGroup } from '@/graphql/generated/schema-types';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/empty-state';
import { LoadingText } from '@/ui/feedback/loading-text';
import { Page } from '@/ui/layout/page';
import { useMailSubscriptionQuery, useUnsubscribeMutation } from '../notifications.generated';

/** Where the link at the foot of an e-mail leads, with no sign-in. Looking changes nothing: mail programs look by themselves. */
export function Component() {
  const { t } = useText();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const query = useMailSubscriptionQuery({ variables: { token }, fetchPolicy: 'network-only' });
  const subscription = query.data?.mailSubscription;
  const retry = () => void query.refetch().catch((reason: unknown) => console.error('Still no answer:', reason));
  return (
    <Page width="narrow">
      <meta name="robots" content="noindex" />
      {subscription ? <Subscription token={token} group={subscription.group} mail={subscription.mail} /> : null}
      {!subscription && query.loading ? <LoadingText text={t('unsubscribe.loading')} /> : null}
      {!subscription && !query.loading ? (
        <EmptyState
          heading="h1"
          title={t(query.error ? 'unsubscribe.loadFailed' : 'unsubscribe.notOurs')}
          hint={t(query.error ? 'notifications.failedHint' : 'unsubscribe.notOursHint')}
          action={
            query.error ? (
              <Button variant="contained" onClick={retry}>
                {t('notifications.tryAgain')}
              </Button>
            ) : (
              <SettingsLink />
            )
          }
        />
      ) : null}
    </Page>
  );
}

type SubscriptionProps = { token: string; group: NotificationGroup; mail: boolean };

/** What the link is about, the button, and after it what happened. */
function Subscription({ token, group, mail }: SubscriptionProps) {
  const { t } = useText();
  const [unsubscribe] = useUnsubscribeMutation();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<'stopped' | 'stoppedAll' | 'failed' | 'notOurs' | null>(null);
  const note = useRef<HTMLParagraphElement>(null);
  const done = outcome === 'stopped' || outcome === 'stoppedAll';
  useLayoutEffect(() => {
    // The buttons are gone.
    if (done) note.current?.focus();
  }, [done]);

  async function stop(everything: boolean): Promise<void> {
    setBusy(true);
    setOutcome(null);
    try {
      await unsubscribe({ variables: { input: { token, everything } } });
      setOutcome(everything ? 'stoppedAll' : 'stopped');
    } catch (error) {
      console.error('The e-mails go on:', error);
      setOutcome(errorCode(error) === 'BAD_USER_INPUT' ? 'notOurs' : 'failed');
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {t('unsubscribe.title', { group: t(`notifications.group.${group}`) })}
      </Typography>
      {done || !mail ? (
        <>
          <Typography ref={note} tabIndex={-1} sx={{ fontWeight: 600 }}>
            {t(done ? `unsubscribe.${outcome}` : 'unsubscribe.already')}
          </Typography>
          <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>{t('unsubscribe.stillThere')}</Typography>
          <SettingsLink />
        </>
      ) : (
        <>
          <Typography>{t(`notifications.groupHint.${group}`)}</Typography>
          <Typography sx={{ mt: 1, mb: 3, fontWeight: 600 }}>{t('unsubscribe.question')}</Typography>
          <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
            <Button variant="contained" disabled={busy} aria-busy={busy} onClick={() => void stop(false)}>
              {t('unsubscribe.stop')}
            </Button>
            <Button variant="outlined" disabled={busy} onClick={() => void stop(true)}>
              {t('unsubscribe.stopAll')}
            </Button>
            <SettingsLink />
          </Stack>
          <Typography role="alert" sx={{ mt: 1.5, color: 'error.main' }}>
            {outcome ? t(`unsubscribe.${outcome}`) : null}
          </Typography>
        </>
      )}
    </>
  );
}

/** To the settings, by way of the sign-in if signed out. */
function SettingsLink() {
  const { t } = useText();
  return (
    <Button component={Link} to={paths.notificationSettings} variant="outlined">
      {t('unsubscribe.settings')}
    </Button>
  );
}
