import { markNotificationsRead } from '../modules/notifications/mark-notifications-read.js';
import type { NotificationEntity } from '../modules/notifications/notification.entity.js';
import { presentNotification } from '../modules/notifications/notification.presenter.js';
import type { NotificationDependencies } from '../modules/notifications/notification.resolver.js';
import { countUnread, listNotifications } from '../modules/notifications/notification.service.js';
import type { NotificationSettings } from '../modules/notifications/notification.types.js';
import { mySettings, settingsOf } from '../modules/notifications/settings.service.js';
import { updateSettings } from '../modules/notifications/update-settings.js';
import { requireViewer } from '../modules/users/require-viewer.js';
import type { RequestContext } from '../platform/context.js';
import * as contracts from './contracts/notifications.contract.js';
import { rowsBefore } from './contracts/paging.js';
import { withUnderscoreId } from './crop.presenter.js';
import { type Route, route } from './route.js';

function notificationItem(ctx: RequestContext, row: NotificationEntity) {
  const { say, sayPrice: _graphQLAlone, ...fields } = presentNotification(row);
  return withUnderscoreId({ ...fields, text: say(ctx.language) });
}

/** `/notifications` of the REST interface. */
export function notificationRoutes(dependencies: NotificationDependencies): Route[] {
  const settings = async (made: Promise<NotificationSettings>) => {
    const shown = { ...(await made) };
    return { settings: shown, data: { settings: shown } };
  };
  return [
    route(contracts.listNotifications, async (ctx, { query: { page, limit } }) => {
      const asked = { first: limit, skip: rowsBefore({ page, limit }) };
      const { nodes, totalCount } = await listNotifications(ctx, asked);
      const notifications = nodes.map((row) => notificationItem(ctx, row));
      const unread = await countUnread(ctx);
      return {
        notifications,
        data: { notifications },
        unread,
        total: await totalCount(),
        page,
        limit,
      };
    }),
    route(contracts.markNotificationsRead, async (ctx, { body }) => {
      const { notifications: rows, unread } = await markNotificationsRead(ctx, dependencies, body);
      const notifications = rows.map((row) => notificationItem(ctx, row));
      return { notifications, data: { notifications }, unread };
    }),
    route(contracts.getNotificationSettings, (ctx) => settings(mySettings(ctx, dependencies))),
    route(contracts.updateNotificationSettings, async (ctx, { body }) => {
      await updateSettings(ctx, dependencies, body);
      return settings(settingsOf(ctx, dependencies, requireViewer(ctx.viewer).id));
    }),
  ];
}
