/** Asks the database, and gives its rows. */
type Query = (sql: string, parameters: readonly unknown[]) => Promise<readonly unknown[]>;

/** What has to hold for a crop whatever was done at once; each gives the rows that break it. */
const INVARIANTS: Readonly<Record<string, string>> = {
  'a buyer has at most one live bid on a crop': `
    SELECT buyer_id FROM bids WHERE crop_id = $1 AND ended_at IS NULL GROUP BY buyer_id HAVING count(*) > 1`,
  'no more is sold than was listed, and what is sold is what the deals are for': `
    SELECT id FROM crops WHERE id = $1 AND (sold_quantity > quantity_amount OR sold_quantity <>
      (SELECT coalesce(sum(quantity), 0) FROM deals WHERE crop_id = crops.id AND still_there IS NOT TRUE))`,
  'a crop of which nothing remains is sold, and one of which something remains is not': `
    SELECT id FROM crops WHERE id = $1 AND (status = 'sold') <> (sold_quantity = quantity_amount)`,
  'no accepted bid without its deal': `
    SELECT id FROM bids WHERE crop_id = $1 AND state = 'ACCEPTED'
      AND NOT EXISTS (SELECT 1 FROM deals WHERE bid_id = bids.id)`,
  'no deal without its accepted bid, and none with other terms than its offer': `
    SELECT deals.id FROM deals JOIN bids ON bids.id = deals.bid_id JOIN offers ON offers.id = deals.offer_id
    WHERE deals.crop_id = $1 AND (bids.state <> 'ACCEPTED' OR bids.crop_id <> deals.crop_id
      OR bids.buyer_id <> deals.buyer_id OR offers.price_paise <> deals.price_paise
      OR offers.quantity <> deals.quantity)`,
  'no live bid on what is sold or removed': `
    SELECT bids.id FROM bids JOIN crops ON crops.id = bids.crop_id
    WHERE crops.id = $1 AND bids.ended_at IS NULL AND (crops.status = 'sold' OR crops.deleted_at IS NOT NULL)`,
  "a bid's first offer has its terms": `
    SELECT bids.id FROM bids LEFT JOIN offers ON offers.bid_id = bids.id AND offers.responds_to IS NULL
    WHERE bids.crop_id = $1 AND (offers.price_paise, offers.quantity, offers.made_by)
      IS DISTINCT FROM (bids.amount_paise, bids.quantity, 'buyer')`,
  'the offers of a bid have no gap, and at most twenty': `
    SELECT bid_id FROM offers JOIN bids ON bids.id = offers.bid_id WHERE crop_id = $1
    GROUP BY bid_id HAVING count(*) <> max(position) OR count(*) > 20`,
  'who is to answer a live bid is not who made its last offer, unless less is left': `
    SELECT bids.id FROM bids JOIN LATERAL (SELECT made_by FROM offers WHERE bid_id = bids.id AND withdrawn_at IS NULL
      ORDER BY position DESC LIMIT 1) last ON true
    WHERE crop_id = $1 AND ended_at IS NULL AND last.made_by <> CASE state WHEN 'COUNTERED' THEN 'farmer' ELSE 'buyer' END`,
  'a bid that can be accepted is for no more than what is left': `
    SELECT bids.id FROM bids JOIN crops ON crops.id = bids.crop_id
    JOIN LATERAL (SELECT quantity FROM offers WHERE bid_id = bids.id AND withdrawn_at IS NULL
      ORDER BY position DESC LIMIT 1) last ON true
    WHERE crops.id = $1 AND bids.state IN ('OPEN', 'COUNTERED') AND last.quantity > quantity_amount - sold_quantity`,
  'a deal is over the last offer that was not taken back': `
    SELECT deals.id FROM deals WHERE crop_id = $1 AND offer_id <> (SELECT id FROM offers
      WHERE bid_id = deals.bid_id AND withdrawn_at IS NULL ORDER BY position DESC LIMIT 1)`,
  'each offer of a bid that was not taken back answers the one before, and none is answered twice': `
    SELECT bids.id FROM bids JOIN offers ON offers.bid_id = bids.id
    WHERE bids.crop_id = $1 AND offers.withdrawn_at IS NULL GROUP BY bids.id
    HAVING count(*) <> count(DISTINCT coalesce(responds_to, bids.id))
      OR count(*) FILTER (WHERE responds_to IS NULL) <> 1`,
  'the events of a deal have no gap, begin with its making, and end where it stands': `
    SELECT deals.id FROM deals WHERE crop_id = $1 AND NOT EXISTS (
      SELECT 1 FROM deal_events WHERE deal_id = deals.id HAVING count(*) = max(position) AND min(position) = 1
        AND (array_agg(step ORDER BY position))[1] = 'AGREE'
        AND (array_agg(state ORDER BY position DESC))[1] = deals.state)`,
  'a deal is completed only when it is weighed, confirmed and paid, or the operator said so': `
    SELECT id FROM deals WHERE crop_id = $1 AND state = 'COMPLETED'
      AND NOT EXISTS (SELECT 1 FROM deal_events WHERE deal_id = deals.id AND step = 'DECIDE')
      AND NOT EXISTS (SELECT 1 FROM deal_weighings WHERE deal_id = deals.id AND confirmed_at IS NOT NULL AND final_paise <=
        (SELECT sum(amount_paise) FROM deal_payments WHERE deal_id = deals.id AND status = 'RECEIVED'))`,
};

/** The invariants that do not hold for a crop, by their names. */
export async function brokenInvariants(query: Query, cropId: string): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(INVARIANTS).map(async ([name, sql]) => ((await query(sql, [cropId])).length > 0 ? [name] : [])),
  );
  return found.flat();
}
