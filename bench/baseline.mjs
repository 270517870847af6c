/*
 * The baseline of every figure (bench/README.md): bare node:http, `pg` with prepared statements and JSON.stringify. The same
 * rows and the same promises about a bid (lock, check, insert) as the product, and none of its rules, limits or headers.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const COLUMNS = `c.id, c.crop_name AS "cropName", c.category, c.base_price_paise / 100.0::float8 AS "basePrice",
  c.quantity_amount::float8 AS amount, c.quantity_unit AS unit, c.status, c.created_at AS "createdAt", c.state, c.district,
  f.id AS "farmerId", f.first_name AS "firstName", f.email, i.key, i.alt`;
const FROM = `FROM crops c JOIN users f ON f.id = c.farmer_id LEFT JOIN crop_images i ON i.crop_id = c.id AND i.position = 0`;
const FOR_SALE = `c.status IN ('active', 'pending') AND c.deleted_at IS NULL`;
const NEWEST = 'ORDER BY c.created_at DESC, c.id DESC LIMIT 20';
const STATEMENTS = {
  list: `SELECT ${COLUMNS} ${FROM} WHERE ${FOR_SALE} ${NEWEST}`,
  search: `SELECT ${COLUMNS} ${FROM} WHERE ${FOR_SALE} AND c.search_text LIKE $1 ${NEWEST}`,
  crop: `SELECT ${COLUMNS}, c.description, f.phone ${FROM} WHERE c.id = $1`,
  lock: 'SELECT id, status FROM crops WHERE id = $1 FOR UPDATE',
  bid: `INSERT INTO bids (id, crop_id, buyer_id, amount_paise, quantity, state, valid_until, ended_at, created_at)
    VALUES ($1, $2, $3, $4, 1, 'REPLACED', now() + interval '2 days', now(), now())
    RETURNING id, amount_paise / 100.0::float8 AS "bidAmount", state, created_at AS "createdAt"`,
};
const statement = (name, values = []) => ({ name, text: STATEMENTS[name], values });

const shape = (row) => ({
  id: row.id,
  cropName: row.cropName,
  category: row.category,
  description: row.description,
  basePrice: row.basePrice,
  quantity: { amount: row.amount, unit: row.unit },
  status: row.status,
  createdAt: row.createdAt,
  location: { state: row.state, district: row.district },
  farmer: { id: row.farmerId, firstName: row.firstName, email: row.email },
  images: row.key ? [{ url: `/media/${row.key}-640.webp`, alt: row.alt }] : [],
});

async function placeBid({ cropId, buyerId, bidAmount }) {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const { rows } = await client.query(statement('lock', [cropId]));
    if (rows[0]?.status !== 'active') throw new Error('This crop is not for sale.');
    const placed = await client.query(statement('bid', [randomUUID(), cropId, buyerId, Math.round(bidAmount * 100)]));
    await client.query('COMMIT');
    return placed.rows[0];
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

const JOBS = {
  list: async () => ({ crops: (await pool.query(statement('list'))).rows.map(shape) }),
  search: async ({ search }) => ({ crops: (await pool.query(statement('search', [`%${search}%`]))).rows.map(shape) }),
  crop: async ({ id }) => ({ crop: shape((await pool.query(statement('crop', [id]))).rows[0]) }),
  bid: async (input) => ({ placeBid: await placeBid(input) }),
  empty: async () => ({}),
};

async function readBody(request) {
  let text = '';
  for await (const piece of request) text += piece;
  return text === '' ? {} : JSON.parse(text);
}

function send(response, status, body) {
  const text = JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
  response.end(text);
}

createServer(async (request, response) => {
  try {
    const job = request.url === '/readyz' ? JOBS.empty : JOBS[request.url.slice(1)];
    send(response, 200, { data: await job(await readBody(request)) });
  } catch (error) {
    console.error(error);
    send(response, 500, { message: String(error) });
  }
}).listen(Number(process.env.PORT), process.env.HOST);

process.on('SIGTERM', () => process.exit(0));
