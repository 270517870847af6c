import { screen } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { dealOf } from '@/testing/trade';

test('who opens a deal has read what they were told of it, and the bell counts it no more (AC-698)', async () => {
  const markNotificationsRead = jest.fn((_source: unknown, _args: never) => ({ unread: 2, notifications: [] }));
  await renderApp('/deals/deal-1', {
    as: 'farmer',
    Query: {
      deal: () => dealOf('deal-1'),
      unreadNotifications: () => (markNotificationsRead.mock.calls.length > 0 ? 2 : 3),
    },
    Mutation: { markNotificationsRead },
  });
  expect(await screen.findByRole('link', { name: 'Notifications, 2 unread' }, { timeout: 10_000 })).toBeVisible();
  expect(markNotificationsRead.mock.calls.map(([, args]) => args)).toEqual([{ input: { dealId: 'deal-1' } }]);
});
