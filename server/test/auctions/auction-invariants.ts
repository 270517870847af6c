/** What has to hold for the auction of a crop whatever was done at once; each gives the rows that break it. `$1` is the crop. */
export const AUCTION_INVARIANTS: Readonly<Record<string, string>> = {
  'an auction with a price has one leader, and one without has none': `
    SELECT crops.id FROM crops WHERE id = $1 AND deleted_at IS NULL AND auction_state IS NOT NULL
      AND (SELECT count(*) FROM bids WHERE crop_id = crops.id AND auction_place <> 'OUTBID')
        <> (auction_price_paise IS NOT NULL)::integer`,
  'who leads has the highest maximum, the earliest of equals': `
    SELECT other.id FROM bids leader JOIN bids other ON other.crop_id = leader.crop_id AND other.id <> leader.id
    WHERE leader.crop_id = $1 AND leader.auction_place <> 'OUTBID' AND other.auction_place = 'OUTBID'
      AND (other.max_paise > leader.max_paise OR (other.max_paise = leader.max_paise AND (
        SELECT min(position) FROM auction_prices WHERE bid_id = other.id) < (
        SELECT min(position) FROM auction_prices WHERE bid_id = leader.id)))`,
  "the price is within the leader's maximum": `
    SELECT bids.id FROM crops JOIN bids ON bids.crop_id = crops.id AND auction_place <> 'OUTBID'
    WHERE crops.id = $1 AND auction_price_paise > max_paise`,
  'the price is the reserve or more where the leader would pay that, and who leads wins then': `
    SELECT bids.id FROM crops JOIN bids ON bids.crop_id = crops.id AND auction_place <> 'OUTBID'
    WHERE crops.id = $1 AND ((max_paise >= coalesce(reserve_price_paise, 0)) <> (auction_place = 'WINNING')
      OR (auction_place = 'WINNING') <> (auction_price_paise >= coalesce(reserve_price_paise, 0)))`,
  'the price is that of the last line of the history, which never falls': `
    SELECT crops.id FROM crops WHERE id = $1 AND (auction_price_paise IS DISTINCT FROM
        (SELECT price_paise FROM auction_prices WHERE crop_id = crops.id ORDER BY position DESC LIMIT 1)
      OR EXISTS (SELECT 1 FROM auction_prices one JOIN auction_prices next ON next.crop_id = one.crop_id
        AND next.position = one.position + 1 WHERE one.crop_id = crops.id AND next.price_paise < one.price_paise))`,
  'the history has no gap, and everybody one number': `
    SELECT auction_prices.crop_id FROM auction_prices JOIN bids ON bids.id = bid_id WHERE auction_prices.crop_id = $1
    GROUP BY auction_prices.crop_id HAVING count(*) <> max(position) OR count(DISTINCT bidder) <> count(DISTINCT buyer_id)
      OR count(DISTINCT bidder) <> max(bidder) OR count(DISTINCT (bidder, buyer_id)) <> max(bidder)`,
  'no bid after the end': `
    SELECT auction_prices.id FROM auction_prices JOIN crops ON crops.id = crop_id
    WHERE crops.id = $1 AND auction_prices.created_at >= auction_ends_at`,
  'at most ten extensions, and no end beyond them': `
    SELECT id FROM crops WHERE id = $1 AND (auction_extensions > 10
      OR auction_ends_at > auction_planned_end + auction_extensions * interval '3 minutes')`,
  'an auction that is sold has its one deal at its price with who led, and no other has any': `
    SELECT crops.id FROM crops WHERE id = $1 AND auction_state IS NOT NULL AND (SELECT count(*) FROM deals
      JOIN bids ON bids.id = bid_id AND auction_place <> 'OUTBID' AND bids.state = 'ACCEPTED'
      WHERE deals.crop_id = crops.id AND price_paise = auction_price_paise) <> (auction_state = 'SOLD')::integer`,
  'an auction that is over has no bid that waits, but for the one that its farmer may accept': `
    SELECT bids.id FROM bids JOIN crops ON crops.id = crop_id WHERE crops.id = $1 AND ended_at IS NULL
      AND auction_state IS NOT NULL AND auction_state <> 'LIVE'
      AND NOT (auction_state = 'AWAITING_FARMER' AND auction_place = 'LEADING')`,
  'its status is that of its auction': `
    SELECT id FROM crops WHERE id = $1 AND deleted_at IS NULL AND status <> CASE auction_state WHEN 'LIVE' THEN 'active'
      WHEN 'AWAITING_FARMER' THEN 'pending' WHEN 'SOLD' THEN 'sold' WHEN 'NOT_SOLD' THEN 'expired' ELSE status END`,
  'whoever bid in an auction that is over hears of it once': `
    SELECT account_id FROM notifications WHERE crop_id = $1 AND kind = 'AUCTION_ENDED' AND facts ->> 'auction' = 'lost'
    GROUP BY account_id HAVING count(*) > 1`,
};
