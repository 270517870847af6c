import ReminderIcon from '@mui/icons-material/AlarmRounded';
import DealIcon from '@mui/icons-material/HandshakeOutlined';
import BidIcon from '@mui/icons-material/LocalOfferOutlined';
import RatingIcon from '@mui/icons-material/StarOutlineRounded';
import PriceIcon from '@mui/icons-material/TrendingUpRounded';
import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import type { NotificationGroup } from '@/graphql/generated/schema-types';
import { useText } from '@/i18n/use-text';
import type { NotificationShownFragment } from '../notifications.generated';
import { TimeAgo } from './time-ago';
import { useMarkRead } from './use-mark-read';

const icons: Record<NotificationGroup, ComponentType> = {
  BIDS: BidIcon,
  DEALS: DealIcon,
  REMINDERS: ReminderIcon,
  RATINGS: RatingIcon,
  PRICES: PriceIcon,
};

type NotificationRowProps = {
  row: NotificationShownFragment;
  /** Called when it is pressed, before the page changes. */
  onOpen?: () => void;
};

/** One notification: the whole row leads to where something can be done about it, and marks it as read. */
export function NotificationRow({ row, onOpen }: NotificationRowProps) {
  const { t } = useText();
  const markRead = useMarkRead();
  const { id, group, text, priceWords, link, createdAt, readAt } = row;
  const Icon = icons[group];

  const open = () => {
    onOpen?.();
    if (readAt) return;
    markRead({ ids: [id] }, [row]).catch((error: unknown) => {
      // The page that it leads to matters more: it stays unread, and can be opened again.
      console.warn('A notification that was opened stays unread:', error);
    });
  };

  return (
    <Box
      component={Link}
      to={link}
      onClick={open}
      onAuxClick={open}
      sx={{
        display: 'flex',
        gap: 1.5,
        px: { xs: 1.5, sm: 2 },
        py: 1.5,
        minHeight: 48,
        color: 'text.primary',
        textDecoration: 'none',
        borderLeft: '4px solid',
        borderColor: readAt ? 'transparent' : 'secondary.main',
        '&:hover': { bgcolor: 'action.hover' },
        // The list cuts off what stands out of it.
        '&:focus-visible': { outlineOffset: -3, boxShadow: 'none' },
      }}
    >
      <Box
        aria-hidden="true"
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 40,
          height: 40,
          flexShrink: 0,
          borderRadius: '50%',
          bgcolor: readAt ? 'action.hover' : 'primary.main',
          color: readAt ? 'text.secondary' : 'primary.contrastText',
        }}
      >
        <Icon />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box component="span" sx={{ display: 'block', fontWeight: readAt ? 400 : 600 }}>
          {text}
        </Box>
        {priceWords ? (
          <Box component="span" sx={{ display: 'block', typography: 'body2' }}>
            {priceWords}
          </Box>
        ) : null}
        <Box
          component="span"
          sx={{ display: 'flex', gap: 1, alignItems: 'center', typography: 'body2', color: 'text.secondary', mt: 0.25 }}
        >
          {readAt ? null : (
            <Box
              component="span"
              sx={{
                px: 1,
                borderRadius: 1,
                bgcolor: 'secondary.main',
                color: 'secondary.contrastText',
                fontWeight: 600,
              }}
            >
              {t('notifications.new')}
            </Box>
          )}
          <TimeAgo moment={createdAt} />
        </Box>
      </Box>
    </Box>
  );
}
