import pg from 'pg';
import { ENTITIES } from '../../src/bootstrap/entities.js';
import { MIGRATIONS } from '../../src/bootstrap/migrations.js';
import { createDataSource } from '../../src/platform/database/data-source.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { insertCrop, type Person, person } from '../crops/market.js';
import { ON_POSTGRES_SERVER, startTestServer, type TestServer } from '../harness.js';
import { type OwnPostgres, ownPostgres, ownReplica, postgresPrograms } from './own-postgres.js';

const programs = ON_POSTGRES_SERVER ? postgresPrograms() : undefined;

if (programs !== undefined) {
  let primary: OwnPostgres;
  let replica: OwnPostgres;
  let onReplica: pg.Client;
  let server: TestServer;
  let farmer: Person;

  const start = () =>
    startTestServer({
      database: { url: primary.url, poolSize: 4 },
      settings: { DATABASE_REPLICA_URLS: replica.url },
    });
  const times = (text: string) => server.logLines.filter((line) => line.includes(text)).length;
  const USED = 'the replica is read from';
  const LEFT = 'the replica is dead or too far behind';
  /** Until the log says it for the n-th time; the test's own time limit is the last word. */
  const until = async (text: string, count: number) => {
    while (times(text) < count) await new Promise((resolve) => setImmediate(resolve));
  };

  const seesCrop = async (at: TestServer, id: string, token?: string): Promise<boolean> =>
    (await at.rest('GET', `/api/crops/${id}`, token === undefined ? {} : { token })).status === 200;
  const connectToReplica = async () => {
    onReplica = new pg.Client({ connectionString: replica.url });
    // Killed with its server in one of the tests.
    onReplica.on('error', () => undefined);
    await onReplica.connect();
  };

  beforeEach(async () => {
    primary = await ownPostgres(programs);
    const dataSource = createDataSource({ url: primary.url, poolSize: 2, entities: ENTITIES, migrations: MIGRATIONS });
    await dataSource.initialize();
    await migrate(dataSource);
    await dataSource.destroy();
    replica = await ownReplica(programs, primary);
    await connectToReplica();
    server = await start();
    farmer = await person(server, 'farmer');
    await until(USED, 1);
  });
  afterEach(async () => {
    await onReplica.end();
    await server.close();
    await replica.remove();
    await primary.remove();
  });

  test('guests read from the replica, whoever is signed in what they wrote, on every server; too far behind, it is left', async () => {
    const other = await start();
    try {
      await onReplica.query('SELECT pg_wal_replay_pause()');
      const crop = await insertCrop(server, farmer);
      // The replica has not got it.
      expect(await seesCrop(server, crop.id)).toBe(false);
      expect(await seesCrop(server, crop.id, farmer.token)).toBe(true);
      expect(await seesCrop(other, crop.id, farmer.token)).toBe(true);
      const answer = await other.graphql<{ crop: { id: string } | null }>(
        'query ($id: ID!) { crop(id: $id) { id } }',
        { id: crop.id },
        farmer.token,
      );
      expect(answer.data?.crop).toEqual({ id: crop.id });

      await until(LEFT, 1);
      expect(await seesCrop(server, crop.id)).toBe(true);
      await onReplica.query('SELECT pg_wal_replay_resume()');
      await until(USED, 2);
      while (!(await seesCrop(server, crop.id)));
    } finally {
      await other.close();
    }
  }, 600_000);

  test('a replica that dies, or is dead at the start, is noticed by nobody; back again, it is read from', async () => {
    const crop = await insertCrop(server, farmer);
    while (!(await seesCrop(server, crop.id)));
    const answers: boolean[] = [];
    let isOver = false;
    const readers = Array.from({ length: 4 }, async () => {
      while (!isOver) answers.push(await seesCrop(server, crop.id));
    });
    const more = async (count: number) => {
      const enough = answers.length + count;
      while (answers.length < enough) await new Promise((resolve) => setImmediate(resolve));
    };
    await more(20);
    await replica.kill();
    await until(LEFT, 1);
    await more(20);
    isOver = true;
    await Promise.all(readers);
    expect(answers).not.toContain(false);

    const late = await start();
    expect(await seesCrop(late, crop.id)).toBe(true);
    await late.close();
    await replica.start();
    await until(USED, 2);
    expect(await seesCrop(server, crop.id)).toBe(true);
    expect(server.logLines.filter((line) => line.includes(new URL(replica.url).port))).toEqual([]);
  }, 600_000);

  test('a server that is no replica is not read from', async () => {
    const stranger = await ownPostgres(programs);
    const wrong = await startTestServer({
      database: { url: primary.url, poolSize: 4 },
      settings: { DATABASE_REPLICA_URLS: stranger.url },
    });
    try {
      expect((await wrong.rest('GET', '/api/crops')).status).toBe(200);
      expect(wrong.logLines.some((line) => line.includes(USED))).toBe(false);
    } finally {
      await wrong.close();
      await stranger.remove();
    }
  }, 600_000);
}
