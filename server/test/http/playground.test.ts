import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startTestServer, type TestServer } from '../harness.js';

const CLIENT = fileURLToPath(new URL('../../../client', import.meta.url));
const VITE = fileURLToPath(new URL('../../../node_modules/vite/bin/vite.js', import.meta.url));
const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const TITLE = '<title>GraphQL playground</title>';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const fromAddress = (path: string, headers: Record<string, string>) => server.rest('GET', path, { headers });

describe('an address that GraphiQL has written its query into', () => {
  const query = encodeURIComponent('{ services { nodes { slug } } }');

  test.each(['/graphql', '/playground'])('%s opens the playground in a browser, and runs nothing', async (path) => {
    const page = await fromAddress(`${path}?query=${query}&variables=%7B%7D`, BROWSER);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.text).toContain(TITLE);
    expect(page.text).not.toContain('commodity-trade');
  });

  test('answers a program as before', async () => {
    const asked = { accept: 'application/json', 'apollo-require-preflight': '1' };
    const answer = await fromAddress(`/graphql?query=${query}`, asked);
    expect([answer.status, answer.body.data.services.nodes[0].slug]).toEqual([200, 'commodity-trade']);
  });
});

describe('the development server', () => {
  let vite: ChildProcess;
  let address: string;
  beforeAll(async () => {
    vite = spawn(process.execPath, [VITE, '--port', '0', '--host', '127.0.0.1', '--clearScreen', 'false'], {
      cwd: CLIENT,
      env: { ...process.env, PORT: new URL(server.url).port, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    address = await new Promise((resolve, reject) => {
      let said = '';
      vite.stdout?.on('data', (text: Buffer) => {
        said += text.toString();
        const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
        if (found) resolve(found);
      });
      vite.once('exit', () => reject(new Error(`Vite ended: ${said}`)));
    });
  });
  afterAll(async () => {
    const ended = once(vite, 'exit');
    vite.kill('SIGTERM');
    await ended;
  });

  test.each([
    ['/playground', TITLE],
    ['/playground/files/start.js', 'renderYogaGraphiQL'],
    ['/graphql?query=%7B__typename%7D', TITLE],
  ])('hands %s on to the server', async (path, part) => {
    const response = await fetch(`${address}${path}`, { headers: BROWSER });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(part);
  });
});
