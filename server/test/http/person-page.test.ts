import { type Person, person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import { SHELL, type Site, startSite } from './site.js';

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

/** Until the page itself comes: a busy machine may take longer than a visitor is kept waiting. */
async function drawn(path: string) {
  for (;;) {
    const answer = await site.get(path);
    if (answer.text.includes(' data-rendered="')) return answer;
  }
}

test('AC-547: somebody’s page is drawn under their first name, and search engines are told not to keep it', async () => {
  const { status, headers, text } = await drawn(`/people/${farmer.id}`);
  expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  expect(text).toContain('<title>Sunita | Annapath</title>');
  expect(text).toContain(`<div id="root"><p>drawn /people/${farmer.id}</p></div>`);
  expect(text).not.toContain(farmer.email);
});

test.each(['018f0000-0000-7000-8000-000000000000', 'somebody'])(
  'AC-547: where there is nobody, the shell says so with 404 (%s)',
  async (id) => {
    const { status, headers, text } = await site.get(`/people/${id}`);
    expect([status, headers.get('x-robots-tag'), text]).toEqual([404, 'noindex', SHELL]);
  },
);
