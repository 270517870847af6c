import { type Person, person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import { type Site, shellIn, startSite } from './site.js';

/** In place of the client's program. */
const PROGRAM = `
export async function renderPage({ address }) {
  return { page: 'person', title: 'Person | Annapath', styles: '', markup: '<p>drawn ' + address + '</p>', state: '{}' };
}`;

let server: TestServer;
let site: Site;
let farmer: Person;

beforeAll(async () => {
  server = await startTestServer();
  site = await startSite(server, PROGRAM);
  farmer = await person(server, 'farmer', { firstName: 'Sunita' });
});
afterAll(async () => {
  await site.close();
  await server.close();
});

test('AC-547: somebody’s page is drawn under their first name, and search engines are told not to keep it', async () => {
  const { status, headers, text } = await site.get(`/people/${farmer.id}`);
  expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  expect(text).toContain('<title>Sunita | Annapath</title>');
  expect(text).toContain(`<div id="root"><p>drawn /people/${farmer.id}</p></div>`);
  expect(text).not.toContain(farmer.email);
});

test.each(['018f0000-0000-7000-8000-000000000000', 'somebody'])(
  'AC-547: where there is nobody, the shell says so with 404 (%s)',
  async (id) => {
    const { status, headers, text } = await site.get(`/people/${id}`);
    expect([status, headers.get('x-robots-tag'), shellIn(text)?.title]).toEqual([404, 'noindex', 'Person | Annapath']);
  },
);
