import { skipToken } from '@apollo/client/react';
import { useLive } from '@/graphql/live/live-provider';
import { usePageVisible } from '@/graphql/live/use-page-visible';
import { UnreadNotificationsDocument, useNotificationAddedSubscription } from '../notifications.generated';

/** Follows what somebody is told while they look at the page: the count is written down, and every list of theirs asks anew. */
export function useNotificationNews(): void {
  const live = useLive();
  const visible = usePageVisible();
  const options = {
    onData: ({ client, data: { data } }: Parameters<NonNullable<Options['onData']>>[0]) => {
      const news = data?.notificationAdded;
      if (!news) return;
      client.writeQuery({ query: UnreadNotificationsDocument, data: { unreadNotifications: news.unread } });
      live.tellNews();
    },
  };
  useNotificationAddedSubscription(visible ? options : skipToken);
}

type Options = Exclude<Parameters<typeof useNotificationAddedSubscription>[0], undefined | typeof skipToken>;
