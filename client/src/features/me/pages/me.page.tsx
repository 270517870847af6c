import { skipToken } from '@apollo/client/react';
import PaymentIcon from '@mui/icons-material/AccountBalanceWalletOutlined';
import DraftIcon from '@mui/icons-material/EditNoteOutlined';
import CropsIcon from '@mui/icons-material/GrassOutlined';
import DealsIcon from '@mui/icons-material/HandshakeOutlined';
import HelpIcon from '@mui/icons-material/HelpOutlineRounded';
import MailIcon from '@mui/icons-material/MailOutlineRounded';
import BellIcon from '@mui/icons-material/NotificationsNoneRounded';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import AlertIcon from '@mui/icons-material/TrendingUpOutlined';
import Button from '@mui/material/Button';
import { useText } from '@/i18n/use-text';
import { keptTime } from '@/lib/kept-time';
import { dashboardPath, paths } from '@/lib/paths';
import { useSession } from '@/session/session-provider';
import { Page } from '@/ui/layout/page';
import { LookAndLanguage } from '../components/look-and-language';
import { OwnGroup } from '../components/own-group';
import { OwnHead } from '../components/own-head';
import { OwnRow } from '../components/own-row';
import { useUnfinishedListing } from '../components/use-unfinished-listing';
import { useOwnPageQuery } from '../me.generated';

/** One's own page: who one is to others, what one has here, and what can be set. */
export function Component() {
  const { t, language } = useText();
  const { user, signOut } = useSession();
  const { data } = useOwnPageQuery(user ? { variables: { id: user.id }, fetchPolicy: 'cache-and-network' } : skipToken);
  const draftAt = useUnfinishedListing(user?.id ?? '');
  if (!user) return null;
  const isFarmer = user.role === 'FARMER';
  return (
    <Page width="narrow">
      <meta name="robots" content="noindex" />
      <OwnHead user={user} known={data} />
      <OwnGroup title={t('me.trade')}>
        <OwnRow Icon={CropsIcon} label={t(isFarmer ? 'me.crops' : 'me.bids')} to={dashboardPath(user.role)} />
        <OwnRow Icon={DealsIcon} label={t('me.deals')} to={paths.deals} />
        {draftAt === null ? null : (
          <OwnRow
            Icon={DraftIcon}
            label={t('me.draft')}
            value={t('me.draftKept', { time: keptTime(draftAt, language) })}
            to={paths.addCrop}
          />
        )}
        <OwnRow Icon={AlertIcon} label={t('me.priceAlerts')} to={paths.priceAlerts} />
      </OwnGroup>
      <OwnGroup title={t('me.account')}>
        <OwnRow Icon={PersonIcon} label={t('me.public')} value={t('me.publicHint')} to={paths.person(user.id)} />
        {isFarmer ? (
          <OwnRow
            Icon={PaymentIcon}
            label={t('me.payment')}
            value={data?.me ? (data.me.paymentAddress ?? t('me.paymentNone')) : null}
            to={paths.payment}
          />
        ) : null}
        <OwnRow Icon={BellIcon} label={t('me.notifications')} to={paths.notifications} />
        <OwnRow Icon={MailIcon} label={t('me.settings')} value={t('me.settingsHint')} to={paths.notificationSettings} />
      </OwnGroup>
      <OwnGroup title={t('me.look')}>
        <LookAndLanguage />
      </OwnGroup>
      <OwnGroup title={t('me.more')}>
        <OwnRow Icon={HelpIcon} label={t('me.help')} value={t('me.helpHint')} to={paths.support} />
      </OwnGroup>
      <Button variant="outlined" color="error" fullWidth onClick={() => void signOut()} sx={{ mt: 3 }}>
        {t('nav.logout')}
      </Button>
    </Page>
  );
}
