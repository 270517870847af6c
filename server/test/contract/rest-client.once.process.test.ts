import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { seedCatalogue } from '../../src/modules/catalogue/seed-catalogue.js';
import { startTestServer, type TestServer } from '../harness.js';

const FOLDER = fileURLToPath(new URL('../../../rest-client/', import.meta.url));
const COMPILER = fileURLToPath(new URL('../../../node_modules/typescript/bin/tsc', import.meta.url));

const execute = promisify(execFile);
/** What it printed is why it failed. */
const node = (...parts: string[]) =>
  execute(process.execPath, parts, { cwd: FOLDER }).catch((error: { readonly stdout: string }) => {
    throw new Error(error.stdout, { cause: error });
  });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await seedCatalogue(server.parts.systemContext());
});
afterAll(() => server.close());

test('a client generated from the description compiles strictly; it lists, creates and bids', async () => {
  await node('generate.mjs', server.url);
  await node(COMPILER, '-p', '.');
  const { stdout } = await node('generated/market.js', server.url);
  const { cropId, ...told } = JSON.parse(stdout);
  expect(told).toEqual({
    found: expect.arrayContaining([cropId]),
    bid: 2480,
    refusal: 'FORBIDDEN',
    wheatPrices: Array.from({ length: 5 }, () => expect.any(Number)),
  });
});
