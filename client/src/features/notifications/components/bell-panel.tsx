import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useFresh } from '@/graphql/use-fresh';
import { useLanguageVariable } from '@/i18n/use-language-variable';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { LoadingText } from '@/ui/feedback/loading-text';
import { useNotificationsQuery } from '../notifications.generated';
import { MarkAllRead } from './mark-all-read';
import { NotificationRows } from './notification-rows';

const SHOWN = 8;

/** The newest notifications below the bell. It follows the bell in the page, so that Tab leads from one into the other. */
export function BellPanel({ id, onClose }: { id: string; onClose(): void }) {
  const { t } = useText();
  const titleId = useId();
  const language = useLanguageVariable().variables;
  const query = useNotificationsQuery({
    variables: { first: SHOWN, ...language },
    fetchPolicy: 'cache-and-network',
  });
  useFresh(query);
  const data = query.data ?? query.previousData;
  // The page of all of them shares its list with this one.
  const rows = data?.notifications?.nodes.slice(0, SHOWN) ?? [];
  const retry = () => void query.refetch().catch((reason: unknown) => console.error('Still no notifications:', reason));
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={titleId}
      sx={{
        position: 'absolute',
        top: 'calc(100% + 8px)',
        right: 0,
        width: 420,
        maxHeight: 'min(640px, calc(100dvh - 96px))',
        display: 'flex',
        flexDirection: 'column',
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        boxShadow: '0 8px 32px rgb(20 30 15 / 22%)',
        overflow: 'hidden',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 2.5, pr: 1, minHeight: 56 }}>
        <Typography id={titleId} variant="h4" component="h2" sx={{ flex: 1 }}>
          {t('notifications.title')}
        </Typography>
        <MarkAllRead rows={rows} unread={data?.unreadNotifications ?? 0} />
      </Box>
      <Box sx={{ overflowY: 'auto', borderBlock: 1, borderColor: 'divider' }}>
        {rows.length > 0 ? (
          <NotificationRows rows={rows} label={t('notifications.newest')} onOpen={onClose} />
        ) : (
          <PanelState loading={query.loading && !data} failed={Boolean(query.error) && !data} onRetry={retry} />
        )}
      </Box>
      <Button component={Link} to={paths.notifications} onClick={onClose} sx={{ m: 1 }}>
        {t('notifications.seeAll')}
      </Button>
    </Box>
  );
}

/** What stands in the panel while it has no rows. */
function PanelState({ loading, failed, onRetry }: { loading: boolean; failed: boolean; onRetry(): void }) {
  const { t } = useText();
  if (loading) return <LoadingText text={t('notifications.loading')} />;
  return (
    <Box role="status" sx={{ px: 2.5, py: 3 }}>
      <Typography sx={{ fontWeight: 600 }}>{t(failed ? 'notifications.failed' : 'notifications.empty')}</Typography>
      {failed ? (
        <Button variant="outlined" sx={{ mt: 1.5 }} onClick={onRetry}>
          {t('notifications.tryAgain')}
        </Button>
      ) : (
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{t('notifications.emptyHint')}</Typography>
      )}
    </Box>
  );
}
