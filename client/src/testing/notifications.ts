/** Notifications as the server answers them, whole: a field that is left out would be made up. */

/** An unread one about a bid of Ravi's, as Asha gets it. */
export function notificationOf(id: string, changes: Record<string, unknown> = {}) {
  return {
    id,
    kind: 'NEW_BID',
    group: 'BIDS',
    text: `Ravi bids ₹2,400 per quintal for your Wheat (${id}).`,
    priceWords: null,
    link: '/farmer-dashboard',
    createdAt: '2026-03-05T06:30:00.000Z',
    readAt: null,
    ...changes,
  };
}
