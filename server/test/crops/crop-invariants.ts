/** What has to hold for a crop whatever was done at once; each gives the rows that break it. `$1` is the crop. */
export const CROP_INVARIANTS: Readonly<Record<string, string>> = {
  'no more is sold than was listed, and what remains is what was listed without what was sold and did not come back': `
    SELECT id FROM crops WHERE id = $1 AND (sold_quantity > quantity_amount OR quantity_amount - sold_quantity <>
      quantity_amount - (SELECT coalesce(sum(quantity), 0) FROM deals WHERE crop_id = crops.id)
        + (SELECT coalesce(sum(quantity), 0) FROM deals WHERE crop_id = crops.id AND still_there))`,
  'a crop of which nothing remains is sold, and one of which something remains is not': `
    SELECT id FROM crops WHERE id = $1 AND (status = 'sold') <> (sold_quantity = quantity_amount)`,
  'no live bid on what is sold, removed, or written down as expired': `
    SELECT bids.id FROM bids JOIN crops ON crops.id = bids.crop_id
    WHERE crops.id = $1 AND bids.ended_at IS NULL
      AND (crops.status NOT IN ('active', 'pending') OR crops.deleted_at IS NOT NULL)`,
};
