import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../src/platform/database/transaction.js';
import { addJob } from '../../src/platform/jobs/add-job.js';
import { JobRunner } from '../../src/platform/jobs/job-runner.js';
import type { Jobs } from '../../src/platform/jobs/jobs.js';
import { startTestServer, type TestServer, workerDatabaseUrl } from '../harness.js';

// A queue is asked every two seconds, and a failed job waits longer; on a busy machine all of it takes its time.
jest.setTimeout(60_000);

let server: TestServer;
const runners: JobRunner[] = [];
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.stop()));
});
afterAll(() => server.close());

/** A worker that knows these jobs; it has begun. */
function work(jobs: Partial<Jobs>): JobRunner {
  const runner = new JobRunner({
    ...server.parts,
    url: workerDatabaseUrl(),
    jobs: { tasks: {}, queues: {}, everyMinute: {}, ...jobs },
  });
  runners.push(runner);
  runner.start();
  return runner;
}

/** Until the condition holds; the test's own time limit is the last word. */
async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}

const queue = (task: string, key: string, payload: Record<string, string> = {}) =>
  inTransaction(server.parts.systemContext(), (tx) => addJob(tx.db, { task, key, payload }));
const waiting = async (task: string): Promise<number> => {
  const [row] = await server.dataSource.query(
    'SELECT count(*)::int AS count FROM graphile_worker.jobs WHERE task_identifier = $1',
    [task],
  );
  return row.count;
};

describe('jobs', () => {
  test('AC-471: a job is done once it is stored, and never where its transaction is rolled back', async () => {
    const task = `say ${randomUUID()}`;
    const said: unknown[] = [];
    await expect(
      inTransaction(server.parts.systemContext(), async (tx) => {
        await addJob(tx.db, { task, key: `${task} undone`, payload: { what: 'undone' } });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await queue(task, `${task} done`, { what: 'done' });
    work({
      tasks: {
        [task]: async (_ctx, payload) => {
          said.push(payload);
        },
      },
    });
    await until(async () => (await waiting(task)) === 0);
    expect(said).toEqual([{ what: 'done' }]);
  });

  test('AC-471: of one key there is one job, with what was asked for last', async () => {
    const task = `say ${randomUUID()}`;
    const said: unknown[] = [];
    await queue(task, task, { what: 'first' });
    await queue(task, task, { what: 'last' });
    work({
      tasks: {
        [task]: async (_ctx, payload) => {
          said.push(payload);
        },
      },
    });
    await until(async () => (await waiting(task)) === 0);
    expect(said).toEqual([{ what: 'last' }]);
  });

  test('AC-471: a job that fails is tried again, and is counted', async () => {
    const task = `fail ${randomUUID()}`;
    let tries = 0;
    await queue(task, task);
    work({
      tasks: {
        [task]: async () => {
          tries += 1;
          if (tries === 1) throw new Error('the first time');
        },
      },
    });
    await until(async () => (await waiting(task)) === 0);
    expect(tries).toBe(2);
    const text = await server.parts.metrics.text();
    expect(text).toContain(`annapath_job_runs_total{job="${task}",outcome="failed"} 1`);
    expect(text).toContain(`annapath_job_runs_total{job="${task}",outcome="ok"} 1`);
  });

  test('AC-471: a sweep goes on until nothing is left, again the next minute, and a failing one stops no other', async () => {
    const [good, bad] = [`good ${randomUUID()}`, `bad ${randomUUID()}`];
    let left = 250;
    let rounds = 0;
    work({
      everyMinute: {
        [bad]: async () => {
          throw new Error('bad');
        },
        [good]: async () => {
          const turn = Math.min(100, left);
          left -= turn;
          if (turn === 0) rounds += 1;
          return turn;
        },
      },
    });
    await until(() => rounds === 1);
    expect(left).toBe(0);
    server.clock.advance(60_000);
    await until(() => rounds === 2);
  });

  test('AC-471: a table that is its own queue is worked until nothing is left, again later, and past a failure', async () => {
    const name = `rows ${randomUUID()}`;
    let left = 3;
    let failures = 0;
    const queue = {
      work: async () => {
        if (left === 1 && failures === 0) {
          failures += 1;
          throw new Error('the first time');
        }
        left = Math.max(0, left - 1);
        return left > 0;
      },
      waiting: async () => 7,
    };
    work({ queues: { [name]: queue } });
    await until(() => left === 0);
    left = 2;
    await until(() => left === 0);
    expect(failures).toBe(1);
    const text = await server.parts.metrics.text();
    expect(text).toContain(`annapath_job_runs_total{job="${name}",outcome="failed"} 1`);
  });

  test('AC-471: a stop waits for the job under way, and takes no other', async () => {
    const task = `slow ${randomUUID()}`;
    let begun = 0;
    let ended = 0;
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const runner = work({
      tasks: {
        [task]: async () => {
          begun += 1;
          await finished;
          ended += 1;
        },
      },
    });
    for (const number of [1, 2, 3]) await queue(task, `${task} ${number}`);
    await until(() => begun === 2);
    const stopped = runner.stop();
    runners.length = 0;
    finish();
    await stopped;
    expect([begun, ended, await waiting(task)]).toEqual([2, 2, 1]);
  });
});
