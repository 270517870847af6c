import { ADVISOR_MESSAGES } from '../modules/advisor/advisor.messages.hi.js';
import { AUTH_MESSAGES } from '../modules/auth/auth.messages.hi.js';
import { BID_MESSAGES } from '../modules/bids/bid.messages.hi.js';
import { CROP_MESSAGES } from '../modules/crops/crop.messages.hi.js';
import { DEAL_MESSAGES } from '../modules/deals/deal.messages.hi.js';
import { NOTIFICATION_MESSAGES } from '../modules/notifications/notification.messages.hi.js';
import { PRICE_MESSAGES } from '../modules/prices/price.messages.hi.js';
import { RATING_MESSAGES } from '../modules/ratings/rating.messages.hi.js';
import { TRANSPORT_MESSAGES } from '../modules/transport/transport.messages.hi.js';
import { USER_MESSAGES } from '../modules/users/user.messages.hi.js';
import { GENERAL_MESSAGES } from '../platform/messages.hi.js';
import { Messages } from '../platform/messages.js';

/** Every message of the server that has a Hindi twin. An exact text of a module wins over a pattern of the platform. */
export const MESSAGES = new Messages(
  AUTH_MESSAGES,
  CROP_MESSAGES,
  BID_MESSAGES,
  DEAL_MESSAGES,
  NOTIFICATION_MESSAGES,
  RATING_MESSAGES,
  PRICE_MESSAGES,
  USER_MESSAGES,
  ADVISOR_MESSAGES,
  TRANSPORT_MESSAGES,
  GENERAL_MESSAGES,
);
