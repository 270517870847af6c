import 'reflect-metadata';
import { DEAL_MOVES } from '../../src/modules/deals/deal.rules.js';

/** A crop's people. */
const PARTIES = `SELECT farmer_id AS id FROM crops WHERE id = $1 UNION SELECT buyer_id FROM bids WHERE crop_id = $1`;

/** Who is told of which step of a deal, as `deal.rules.ts` has it. */
const NOTIFIED = DEAL_MOVES.flatMap(({ name, actor, to, notified }) =>
  notified.map((side) => `('${name}', '${actor}', '${to}', '${side}')`),
).join(', ');

const bidIn = (condition: string) =>
  `EXISTS (SELECT 1 FROM bids WHERE id = told.bid_id AND id::text = told.about AND ${condition})`;
const offerWith = (condition: string) =>
  `EXISTS (SELECT 1 FROM offers WHERE bid_id = told.bid_id AND id::text = told.about AND ${condition})`;

/** Whether there is what a notification tells, by its kind. A kind that does not stand here has none. */
const HAS_HAPPENED = `CASE kind
  WHEN 'NEW_BID' THEN EXISTS (SELECT 1 FROM bids JOIN crops ON crops.id = bids.crop_id WHERE bids.id = told.bid_id
    AND farmer_id = told.account_id AND told.about = CASE WHEN auction_place IS NULL THEN bids.id::text
      ELSE crop_id || ' ' || buyer_id END)
  WHEN 'COUNTER_OFFER' THEN ${offerWith('position > 1')}
  WHEN 'COUNTER_WITHDRAWN' THEN ${offerWith('withdrawn_at IS NOT NULL')}
  WHEN 'OFFER_DECLINED' THEN ${bidIn("state IN ('REJECTED', 'DECLINED')")}
  WHEN 'BID_WITHDRAWN' THEN ${bidIn("state = 'WITHDRAWN'")}
  WHEN 'BID_ENDED' THEN ${bidIn("state = 'EXPIRED' AND ended_reason = told.facts ->> 'endedReason'")}
  WHEN 'QUANTITY_CHANGED' THEN EXISTS (SELECT 1 FROM bids WHERE id = told.bid_id AND buyer_id = told.account_id)
  WHEN 'ANSWER_DUE' THEN EXISTS (SELECT 1 FROM bids WHERE id = told.bid_id)
  WHEN 'DEAL_STEP' THEN EXISTS (SELECT 1 FROM deal_events WHERE told.about = deal_id || ' ' || position
    AND deal_id = told.deal_id AND step = told.facts ->> 'step')
  WHEN 'PICK_UP_TOMORROW' THEN EXISTS (SELECT 1 FROM deal_pickups WHERE deal_id = told.deal_id AND confirmed_at IS NOT NULL)
  WHEN 'STEP_DUE' THEN EXISTS (SELECT 1 FROM deals WHERE id = told.deal_id)
  WHEN 'RATED' THEN EXISTS (SELECT 1 FROM ratings WHERE deal_id = told.deal_id AND about_id = told.account_id)
  WHEN 'OUTBID' THEN ${bidIn('auction_place IS NOT NULL AND buyer_id = told.account_id')}
  WHEN 'AUCTION_ENDING' THEN EXISTS (SELECT 1 FROM crops WHERE id = $1 AND auction_state IS NOT NULL)
  WHEN 'AUCTION_ENDED' THEN EXISTS (SELECT 1 FROM crops WHERE id = $1 AND auction_state IS NOT NULL)
  WHEN 'LISTING_ENDING' THEN told.account_id = (SELECT farmer_id FROM crops WHERE id = $1)
  WHEN 'LISTING_ENDED' THEN told.account_id = (SELECT farmer_id FROM crops WHERE id = $1 AND expiry_date IS NOT NULL)
  ELSE false END`;

const isTold = (kind: string, about: string, account: string) =>
  `EXISTS (SELECT 1 FROM notifications WHERE kind = '${kind}' AND about = ${about} AND account_id = ${account})`;

/** What has to hold for what people are told of a crop; each gives the rows that break it. */
export const NOTIFICATION_INVARIANTS: Readonly<Record<string, string>> = {
  'every notification has its event': `
    SELECT id FROM notifications told WHERE account_id IN (${PARTIES}) AND crop_id = $1 AND NOT ${HAS_HAPPENED}`,
  'nobody is told who is no party': `
    SELECT told.id FROM notifications told JOIN bids ON bids.id = told.bid_id JOIN crops ON crops.id = bids.crop_id
    WHERE bids.crop_id = $1 AND told.account_id NOT IN (bids.buyer_id, crops.farmer_id)`,
  'every notification has one delivery of a channel': `
    SELECT told.id FROM notifications told LEFT JOIN deliveries ON deliveries.notification_id = told.id
    WHERE told.account_id IN (${PARTIES}) AND told.crop_id = $1
    GROUP BY told.id HAVING count(deliveries.id) = 0 OR count(deliveries.id) <> count(DISTINCT deliveries.channel)`,
  'every bid at a fixed price is told, and how it ended': `
    SELECT bids.id FROM bids JOIN crops ON crops.id = bids.crop_id WHERE crops.id = $1 AND auction_place IS NULL AND NOT (
      ${isTold('NEW_BID', 'bids.id::text', 'crops.farmer_id')} AND CASE bids.state
        WHEN 'REJECTED' THEN ${isTold('OFFER_DECLINED', 'bids.id::text', 'bids.buyer_id')}
        WHEN 'DECLINED' THEN ${isTold('OFFER_DECLINED', 'bids.id::text', 'crops.farmer_id')}
        WHEN 'WITHDRAWN' THEN ${isTold('BID_WITHDRAWN', 'bids.id::text', 'crops.farmer_id')}
        WHEN 'EXPIRED' THEN ${isTold('BID_ENDED', 'bids.id::text', 'bids.buyer_id')}
        ELSE true END)`,
  'every counter-offer is told': `
    SELECT offers.id FROM offers JOIN bids ON bids.id = offers.bid_id JOIN crops ON crops.id = bids.crop_id
    WHERE crops.id = $1 AND bids.auction_place IS NULL AND offers.position > 1 AND NOT ${isTold(
      'COUNTER_OFFER',
      'offers.id::text',
      "CASE offers.made_by WHEN 'buyer' THEN crops.farmer_id ELSE bids.buyer_id END",
    )}`,
  'every step of a deal is told to whom its table says': `
    SELECT deals.id FROM deals JOIN deal_events ON deal_events.deal_id = deals.id
      JOIN (VALUES ${NOTIFIED}) notified (step, actor, state, side) ON notified.step = deal_events.step
        AND notified.actor = deal_events.actor AND notified.state = deal_events.state
    WHERE deals.crop_id = $1 AND NOT ${isTold(
      'DEAL_STEP',
      "deals.id || ' ' || deal_events.position",
      "CASE notified.side WHEN 'farmer' THEN deals.farmer_id ELSE deals.buyer_id END",
    )}`,
};
