import { readFileSync } from 'node:fs';
import { seedCatalogue } from '../../src/modules/catalogue/seed-catalogue.js';
import { PriceComparison } from '../../src/modules/prices/price-comparison.types.js';
import { PriceVerdict } from '../../src/modules/prices/price-verdict.rules.js';
import { priceWords } from '../../src/modules/prices/price-words.js';
import type { Language } from '../../src/platform/messages.js';
import { accept, placeBid, signedInAgain } from '../bids/trading.js';
import { ask, insertCrop, type Person, person, statements } from '../crops/market.js';
import type { TestServer } from '../harness.js';
import { forgetPrices, importRows, quoted, startPriceServer } from '../prices/market-prices.js';
import { type MailServer, startMailServer } from './mail-server.js';
import { runJobs } from './telling.js';

const DAY_MS = 24 * 3_600_000;

let mails: MailServer;
let server: TestServer;
beforeAll(async () => {
  mails = await startMailServer();
  server = await startPriceServer({ settings: { SMTP_URL: mails.url, MAIL_FROM: 'news@annapath.example' } });
  await seedCatalogue(server.parts.systemContext());
  await importRows(server, [onions('2026-11-22', 2400)]);
});
afterAll(async () => {
  await server.close();
  await mails.close();
});

const onions = (day: string, modal: number) => quoted(day, [modal - 50, modal, modal + 50], { commodity: 'Onion' });

/** A bid of ₹2,480 a quintal on onions in Hisar. */
async function withOnions(farmer?: Person) {
  const seller = farmer ?? (await person(server, 'farmer'));
  const buyer = await person(server, 'buyer');
  const crop = await insertCrop(server, seller, { cropName: 'Onion', category: 'vegetables' });
  return { farmer: seller, buyer, bid: await placeBid(server, buyer, crop.id) };
}

const list = (as: Person, first: number, fields = 'priceWords hi: priceWords(language: HI)') =>
  ask(server, `{ notifications(first: ${first}) { nodes { kind ${fields} } } }`, {}, as);

async function newest(as: Person) {
  const { body } = await list(as, 1);
  expect(body.errors).toBeUndefined();
  return body.data.notifications.nodes[0];
}

const ABOVE = { priceWords: '₹80 above mandi · 22 November', hi: 'मंडी से ₹80 ज़्यादा · 22 नवंबर' };

test('a notification says how the price that it names stood on its day, and goes on saying it', async () => {
  const { farmer } = await withOnions();
  expect(await newest(farmer)).toEqual({ kind: 'NEW_BID', ...ABOVE });
  server.clock.advance(3 * DAY_MS);
  await importRows(server, [onions('2026-11-25', 2600)]);
  expect(await newest(await signedInAgain(server, farmer))).toEqual({ kind: 'NEW_BID', ...ABOVE });
  server.clock.advance(-3 * DAY_MS);
});

test('of a deal it says what the deal keeps, and nothing of its steps that name no price', async () => {
  const { farmer, buyer, bid } = await withOnions();
  await accept(server, farmer, bid.offerId);
  await importRows(server, [onions('2026-11-22', 2470)]);
  expect(await newest(buyer)).toEqual({ kind: 'DEAL_STEP', ...ABOVE });
  await importRows(server, [onions('2026-11-22', 2400)]);
});

test('a mail says it in the language of its reader, as plain text and as HTML', async () => {
  const { farmer } = await withOnions();
  await runJobs(server, farmer);
  const [mail] = await mails.mailsTo(farmer.email);
  expect(mail?.text).toContain(`in all.\n${ABOVE.priceWords}\n`);
  expect(mail?.html).toContain(`>${ABOVE.priceWords}</p>`);
});

test('twenty notifications ask for crops and prices once', async () => {
  const { farmer } = await withOnions();
  for (let count = 1; count < 20; count += 1) await withOnions(farmer);
  expect((await list(farmer, 20)).body.data.notifications.nodes).toHaveLength(20);
  expect(await statements(server, () => list(farmer, 20))).toBe(await statements(server, () => list(farmer, 1)));
});

test('nothing is said where no price is known, in the list and in the mail', async () => {
  await forgetPrices(server);
  const { farmer } = await withOnions();
  expect(await newest(farmer)).toEqual({ kind: 'NEW_BID', priceWords: null, hi: null });
  await runJobs(server, farmer);
  const [mail] = await mails.mailsTo(farmer.email);
  expect(mail?.text).toContain('in all.\n\n');
});

test.each(['en', 'hi'] satisfies Language[])('the words are those of the price strip (%s)', (language) => {
  const file = new URL(`../../../client/src/ui/locales/${language}.json`, import.meta.url);
  const texts: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  const said = (values: Partial<PriceComparison>) =>
    priceWords(Object.assign(new PriceComparison(), { day: '2026-11-22', difference: 20, ...values }), language);
  const day = { en: '22 November', hi: '22 नवंबर' }[language];
  for (const verdict of Object.values(PriceVerdict)) {
    expect(said({ verdict })).toBe(`${texts[`ui.mandi.${verdict}`]?.replace('{amount}', '₹20')} · ${day}`);
  }
  const noted = `${texts['ui.mandi.old']?.replace('{day}', day)} · ${texts['ui.mandi.sample']}`;
  expect(said({ verdict: 'AT', isOld: true, isSample: true })).toBe(`${texts['ui.mandi.AT']} · ${noted}`);
});
