import UpIcon from '@mui/icons-material/ArrowUpwardRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useFresh } from '@/graphql/use-fresh';
import { useNextPage } from '@/graphql/use-next-page';
import { useLanguageVariable } from '@/i18n/use-language-variable';
import { useText } from '@/i18n/use-text';
import { formatDate } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { LoadMoreButton } from '@/ui/data/load-more-button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { LoadingText } from '@/ui/feedback/loading-text';
import { visuallyHidden } from '@/ui/feedback/visually-hidden';
import { Page } from '@/ui/layout/page';
import { PageHeader } from '@/ui/layout/page-header';
import { MarkAllRead } from '../components/mark-all-read';
import { NotificationRows } from '../components/notification-rows';
import { useArrived } from '../components/use-arrived';
import { useHeldPlace } from '../components/use-held-place';
import { byDay, dayWord } from '../model/by-day';
import { type NotificationShownFragment, useNotificationsQuery } from '../notifications.generated';

const PAGE_SIZE = 20;

/** All notifications, newest first and day by day. What comes while it is open appears on top. */
export function Component() {
  const { t } = useText();
  const language = useLanguageVariable().variables;
  const query = useNotificationsQuery({
    variables: { first: PAGE_SIZE, ...language },
    fetchPolicy: 'cache-and-network',
  });
  useFresh(query);
  const nextPage = useNextPage(query);
  const data = query.data ?? query.previousData;
  const page = data?.notifications;
  const rows = page?.nodes ?? [];
  const arrived = useArrived(page?.nodes);
  const { list, isAbove, showTop } = useHeldPlace(rows[0]?.id ?? null);
  const retry = () => void query.refetch().catch((reason: unknown) => console.error('Still no notifications:', reason));
  return (
    <Page width="medium">
      <meta name="robots" content="noindex" />
      <PageHeader
        title={t('notifications.title')}
        actions={
          <>
            <MarkAllRead rows={rows} unread={data?.unreadNotifications ?? 0} />
            <Button component={Link} to={paths.notificationSettings} variant="outlined">
              {t('notifications.settings')}
            </Button>
          </>
        }
      />
      <Box role="status" sx={visuallyHidden}>
        {arrived.length > 0 ? `${t('notifications.arrived', { count: arrived.length })} ${arrived[0]?.text ?? ''}` : ''}
      </Box>
      {isAbove ? (
        <Box sx={{ position: 'fixed', top: 72, insetInline: 0, zIndex: 1, textAlign: 'center', pointerEvents: 'none' }}>
          <Button variant="contained" startIcon={<UpIcon />} onClick={showTop} sx={{ pointerEvents: 'auto' }}>
            {t('notifications.showNew')}
          </Button>
        </Box>
      ) : null}
      <div ref={list}>{rows.length > 0 ? <Days rows={rows} /> : null}</div>
      {!page && query.loading ? <LoadingText text={t('notifications.loading')} /> : null}
      {!page && !query.loading ? (
        <EmptyState
          title={t('notifications.failed')}
          hint={t('notifications.failedHint')}
          action={
            <Button variant="outlined" onClick={retry}>
              {t('notifications.tryAgain')}
            </Button>
          }
        />
      ) : null}
      {page && rows.length === 0 ? (
        <>
          <Box
            component="img"
            src="/illustrations/states/empty.svg"
            alt=""
            width={480}
            height={270}
            sx={{ display: 'block', width: 'min(100%, 320px)', height: 'auto', mx: 'auto', borderRadius: 1 }}
          />
          <EmptyState title={t('notifications.empty')} hint={t('notifications.emptyHint')} />
        </>
      ) : null}
      {page?.pageInfo.hasNextPage ? (
        <LoadMoreButton
          label={t('notifications.more')}
          busy={nextPage.busy}
          note={nextPage.failed ? t('notifications.moreFailed') : null}
          onClick={() => nextPage.load(page.pageInfo.endCursor)}
        />
      ) : null}
    </Page>
  );
}

/** Today, yesterday, and every other day by its date. */
function Days({ rows }: { rows: readonly NotificationShownFragment[] }) {
  const { t, language } = useText();
  const now = Date.now();
  return byDay(rows).map(({ day, rows: its }) => {
    const word = dayWord(day, now);
    const title = word ? t(`notifications.${word}`) : formatDate(day, language);
    return (
      <Box component="section" key={day} sx={{ mb: 3 }}>
        <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
          {title}
        </Typography>
        <Box
          sx={{
            borderRadius: 1,
            border: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
            overflow: 'hidden',
          }}
        >
          <NotificationRows rows={its} label={title} />
        </Box>
      </Box>
    );
  });
}
