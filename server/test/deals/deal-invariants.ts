// The rounds of `faults/` read the table of deals outside the server, and its enums are declared for GraphQL.
import 'reflect-metadata';
import { DEAL_MOVES } from '../../src/modules/deals/deal.rules.js';

const sqlText = (value: string | null) => (value === null ? 'NULL::text' : `'${value}'`);

/** The table of `deal.rules.ts`: from, step, actor, to. */
const MOVES = DEAL_MOVES.map(
  ({ from, name, actor, to }) => `(${[from, name, actor, to].map(sqlText).join(', ')})`,
).join(', ');

/** What has to hold for the deals over a crop whatever was done at once; each gives the rows that break it. */
export const DEAL_INVARIANTS: Readonly<Record<string, string>> = {
  'no accepted bid without its deal': `
    SELECT id FROM bids WHERE crop_id = $1 AND state = 'ACCEPTED'
      AND NOT EXISTS (SELECT 1 FROM deals WHERE bid_id = bids.id)`,
  'a bid makes one deal': `
    SELECT bid_id FROM deals WHERE crop_id = $1 GROUP BY bid_id HAVING count(*) > 1`,
  'no deal without its accepted bid, and none with other terms than its offer': `
    SELECT deals.id FROM deals LEFT JOIN bids ON bids.id = deals.bid_id LEFT JOIN offers ON offers.id = deals.offer_id
    WHERE deals.crop_id = $1 AND (bids.state, bids.crop_id, bids.buyer_id, offers.bid_id, offers.price_paise,
      offers.quantity) IS DISTINCT FROM
      ('ACCEPTED', deals.crop_id, deals.buyer_id, deals.bid_id, deals.price_paise, deals.quantity)`,
  'a deal is over the last offer that was not taken back': `
    SELECT deals.id FROM deals WHERE crop_id = $1 AND offer_id IS DISTINCT FROM (SELECT id FROM offers
      WHERE bid_id = deals.bid_id AND withdrawn_at IS NULL ORDER BY position DESC LIMIT 1)`,
  'the events of a deal have no gap, begin with its making, and end where it stands': `
    SELECT deals.id FROM deals WHERE crop_id = $1 AND NOT EXISTS (
      SELECT 1 FROM deal_events WHERE deal_id = deals.id HAVING count(*) = max(position) AND min(position) = 1
        AND (array_agg(step ORDER BY position))[1] = 'AGREE'
        AND (array_agg(state ORDER BY position DESC))[1] = deals.state)`,
  'no event of a deal is out of order: each is a step that its table has, and none is before the one before': `
    SELECT events.deal_id FROM deals JOIN deal_events events ON events.deal_id = deals.id
      LEFT JOIN deal_events before ON before.deal_id = events.deal_id AND before.position = events.position - 1
    WHERE deals.crop_id = $1 AND (events.created_at < before.created_at OR NOT EXISTS (
      SELECT 1 FROM (VALUES ${MOVES}) moves (from_state, step, actor, to_state)
      WHERE (moves.from_state, moves.step, moves.actor, moves.to_state)
        IS NOT DISTINCT FROM (before.state, events.step, events.actor, events.state)))`,
  'a deal is completed only when it is weighed, confirmed and paid, or the operator said so': `
    SELECT id FROM deals WHERE crop_id = $1 AND state = 'COMPLETED'
      AND NOT EXISTS (SELECT 1 FROM deal_events WHERE deal_id = deals.id AND step = 'DECIDE')
      AND NOT EXISTS (SELECT 1 FROM deal_weighings WHERE deal_id = deals.id AND confirmed_at IS NOT NULL AND final_paise <=
        (SELECT sum(amount_paise) FROM deal_payments WHERE deal_id = deals.id AND status = 'RECEIVED'))`,
};
