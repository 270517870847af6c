import type { DataSource } from 'typeorm';

/** Of each kind of row its own identifiers, so that they are found again to be removed. */
const KINDS = { users: 1, crops: 2, bids: 3, offers: 4, deals: 5, parts: 6, notifications: 7, deliveries: 8 } as const;

/** The identifier of the row with a number, as SQL. */
export const idOf = (kind: keyof typeof KINDS, number: string | number): string =>
  `('5eed000${KINDS[kind]}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;

export interface TradeSize {
  readonly crops: number;
  /** Whose crops and bids they are: so many farmers and so many buyers. */
  readonly people: number;
}

/** Bids on each crop. */
const BIDS = 5;
/** Rows of a statement: the embedded database takes its time, and a statement may only take so long. */
const PORTION = 200;

const isLive = 'b = 0 OR (b = 1 AND n % 3 = 0)';
const hasDeal = 'b = 3 AND n % 10 = 0';
const bid = `n * ${BIDS} + b`;
/** The newest are of the last minute, the oldest of years ago. */
const placedAt = "$3::timestamptz - n * interval '1 minute'";

/** Each takes the first and the last crop of a portion, the moment that it is, and how many people there are. */
const STATEMENTS: readonly string[] = [
  `INSERT INTO crops (id, farmer_id, crop_name, category, description, quantity_amount, sold_quantity, min_quantity,
     quantity_unit, price_type, base_price_paise, state, district, address, quality_grade, organic, pesticides_used,
     fertilizers_used, certifications, status, verified, search_text, created_at, expiry_date)
   SELECT ${idOf('crops', 'n')}, ${idOf('users', 'n % $4')}, 'Crop', 'grains', 'A crop', 80, CASE n % 10 WHEN 0 THEN 10 ELSE 0 END, 5, 'kg', 'fixed',
     100 + n, 'State', 'District', 'A village', 'B', false, '{}', '{}', '{}', 'active', false, 'crop ' || md5(n::text),
     ${placedAt}, CASE WHEN n % 2 = 0 THEN $3::date + 2 + n % 300 END
   FROM generate_series($1::int, $2::int) n`,
  `INSERT INTO bids (id, crop_id, buyer_id, amount_paise, quantity, state, valid_until, ended_at, decline_reason, created_at)
   SELECT ${idOf('bids', bid)}, ${idOf('crops', 'n')}, ${idOf('users', `$4 + (${bid}) % $4`)}, 1000 + n, 10,
     CASE b WHEN 0 THEN 'OPEN' WHEN 1 THEN CASE n % 3 WHEN 0 THEN 'COUNTERED' ELSE 'WITHDRAWN' END WHEN 2 THEN 'REPLACED'
       WHEN 3 THEN CASE n % 10 WHEN 0 THEN 'ACCEPTED' ELSE 'DECLINED' END ELSE 'REJECTED' END,
     $3::timestamptz + (1 + n % 1000) * interval '1 day',
     CASE WHEN NOT (${isLive}) THEN $3::timestamptz END, CASE b WHEN 4 THEN 'PRICE_TOO_LOW' END, ${placedAt}
   FROM generate_series($1::int, $2::int) n, generate_series(0, ${BIDS - 1}) b`,
  `INSERT INTO offers (id, bid_id, position, made_by, price_paise, quantity, responds_to, valid_until, created_at)
   SELECT ${idOf('offers', `(${bid}) * 2 + p`)}, ${idOf('bids', bid)}, p + 1, CASE p WHEN 0 THEN 'buyer' ELSE 'farmer' END, 1000 + n + p, 10,
     CASE p WHEN 1 THEN ${idOf('offers', `(${bid}) * 2`)} END, $3::timestamptz + (1 + n % 1000) * interval '1 day', ${placedAt}
   FROM generate_series($1::int, $2::int) n, generate_series(0, ${BIDS - 1}) b, generate_series(0, 1) p
   WHERE p = 0 OR (b = 1 AND n % 3 = 0)`,
  `INSERT INTO deals (id, number, bid_id, offer_id, crop_id, farmer_id, buyer_id, farmer_name, buyer_name, crop, quantity,
     unit, price_paise, check_code, state, due_at, remind_at, farmer_waits_from, buyer_waits_from, ended_at, created_at)
   SELECT ${idOf('deals', bid)}, 'AP-1999-' || lpad((${bid})::text, 6, '0'), ${idOf('bids', bid)}, ${idOf('offers', `(${bid}) * 2`)},
     ${idOf('crops', 'n')}, ${idOf('users', 'n % $4')}, ${idOf('users', `$4 + (${bid}) % $4`)}, 'A', 'B', '{}', 10, 'kg', 1000 + n,
     '00000000', CASE n % 20 WHEN 0 THEN 'COMPLETED' ELSE 'AGREED' END,
     CASE n % 20 WHEN 10 THEN $3::timestamptz + (1 + n % 1000) * interval '1 day' END,
     CASE n % 20 WHEN 10 THEN $3::timestamptz + (1 + n % 1000) * interval '1 day' END,
     CASE n % 20 WHEN 10 THEN ${placedAt} END, CASE n % 20 WHEN 10 THEN ${placedAt} END,
     CASE n % 20 WHEN 0 THEN $3::timestamptz END, ${placedAt}
   FROM generate_series($1::int, $2::int) n, generate_series(3, 3) b WHERE ${hasDeal}`,
  `INSERT INTO deal_events (deal_id, position, step, actor, actor_id, state, created_at)
   SELECT ${idOf('deals', bid)}, 1, 'AGREE', 'farmer', ${idOf('users', 'n % $4')}, 'AGREED', ${placedAt}
   FROM generate_series($1::int, $2::int) n, generate_series(3, 3) b WHERE ${hasDeal}`,
  `INSERT INTO deal_pickups (id, deal_id, day, time_of_day, place, proposed_by, created_at, confirmed_at)
   SELECT ${idOf('parts', bid)}, ${idOf('deals', bid)}, $3::date + 2 + n % 300, 'MORNING', 'At the farm', 'farmer', ${placedAt}, ${placedAt}
   FROM generate_series($1::int, $2::int) n, generate_series(3, 3) b WHERE ${hasDeal}`,
  `INSERT INTO deal_weighings (id, deal_id, price_paise, quantity, final_paise, created_at, confirmed_by, confirmed_at)
   SELECT ${idOf('parts', bid)}, ${idOf('deals', bid)}, 1000 + n, 10, (1000 + n) * 10, ${placedAt}, 'buyer', ${placedAt}
   FROM generate_series($1::int, $2::int) n, generate_series(3, 3) b WHERE b = 3 AND n % 20 = 0`,
  `INSERT INTO deal_payments (id, deal_id, amount_paise, method, status, created_at, answered_at)
   SELECT ${idOf('parts', bid)}, ${idOf('deals', bid)}, (1000 + n) * 10, 'CASH', 'RECEIVED', ${placedAt}, ${placedAt}
   FROM generate_series($1::int, $2::int) n, generate_series(3, 3) b WHERE b = 3 AND n % 20 = 0`,
  `INSERT INTO notifications (id, account_id, kind, facts, crop_id, bid_id, about, created_at, read_at)
   SELECT ${idOf('notifications', bid)}, ${idOf('users', 'n % $4')}, 'NEW_BID',
     '{"crop": "Crop", "for": "farmer", "other": "B", "pricePaise": 1000, "quantity": 10, "unit": "kg"}',
     ${idOf('crops', 'n')}, ${idOf('bids', bid)}, ${idOf('bids', bid)}::text, ${placedAt}, CASE WHEN n % 4 > 0 THEN $3::timestamptz END
   FROM generate_series($1::int, $2::int) n, generate_series(0, ${BIDS - 1}) b`,
  `INSERT INTO deliveries (id, notification_id, channel, state, due_at, done_at, created_at)
   SELECT ${idOf('deliveries', bid)}, ${idOf('notifications', bid)}, 'MAIL', 'SENT', ${placedAt}, ${placedAt}, ${placedAt}
   FROM generate_series($1::int, $2::int) n, generate_series(0, ${BIDS - 1}) b`,
];

const TABLES = [
  'users',
  'crops',
  'bids',
  'offers',
  'deals',
  'deal_events',
  'deal_pickups',
  'deal_weighings',
  'deal_payments',
  'notifications',
  'deliveries',
];

/** People as one that was made, so many farmers and then as many buyers. */
async function addPeople(dataSource: DataSource, people: number, model: string): Promise<void> {
  for (const [start, role] of [
    [0, 'farmer'],
    [people, 'buyer'],
  ] as const) {
    await dataSource.query(
      `INSERT INTO users SELECT (jsonb_populate_record(NULL::users, to_jsonb(model) || jsonb_build_object(
         'id', ${idOf('users', 'n')}, 'email', 'trade-' || n || '@example.in', 'role', $2::text))).*
       FROM users model, generate_series($3::int, $4::int) n WHERE model.id = $1`,
      [model, role, start, start + people - 1],
    );
  }
}

/**
 * A market in which much was traded: crops with five bids each, live ones and such that ended in every way, deals over a
 * tenth of them, and what people were told. Nothing of it is due for days.
 * @param model an account whose row all people are copies of.
 */
export async function fillTrade(
  dataSource: DataSource,
  { crops, people }: TradeSize,
  { now, model }: { readonly now: Date; readonly model: string },
): Promise<void> {
  await addPeople(dataSource, people, model);
  const portion = Math.max(PORTION, crops / 50);
  for (const statement of STATEMENTS) {
    for (let start = 1; start <= crops; start += portion) {
      const last = Math.min(crops, start + portion - 1);
      await dataSource.query(statement, statement.includes('$4') ? [start, last, now, people] : [start, last, now]);
    }
  }
  for (const table of TABLES) await dataSource.query(`VACUUM ANALYZE ${table}`);
}

/** Takes all of it away again. */
export async function removeTrade(dataSource: DataSource): Promise<void> {
  for (const table of [...TABLES].reverse()) {
    // What was agreed and offered is kept by triggers.
    await dataSource.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    const column = table === 'deal_events' ? 'deal_id' : 'id';
    await dataSource.query(`DELETE FROM ${table} WHERE ${column}::text LIKE '5eed000%'`);
    await dataSource.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  }
}
