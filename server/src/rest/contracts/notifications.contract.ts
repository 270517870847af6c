import { z } from 'zod';
import { NotificationGroup, NotificationKind } from '../../modules/notifications/notification.types.js';
import { KEPT_MS } from '../../modules/notifications/tidy-notifications.js';
import { inWords } from '../../platform/duration.js';
import { Language } from '../../platform/messages.js';
import { answer, contract, signedOut } from '../contract.js';
import { bothIdentifiers, flag, identifier, moment, oneOf, text, whole } from './fields.js';
import { counts, limit, page } from './paging.js';

const notification = z
  .object({
    ...bothIdentifiers('the notification'),
    kind: oneOf(NotificationKind, 'What it tells.'),
    group: oneOf(NotificationGroup, 'With which others it is switched on and off.'),
    text: text('What it says, as one or two sentences of plain text, in the language that Accept-Language asks for.'),
    link: text('Path of the page on this site where you can see or do something about it.'),
    cropId: identifier('the crop that it tells of; null where it tells of none').nullable(),
    bidId: identifier('the bid that it tells of; null where it tells of none').nullable(),
    dealId: identifier('the deal that it tells of; null where it tells of none').nullable(),
    createdAt: moment('When it happened.'),
    readAt: moment('When you read it; null where you have not yet.').nullable(),
  })
  .meta({ id: 'Notification', description: 'Something that you are told.' });

const unread = whole('How many you have not read yet.');
const groupSettings = z.object({
  group: oneOf(NotificationGroup, 'Which group.'),
  mail: flag('Whether it comes by e-mail too. In the page it always stands.'),
  push: flag('Whether it comes to your devices too, where you switched that on in the page.'),
});
/** What is left out stays. */
const groupChange = groupSettings.partial({ mail: true, push: true });
const settings = z
  .object({
    language: oneOf(Language, 'The language of your e-mails.'),
    mailAvailable: flag('Whether this site sends e-mails at all.'),
    pushKey: text(
      'The key with which browsers ask their push service; null where this site sends nothing to devices.',
    ).nullable(),
    groups: z.array(groupSettings).describe('Every group, always in the same order.'),
  })
  .meta({ id: 'NotificationSettings', description: 'How you are told what happens.' });

const id = '018f6b24-5d10-7a33-9c42-0a1b2c3d4e5f';
const example = {
  _id: id,
  id,
  kind: 'NEW_BID',
  group: 'BIDS',
  text: 'Anita bids ₹2,480 per quintal for 80 quintal of your Sharbati Wheat: ₹1,98,400 in all.',
  link: '/farmer-dashboard?bid=018f6b22-1a2b-7c3d-9e4f-0a1b2c3d4e5f',
  cropId: '018f6b20-1a2b-7c3d-9e4f-0a1b2c3d4e5f',
  bidId: '018f6b22-1a2b-7c3d-9e4f-0a1b2c3d4e5f',
  dealId: null,
  createdAt: '2026-04-13T11:30:00.000Z',
  readAt: null,
};
const settingsExample = {
  language: 'hi',
  mailAvailable: true,
  pushKey: null,
  groups: [
    { group: 'BIDS', mail: true, push: true },
    { group: 'DEALS', mail: true, push: true },
    { group: 'REMINDERS', mail: true, push: true },
    { group: 'RATINGS', mail: false, push: true },
    { group: 'PRICES', mail: true, push: true },
  ],
};

export const listNotifications = contract({
  method: 'get',
  path: '/notifications',
  onlyBelowApi: true,
  id: 'listNotifications',
  tag: 'Notifications',
  summary: `What you were told, newest first. What you have read is kept for ${inWords(KEPT_MS)}.`,
  signedIn: 'required',
  query: z.object({ page: page.default(1), limit: limit.default(20) }),
  answer: {
    status: 200,
    schema: answer({
      notifications: z.array(notification),
      data: z.object({ notifications: z.array(notification) }),
      unread,
      total: counts.total.describe('How many there are in all.'),
      page: counts.page,
      limit: counts.limit,
    }),
    example: {
      success: true,
      notifications: [example],
      data: { notifications: [example] },
      unread: 1,
      total: 1,
      page: 1,
      limit: 20,
    },
  },
  refusals: [signedOut],
});

export const markNotificationsRead = contract({
  method: 'post',
  path: '/notifications/read',
  onlyBelowApi: true,
  id: 'markNotificationsRead',
  takesKey: true,
  tag: 'Notifications',
  summary: 'Marks notifications of yours as read: some by name, or all up to one.',
  signedIn: 'required',
  body: {
    schema: z
      .object({
        ids: z.array(identifier('a notification')).max(100).optional().describe('Some by name, at most 100.'),
        upTo: identifier('the newest that you have seen: it and all older ones are read').optional(),
      })
      .meta({ oneOf: [{ required: ['ids'] }, { required: ['upTo'] }] }),
    example: { upTo: id },
    checks: 'values',
  },
  answer: {
    status: 200,
    schema: answer({
      notifications: z.array(notification).describe('Those that were unread before, newest first, at most 100.'),
      data: z.object({ notifications: z.array(notification) }),
      unread,
    }),
    example: {
      success: true,
      notifications: [{ ...example, readAt: '2026-04-13T12:00:00.000Z' }],
      data: { notifications: [{ ...example, readAt: '2026-04-13T12:00:00.000Z' }] },
      unread: 0,
    },
  },
  refusals: [signedOut, { code: 'BAD_USER_INPUT', message: 'Say which ones, or up to which one.', fields: ['ids'] }],
});

const settingsAnswer = {
  status: 200,
  schema: answer({ settings, data: z.object({ settings }) }),
  example: { success: true, settings: settingsExample, data: { settings: settingsExample } },
} as const;

export const getNotificationSettings = contract({
  method: 'get',
  path: '/notifications/settings',
  onlyBelowApi: true,
  id: 'getNotificationSettings',
  tag: 'Notifications',
  summary: 'How you are told what happens.',
  signedIn: 'required',
  answer: settingsAnswer,
  refusals: [signedOut],
});

export const updateNotificationSettings = contract({
  method: 'post',
  path: '/notifications/settings',
  onlyBelowApi: true,
  id: 'updateNotificationSettings',
  takesKey: true,
  tag: 'Notifications',
  summary: 'Changes how you are told what happens; what is left out stays.',
  signedIn: 'required',
  body: {
    schema: z.object({
      language: oneOf(Language, 'The language of your e-mails.').optional(),
      groups: z.array(groupChange).max(20).optional().describe('The groups to change.'),
    }),
    example: { groups: [{ group: 'RATINGS', mail: false }] },
    checks: 'values',
  },
  answer: settingsAnswer,
  refusals: [signedOut],
});
