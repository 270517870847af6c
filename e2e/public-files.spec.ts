import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from './support/fixtures';
import { SECRETS } from './support/start-server';

const BUILT = fileURLToPath(new URL('../client/dist/', import.meta.url));
/** Packed twins are sent in place of the file itself; what is hidden, like the build's own mark and list, is not sent. */
const files = readdirSync(BUILT, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
  .map((entry) => `${entry.parentPath}/${entry.name}`.slice(BUILT.length).replace(/^\/+/, ''))
  .filter((file) => !file.startsWith('.'));

const ANSWERS = ['/', '/marketplace', '/finance.html', '/api/openapi.json', '/api/docs', '/api/crops', '/healthz'];

test('P1: no setting reaches a public file or an answer that anybody gets', async ({ request }) => {
  expect(files.length).toBeGreaterThan(50);
  const told: string[] = [];
  const unread: string[] = [];
  for (const path of [...files.map((file) => `/${file}`), ...ANSWERS]) {
    const response = await request.get(path);
    if (response.status() !== 200) unread.push(`${path}: ${response.status()}`);
    const text = (await response.body()).toString('latin1');
    for (const [name, value] of Object.entries(SECRETS)) {
      // A name in a script means that the build took settings in.
      if (text.includes(value) || (path.endsWith('.js') && text.includes(name))) told.push(`${path}: ${name}`);
    }
  }
  expect(told).toEqual([]);
  expect(unread).toEqual([]);
});

test('P5: there is no source map, and no file speaks of one', async ({ request }) => {
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  const scripts = files.filter((file) => /\.(js|css)$/.test(file));
  expect(scripts.length).toBeGreaterThan(20);
  const speaking: string[] = [];
  for (const file of scripts) {
    const response = await request.get(`/${file}`);
    expect({ file, status: response.status() }).toEqual({ file, status: 200 });
    if ((await response.text()).includes('sourceMappingURL=')) speaking.push(file);
  }
  expect(speaking).toEqual([]);
  const [first] = scripts;
  for (const path of [
    `/${first}.map`,
    '/server/dist/bootstrap/main.js.map',
    '/app.js.map',
    '/.built',
    '/.vite/manifest.json',
  ]) {
    expect({ path, status: (await request.get(path)).status() }).toEqual({ path, status: 404 });
  }
});

test('P4: no answer names what serves it', async ({ request }) => {
  for (const path of [...ANSWERS, '/api', '/nothing', '/media/nothing', '/graphql']) {
    const headers = (await request.get(path)).headers();
    const names = Object.keys(headers).filter((name) => name === 'x-powered-by' || name === 'server');
    expect({ path, names }).toEqual({ path, names: [] });
  }
});
