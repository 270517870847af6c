import BellIcon from '@mui/icons-material/NotificationsNoneRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useIsLive } from '@/graphql/live/live-provider';
import { useFresh } from '@/graphql/use-fresh';
import { useText } from '@/i18n/use-text';
import { paths } from '@/lib/paths';
import { visuallyHidden } from '@/ui/feedback/visually-hidden';
import { useUnreadNotificationsQuery } from '../notifications.generated';
import { BellPanel } from './bell-panel';
import { PushOffer } from './push-offer';
import { useNotificationNews } from './use-notification-news';
import { useRise } from './use-rise';
import { useWide } from './use-wide';

const MOST_SHOWN = 9;

/**
 * How many notifications are unread, on every page. At a desk it opens a panel with the newest; on a phone, and on the page of
 * notifications itself, it leads to that page.
 */
export function Bell() {
  const { t } = useText();
  const { pathname } = useLocation();
  const wide = useWide();
  const query = useUnreadNotificationsQuery({ fetchPolicy: 'cache-and-network' });
  const isLive = useIsLive();
  useNotificationNews();
  // What is followed brings the count with it.
  useFresh(query, !isLive);
  const counted = (query.data ?? query.previousData)?.unreadNotifications ?? null;
  const unread = counted ?? 0;
  const onOwnPage = pathname === paths.notifications;
  const arrived = useRise(counted);

  const [open, setOpen] = useState(false);
  const panelId = useId();
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hasPanel = wide && !onOwnPage;
  const shown = open && hasPanel;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the panel that led to it.
  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => {
    if (!shown) return;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [shown]);

  const name = unread > 0 ? t('notifications.bellUnread', { count: unread }) : t('notifications.bell');
  const face = (
    <>
      <BellIcon />
      {unread > 0 ? <Count text={unread > MOST_SHOWN ? `${MOST_SHOWN}+` : String(unread)} /> : null}
    </>
  );
  const look = { width: 48, height: 48 };
  return (
    <Box
      ref={place}
      sx={{ position: 'relative' }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !shown) return;
        setOpen(false);
        button.current?.focus();
      }}
      onBlur={({ relatedTarget }) => {
        // Null where the window itself loses the focus, or where what is pressed takes none.
        if (relatedTarget && !place.current?.contains(relatedTarget)) setOpen(false);
      }}
    >
      {hasPanel ? (
        <IconButton
          ref={button}
          color="inherit"
          aria-label={name}
          aria-expanded={shown}
          aria-controls={shown ? panelId : undefined}
          onClick={() => setOpen(!open)}
          sx={look}
        >
          {face}
        </IconButton>
      ) : (
        <IconButton
          component={Link}
          to={paths.notifications}
          color="inherit"
          aria-label={name}
          aria-current={onOwnPage ? 'page' : undefined}
          sx={look}
        >
          {face}
        </IconButton>
      )}
      {shown ? <BellPanel id={panelId} onClose={() => setOpen(false)} /> : null}
      <PushOffer />
      {/* The page of notifications says itself what came. */}
      <Box role="status" sx={visuallyHidden}>
        {arrived > 0 && !onOwnPage ? t('notifications.arrived', { count: arrived }) : ''}
      </Box>
    </Box>
  );
}

/** The number on the bell. The bell's name says it too. */
function Count({ text }: { text: string }) {
  return (
    <Box
      component="span"
      aria-hidden="true"
      sx={{
        position: 'absolute',
        top: 4,
        left: 'calc(50% + 2px)',
        minWidth: 20,
        height: 20,
        px: 0.5,
        borderRadius: 1,
        fontSize: '0.8125rem',
        fontWeight: 700,
        lineHeight: '20px',
        textAlign: 'center',
        bgcolor: 'error.main',
        color: 'error.contrastText',
      }}
    >
      {text}
    </Box>
  );
}
