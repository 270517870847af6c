import { ACCOUNTS } from './accounts.js';
import { AUCTIONS } from './auctions.js';
import { BIDS } from './bids.js';
import { COMMANDS } from './commands.js';
import { DATABASE } from './database.js';
import { DEALS } from './deals.js';
import { LISTINGS } from './listings.js';
import { LIVE_CONNECTIONS } from './live.js';
import { NOTIFICATIONS } from './notifications.js';
import { PAGES } from './pages.js';
import { PICTURES } from './pictures.js';
import { PRICES } from './prices.js';
import { REQUESTS } from './requests.js';
import type { Sabotage } from './sabotage.types.js';

/** Every defence that `npm run test:sabotage` takes away. */
export const SABOTAGES: readonly Sabotage[] = [
  ...LISTINGS,
  ...BIDS,
  ...DEALS,
  ...AUCTIONS,
  ...ACCOUNTS,
  ...PICTURES,
  ...COMMANDS,
  ...DATABASE,
  ...REQUESTS,
  ...NOTIFICATIONS,
  ...LIVE_CONNECTIONS,
  ...PAGES,
  ...PRICES,
];
