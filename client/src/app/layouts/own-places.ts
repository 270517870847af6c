import { paths } from '@/lib/paths';
import type { SessionHandle } from '@/session/session-provider';

const MARKET = { to: paths.marketplace, text: 'place.market', drawing: 'market' } as const;
const PRICES = { to: paths.prices, text: 'place.prices', drawing: 'prices' } as const;
const SELL = { to: paths.addCrop, text: 'place.sell', drawing: 'sell' } as const;
const BIDS = { to: paths.buyerDashboard, text: 'place.bids', drawing: 'bids' } as const;
const DEALS = { to: paths.deals, text: 'place.deals', drawing: 'deals' } as const;
const SERVICES = { to: paths.services, text: 'nav.services', drawing: 'services' } as const;
const ME = { to: paths.me, text: 'place.me', drawing: 'me' } as const;
const LOGIN = { to: paths.login, text: 'nav.login', drawing: 'me' } as const;

/** The five places for the thumb; `drawing`: which of `illustrations/shell.svg`. A guest has no deals yet. */
export function ownPlaces(user: SessionHandle['user']) {
  if (!user) return [MARKET, PRICES, SELL, SERVICES, LOGIN];
  return [MARKET, PRICES, user.role === 'FARMER' ? SELL : BIDS, DEALS, ME];
}
