import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Metrics } from '../../src/platform/metrics.js';
import { ROOT } from './project-copy.js';

const folder = join(ROOT, 'operations');
const HAS_PROMTOOL = spawnSync('promtool', ['--version']).status === 0;

test('every metric that an alert asks for is one that the server has', async () => {
  const metrics = new Metrics(() => ({
    admission: { underWay: 0, waiting: 0, refused: 0 },
    pool: { total: 0, idle: 0, waiting: 0 },
    passwords: { underWay: 0, waiting: 0 },
    pictures: { underWay: 0, waiting: 0 },
    pages: { underWay: 0, waiting: 0 },
    uploads: { underWay: 0, waiting: 0, bytes: 0 },
    live: { connections: 0, subscriptions: 0, isListening: true },
    loopDelayMs: 0,
  }));
  const there = await metrics.text();
  const asked = readFileSync(join(folder, 'alerts.yml'), 'utf8').match(/\bannapath_\w+/g) ?? [];
  expect(asked.length).toBeGreaterThan(5);
  const missing = asked.filter((name) => !there.includes(`# TYPE ${name.replace(/_bucket$/, '')} `));
  expect(missing).toEqual([]);
});

// Part of Debian's package `prometheus`, which `.ci/run` brings along.
if (HAS_PROMTOOL || process.env.CI) {
  test('promtool finds nothing wrong with the configuration and its rules', () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['check', 'config', 'prometheus.yml'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect({ status, said: `${stdout}${stderr}` }).toEqual({
      status: 0,
      said: expect.stringContaining('14 rules found'),
    });
  });
}
