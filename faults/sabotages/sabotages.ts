import { ACCOUNTS } from './accounts.js';
import { AUCTIONS } from './auctions.js';
import { COMMANDS } from './commands.js';
import { DATABASE } from './database.js';
import { LIVE_CONNECTIONS } from './live.js';
import { MARKET } from './market.js';
import { NOTICES } from './notices.js';
import { PAGES } from './pages.js';
import { PICTURES } from './pictures.js';
import { REQUESTS } from './requests.js';
import type { Sabotage } from './sabotage.types.js';

/** Every defence that `npm run test:sabotage` takes away. */
export const SABOTAGES: readonly Sabotage[] = [
  ...MARKET,
  ...AUCTIONS,
  ...ACCOUNTS,
  ...PICTURES,
  ...COMMANDS,
  ...DATABASE,
  ...REQUESTS,
  ...NOTICES,
  ...LIVE_CONNECTIONS,
  ...PAGES,
];
