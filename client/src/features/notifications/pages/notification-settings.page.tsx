import BackIcon from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { useSession } from '@/session/session-provider';
import { EmptyState } from '@/ui/feedback/empty-state';
import { LoadingText } from '@/ui/feedback/loading-text';
import { Page } from '@/ui/layout/page';
import { Panel } from '@/ui/layout/panel';
import { GroupSwitch } from '../components/group-switch';
import { MailLanguage } from '../components/mail-language';
import { PushPanel } from '../components/push-panel';
import { type NotificationSettingsShownFragment, useNotificationSettingsQuery } from '../notifications.generated';

/** What comes by e-mail and to devices, and in which language. The bell always has everything. */
export function Component() {
  const { t } = useText();
  const query = useNotificationSettingsQuery({ fetchPolicy: 'cache-and-network' });
  const settings = query.data?.notificationSettings;
  const retry = () => void query.refetch().catch((reason: unknown) => console.error('Still no settings:', reason));
  return (
    <Page width="narrow">
      <meta name="robots" content="noindex" />
      <Button component={Link} to={paths.notifications} startIcon={<BackIcon />} sx={{ ml: -1.5 }}>
        {t('notifications.settings.back')}
      </Button>
      <Typography variant="h1" sx={{ mt: 1 }}>
        {t('notifications.settings.title')}
      </Typography>
      <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>{t('notifications.settings.page')}</Typography>
      <Button component={Link} to={paths.priceAlerts} variant="outlined" sx={{ mb: 3 }}>
        <span>{t('notifications.settings.prices')}</span>
      </Button>
      {settings ? <Mails settings={settings} /> : null}
      {settings?.pushKey ? (
        <Box sx={{ mt: 3 }}>
          <PushPanel settings={settings} siteKey={settings.pushKey} />
        </Box>
      ) : null}
      {!settings && query.loading ? <LoadingText text={t('notifications.settings.loading')} /> : null}
      {!settings && !query.loading ? (
        <EmptyState
          title={t('notifications.settings.failed')}
          hint={t('notifications.failedHint')}
          action={
            <Button variant="outlined" onClick={retry}>
              {t('notifications.tryAgain')}
            </Button>
          }
        />
      ) : null}
    </Page>
  );
}

/** Where e-mails go, which come, when, and in which language. */
function Mails({ settings }: { settings: NotificationSettingsShownFragment }) {
  const { t } = useText();
  const { user } = useSession();
  return (
    <Panel title={t('notifications.settings.mails')}>
      <Typography>{t('notifications.settings.mailsTo', { email: user?.email ?? '' })}</Typography>
      {settings.mailAvailable ? null : (
        <Typography role="note" sx={{ mt: 1, fontWeight: 600 }}>
          {t('notifications.settings.noMail')}
        </Typography>
      )}
      <Box sx={{ my: 2, '& > * + *': { borderTop: 1, borderColor: 'divider' } }}>
        {settings.groups.map(({ group, mail }) => (
          <Box key={group} sx={{ py: 0.5 }}>
            <GroupSwitch group={group} channel="mail" on={mail} />
          </Box>
        ))}
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>{t('notifications.settings.quiet')}</Typography>
      <MailLanguage language={settings.language} />
    </Panel>
  );
}
