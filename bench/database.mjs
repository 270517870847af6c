import 'reflect-metadata';
import { join } from 'node:path';
import pg from 'pg';
import { fillInBulk } from './bulk-load.mjs';
import { WORDS } from './search-terms.mjs';
import { JWT_SECRET } from './server-process.mjs';

const built = (file) => import(new URL(`../server/dist/${file}`, import.meta.url).href);

/** An identifier that the product takes for one of its own, from a small number. */
const idOf = (kind, number) =>
  `(lpad(to_hex(${kind}), 8, '0') || '-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
const KINDS = { farmer: 1, buyer: 2, crop: 3, image: 4, bid: 5, offer: 6, notification: 7, delivery: 8 };

const pick = (words, number) =>
  `(ARRAY[${words.map((word) => pg.escapeLiteral(word)).join(', ')}])[1 + (${number}) % ${words.length}]`;

/** How many crops there are for each that is rare. */
const RARE = 5_000;

/** Of so many bids, the newest, the farmers still have the notification: those of old ones are tidied away. */
const MOST_NOTIFICATIONS = 50_000;

/** Tables that grow with the market. */
const LARGE_TABLES = [
  'users',
  'refresh_families',
  'crops',
  'crop_images',
  'bids',
  'offers',
  'notifications',
  'deliveries',
];

/**
 * Rows that a market of this size would have: two in three crops with a picture, one in thirteen no longer for sale, a few of a rare
 * kind. `namesOf` gives what the product finds a crop's name by.
 */
function statements({ crops, bids, farmers, buyers }, namesOf) {
  const person = (kind, count, role) => `
    INSERT INTO users (id, first_name, last_name, email, phone, password_hash, role, gender, location, created_at)
    SELECT ${idOf(KINDS[kind], 'n')}, initcap('${kind}') || n, 'Kumar', '${kind}' || n || '@bench.example',
      lpad(n::text, 10, '9'), 'none', '${role}', 'female', 'Haryana', now()
    FROM generate_series(1, ${count}) n`;
  const anyOrRare = (words, rare) =>
    `CASE WHEN n % ${RARE} = 0 THEN ${pick(rare, `n / ${RARE}`)} ELSE ${pick(words, 'n')} END`;
  const crop = anyOrRare(WORDS.crops, WORDS.rare);
  const names = anyOrRare(WORDS.crops.map(namesOf), WORDS.rare.map(namesOf));
  const district = pick(WORDS.districts, 'n');
  return [
    person('farmer', farmers, 'farmer'),
    person('buyer', buyers, 'buyer'),
    // Every buyer is signed in once; the sign-in has the buyer's own identifier.
    `INSERT INTO refresh_families (id, user_id, created_at, expires_at)
    SELECT ${idOf(KINDS.buyer, 'n')}, ${idOf(KINDS.buyer, 'n')}, now(), now() + interval '30 days'
    FROM generate_series(1, ${buyers}) n`,
    `INSERT INTO crops (id, farmer_id, crop_name, category, description, quantity_amount, quantity_unit, price_type,
      base_price_paise, state, district, address, quality_grade, organic, pesticides_used, fertilizers_used,
      certifications, status, verified, search_text, created_at)
    SELECT ${idOf(KINDS.crop, 'n')}, ${idOf(KINDS.farmer, `1 + n % ${farmers}`)}, initcap(${crop}), 'grains',
      repeat('Clean, dry and graded by hand. ', 6), 1 + n % 400, 'quintal', 'fixed', 100000 + n % 900000, 'Haryana',
      initcap(${district}), 'Village road ' || n, 'A', n % 2 = 0, '{}', '{}', '{}',
      CASE WHEN n % 13 = 0 THEN 'sold' ELSE 'active' END, n % 3 = 0,
      concat_ws(E'\\n', ${crop}, 'farmer' || (1 + n % ${farmers}), 'farmer' || (1 + n % ${farmers}) || '@bench.example',
        'haryana', ${district}, ${names}),
      date_trunc('milliseconds', now()) - n * interval '1 minute'
    FROM generate_series(1, ${crops}) n`,
    `INSERT INTO crop_images (id, crop_id, position, key, alt, variants)
    SELECT ${idOf(KINDS.image, 'n')}, ${idOf(KINDS.crop, 'n')}, 0, md5(n::text), 'A crop',
      '[{"width":320,"height":240,"bytes":9000},{"width":640,"height":480,"bytes":30000}]'
    FROM generate_series(1, ${crops}) n WHERE n % 3 <> 0`,
    `INSERT INTO bids (id, crop_id, buyer_id, amount_paise, quantity, state, valid_until, ended_at, created_at)
    SELECT ${idOf(KINDS.bid, 'n')}, ${idOf(KINDS.crop, `1 + (n * 7) % ${crops}`)},
      ${idOf(KINDS.buyer, `1 + n % ${buyers}`)}, 100000 + n, 1, 'REPLACED', now() + interval '2 days', now(),
      now() - n * interval '1 second'
    FROM generate_series(1, ${bids}) n`,
    `INSERT INTO offers (id, bid_id, position, made_by, price_paise, quantity, valid_until, created_at)
    SELECT ${idOf(KINDS.offer, 'n')}, ${idOf(KINDS.bid, 'n')}, 1, 'buyer', 100000 + n, 1, now() + interval '2 days',
      now() - n * interval '1 second'
    FROM generate_series(1, ${bids}) n`,
    // On an empty table that was just looked at, PostgreSQL would plan to read all of it, and keep to that for a minute of bids.
    `INSERT INTO notifications (id, account_id, kind, facts, crop_id, bid_id, about, created_at, read_at)
    SELECT ${idOf(KINDS.notification, 'n')}, ${idOf(KINDS.farmer, `1 + (1 + (n * 7) % ${crops}) % ${farmers}`)}, 'NEW_BID',
      '{"for": "farmer", "crop": "Wheat", "unit": "quintal", "other": "Buyer", "quantity": 1, "pricePaise": 100000}',
      ${idOf(KINDS.crop, `1 + (n * 7) % ${crops}`)}, ${idOf(KINDS.bid, 'n')}, ${idOf(KINDS.bid, 'n')}::text,
      now() - n * interval '1 second', now()
    FROM generate_series(1, ${Math.min(bids, MOST_NOTIFICATIONS)}) n`,
    `INSERT INTO deliveries (id, notification_id, channel, state, due_at, outcome, done_at, created_at)
    SELECT ${idOf(KINDS.delivery, 'n')}, ${idOf(KINDS.notification, 'n')}, 'MAIL', 'SENT', now() - n * interval '1 second', NULL,
      now(), now() - n * interval '1 second'
    FROM generate_series(1, ${Math.min(bids, MOST_NOTIFICATIONS)}) n`,
  ];
}

async function fill(url, size) {
  const [{ createDataSource }, { migrate }, { ENTITIES }, { MIGRATIONS }, { databaseIdentity }, { namesSearched }] =
    await Promise.all([
      built('platform/database/data-source.js'),
      built('platform/database/migrate.js'),
      built('bootstrap/entities.js'),
      built('bootstrap/migrations.js'),
      built('platform/database/identity.js'),
      built('modules/crops/crop-search.js'),
    ]);
  const dataSource = createDataSource({ url, poolSize: 2, entities: ENTITIES, migrations: MIGRATIONS });
  await dataSource.initialize();
  await migrate(dataSource);
  const identity = await databaseIdentity(dataSource.manager);
  await dataSource.destroy();
  await fillInBulk(url, LARGE_TABLES, statements(size, namesSearched));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const identifiers = async (table, condition) =>
    (await client.query(`SELECT id FROM ${table} WHERE ${condition}`)).rows.map(({ id }) => id);
  try {
    const ids = {
      crops: await identifiers('crops', "status = 'active'"),
      buyers: await identifiers('users', "role = 'buyer'"),
    };
    return { ids, identity };
  } finally {
    await client.end();
  }
}

/** Databases of this process. */
let made = 0;

/**
 * A database of its own on the server, migrated and filled; `drop` removes it. `claim` makes a data folder its own: the rows name
 * pictures that are not there, which a start would refuse.
 */
export async function createDatabase(serverUrl, size) {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  made += 1;
  const name = `annapath_bench_${process.pid}_${made}`;
  await admin.query(`CREATE DATABASE ${name}`);
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  const drop = async () => {
    await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await admin.end();
  };
  try {
    const { ids, identity } = await fill(url, size);
    const { LocalMediaStore } = await built('modules/media/local-media.store.js');
    const claim = (dataFolder) => new LocalMediaStore(join(dataFolder, 'uploads')).setOwner(identity.placedId);
    return { url, ids, claim, drop };
  } catch (error) {
    await drop();
    throw error;
  }
}

/** Access tokens of the buyers, as the product would have signed them. They last 15 minutes: make them for each round. */
export async function signTokens(buyers) {
  const { AccessTokens } = await built('modules/auth/access-tokens.js');
  const tokens = new AccessTokens(JWT_SECRET);
  return buyers.map((id) => tokens.sign({ id, role: 'buyer', familyId: id }, new Date()));
}
