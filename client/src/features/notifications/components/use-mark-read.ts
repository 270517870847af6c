import { useCallback } from 'react';
import type { MarkNotificationsReadInput } from '@/graphql/generated/schema-types';
import {
  type NotificationShownFragment,
  UnreadNotificationsDocument,
  useMarkNotificationsReadMutation,
} from '../notifications.generated';

type Shown = Pick<NotificationShownFragment, 'id'>;

/**
 * Marks notifications as read, by name or all up to one. Bell and lists follow with the answer, in which the server names a
 * hundred at most: so the caller says which of the rows that it shows are meant. Throws where it did not get through.
 */
export function useMarkRead(): (input: MarkNotificationsReadInput, shown: readonly Shown[]) => Promise<unknown> {
  const [mark] = useMarkNotificationsReadMutation();
  return useCallback(
    (input, shown) =>
      mark({
        variables: { input },
        update: (cache, { data }) => {
          const unread = data?.markNotificationsRead?.unread;
          if (unread === undefined) return;
          cache.writeQuery({ query: UnreadNotificationsDocument, data: { unreadNotifications: unread } });
          const now = new Date().toISOString();
          for (const { id } of shown) {
            cache.modify({
              id: cache.identify({ __typename: 'Notification', id }),
              fields: { readAt: (before: unknown) => before ?? now },
            });
          }
        },
      }),
    [mark],
  );
}
