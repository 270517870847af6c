import pg from 'pg';

/** Indexes that no constraint needs, of tables that are about to be filled. */
const INDEXES = `SELECT indexrelid::regclass AS name, pg_get_indexdef(indexrelid) AS definition
  FROM pg_index LEFT JOIN pg_constraint ON conindid = indexrelid
  WHERE indrelid = ANY($1::regclass[]) AND conindid IS NULL`;

/** As many statements at once as keep a small machine busy. */
const AT_ONCE = 4;

/** Runs statements on connections of their own, some at once; `prepare` comes first on each connection. */
async function runAtOnce(url, statements, prepare) {
  const waiting = [...statements];
  const work = async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await client.query(prepare);
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await client.query(next);
    } finally {
      await client.end();
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, waiting.length) }, work));
}

/**
 * Fills tables without what makes each row slow: their indexes are taken away and made again afterwards, as the migrations
 * made them, and references are not looked up row by row. So the statements may run in any order, and what they fill in has
 * to be right.
 */
export async function fillInBulk(url, tables, statements) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: indexes } = await client.query(INDEXES, [tables]);
    for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
    // Neither references nor triggers in these sessions; checks of a row's own values stay.
    await runAtOnce(url, statements, "SET session_replication_role = 'replica'");
    const definitions = indexes.map(({ definition }) => definition);
    await runAtOnce(url, definitions, "SET maintenance_work_mem = '256MB'");
    await client.query('VACUUM ANALYZE');
  } finally {
    await client.end();
  }
}
