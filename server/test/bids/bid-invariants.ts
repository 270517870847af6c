/** What has to hold for the bids on a crop whatever was done at once, at the moment `$2`; each gives the rows that break it. */
export const BID_INVARIANTS: Readonly<Record<string, string>> = {
  'a buyer has at most one live bid on a crop': `
    SELECT buyer_id FROM bids WHERE crop_id = $1 AND ended_at IS NULL GROUP BY buyer_id HAVING count(*) > 1`,
  'a bid is over, and says since when, or it is live': `
    SELECT id FROM bids WHERE crop_id = $1
      AND ((state IN ('OPEN', 'COUNTERED', 'NEEDS_CONFIRMATION')) <> (ended_at IS NULL) OR ended_at < created_at)`,
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
    WHERE crops.id = $1 AND bids.state IN ('OPEN', 'COUNTERED') AND bids.valid_until > $2::timestamptz
      AND last.quantity > quantity_amount - sold_quantity`,
  'each offer of a bid that was not taken back answers the one before, and none is answered twice': `
    SELECT bids.id FROM bids JOIN offers ON offers.bid_id = bids.id
    WHERE bids.crop_id = $1 AND offers.withdrawn_at IS NULL GROUP BY bids.id
    HAVING count(*) <> count(DISTINCT coalesce(responds_to, bids.id))
      OR count(*) FILTER (WHERE responds_to IS NULL) <> 1`,
  'no offer is made before the one that it answers': `
    SELECT offers.id FROM bids JOIN offers ON offers.bid_id = bids.id JOIN offers before ON before.id = offers.responds_to
    WHERE bids.crop_id = $1 AND (before.bid_id <> offers.bid_id OR before.position >= offers.position
      OR before.created_at > offers.created_at)`,
};

/** The keys that have no answer: there is none, ever. The answer to a sign-up has tokens in it, and is never kept. */
export const KEYS_WITHOUT_ANSWER = `
  SELECT key, command FROM idempotency_keys WHERE answer IS NULL AND command NOT LIKE '%register'`;

/** What has to hold for the keys of a crop's people. */
export const KEY_INVARIANTS: Readonly<Record<string, string>> = {
  'a key has one answer': `
    SELECT key FROM idempotency_keys WHERE account_id IN (SELECT farmer_id FROM crops WHERE id = $1
      UNION SELECT buyer_id FROM bids WHERE crop_id = $1)
    GROUP BY account_id, key HAVING count(*) <> 1 OR bool_or(answer IS NULL AND command NOT LIKE '%register')`,
};
