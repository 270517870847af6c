import { skipToken } from '@apollo/client/react';
import { useLive } from '@/graphql/live/live-provider';
import { usePageVisible } from '@/graphql/live/use-page-visible';
import { UnreadNotificationsDocument, useNotificationAddedSubscription } from '../notifications.generated';

/** Subscribes to notifications while the page is visible: updates the count and refetches every list. */
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
