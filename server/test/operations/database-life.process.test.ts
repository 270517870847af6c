import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withClient } from '../../src/backup/look-at-database.js';
import { ENTITIES } from '../../src/bootstrap/entities.js';
import { MIGRATIONS } from '../../src/bootstrap/migrations.js';
import { BidEntity } from '../../src/modules/bids/bid.entity.js';
import { createDataSource } from '../../src/platform/database/data-source.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { call, insertCrop, person } from '../crops/market.js';
import { makeBuyer } from '../factories.js';
import { ON_POSTGRES_SERVER, startTestServer, workerDatabaseUrl } from '../harness.js';
import { endBackendOf, ownDatabase } from './built-server.js';
import { ownPostgres, postgresPrograms } from './own-postgres.js';

const programs = ON_POSTGRES_SERVER ? postgresPrograms() : undefined;

test('D17: the schema needs one extension, which PostgreSQL lets any owner of a database install', async () => {
  const server = await startTestServer();
  try {
    const rows: readonly { extname: string }[] = await server.dataSource.query('SELECT extname FROM pg_extension');
    expect(rows.map(({ extname }) => extname).sort()).toEqual(['pg_trgm', 'plpgsql']);
  } finally {
    await server.close();
  }
});

if (ON_POSTGRES_SERVER && spawnSync('pg_dump', ['--version']).status === 0) {
  test('D17: a dump restored elsewhere has the account, the crop and the bid, and serves', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'annapath-dump-'));
    const elsewhere = await ownDatabase('restored');
    const server = await startTestServer();
    const buyer = await makeBuyer(server);
    const crop = await insertCrop(server, await person(server, 'farmer'));
    const body = { cropId: crop.id, bidAmount: 41 };
    expect((await server.rest('POST', '/api/bids/place', { token: buyer.token, body })).status).toBe(201);
    const dump = join(folder, 'market.dump');
    const run = (command: string, ...args: string[]) => spawnSync(command, args, { encoding: 'utf8' });
    expect(run('pg_dump', '--format=custom', `--file=${dump}`, workerDatabaseUrl())).toMatchObject({ status: 0 });
    await server.close();
    const restored = run('pg_restore', '--no-owner', '--exit-on-error', `--dbname=${elsewhere.url}`, dump);
    expect(restored).toMatchObject({ status: 0, stderr: '' });

    const again = await startTestServer({ database: { url: elsewhere.url, poolSize: 4 } });
    try {
      const { email, password } = buyer;
      const signIn = await again.rest('POST', '/api/auth/login', { body: { email, password } });
      expect(signIn.status).toBe(200);
      const mine = await again.rest('GET', '/api/bids/my-bids', { token: signIn.body.data.accessToken });
      expect(mine.body.bids).toMatchObject([{ bidAmount: 41, crop: { _id: crop.id } }]);
      expect((await again.rest('GET', `/api/crops/${crop.id}`)).status).toBe(200);
    } finally {
      await again.close();
      await elsewhere.drop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

if (ON_POSTGRES_SERVER) {
  test('a connection that PostgreSQL ends while a backup works elsewhere fails its next statement, and no more', async () => {
    await withClient(workerDatabaseUrl(), async (client) => {
      const { rows } = await client.query<{ port: number }>('SELECT inet_client_port() AS port');
      const ended = new Promise((resolve) => client.once('end', resolve));
      await endBackendOf(rows[0]?.port ?? 0);
      await ended;
      await expect(client.query('SELECT 1')).rejects.toThrow('not queryable');
    });
  });
}

if (programs !== undefined) {
  test('D8: bids go on after the database was killed under them, none that was answered is lost', async () => {
    const postgres = await ownPostgres(programs);
    const dataSource = createDataSource({ url: postgres.url, poolSize: 2, entities: ENTITIES, migrations: MIGRATIONS });
    await dataSource.initialize();
    await migrate(dataSource);
    await dataSource.destroy();
    const server = await startTestServer({ database: { url: postgres.url, poolSize: 8 } });
    try {
      const [farmer, buyer] = await Promise.all([person(server, 'farmer'), person(server, 'buyer')]);
      const crop = await insertCrop(server, farmer);
      const bid = (bidAmount: number) =>
        call(server, 'POST', '/api/bids/place', { as: buyer, body: { cropId: crop.id, bidAmount } });
      const answered: number[] = [];
      let amount = 0;
      let killed: Promise<void> | undefined;
      const write = async () => {
        for (;;) {
          amount += 1;
          const mine = amount;
          const { status } = await bid(mine);
          if (status !== 201) return status;
          answered.push(mine);
          if (answered.length === 30) killed = postgres.kill();
        }
      };
      const ends = await Promise.all(Array.from({ length: 8 }, write));
      // Ours would be an INTERNAL with an error line.
      expect(server.logLines.filter((line) => line.includes('"level":50'))).toEqual([]);
      expect(ends).toEqual(Array(8).fill(503));
      await killed;
      const without = await server.rest('GET', '/api/crops?page=1&limit=1');
      expect([without.status, without.headers.get('retry-after')]).toEqual([503, '2']);

      await postgres.start();
      // The same process, by itself: each connection of the pool is a new one.
      const after = await Promise.all(Array.from({ length: 16 }, (_, index) => bid(10_000 + index)));
      expect(after.map(({ status }) => status)).toEqual(Array(16).fill(201));
      const rows = await server.dataSource.manager.findBy(BidEntity, { cropId: crop.id });
      const stored = rows.map(({ amountPaise }) => amountPaise / 100).filter((rupees) => rupees < 10_000);
      expect(answered.filter((mine) => !stored.includes(mine))).toEqual([]);
      expect(stored.length).toBeLessThanOrEqual(answered.length + 8);
    } finally {
      await server.close();
      await postgres.remove();
    }
  }, 90_000);
}
