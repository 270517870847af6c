import { mandiPriceTool } from '../../src/modules/advisor/tools/mandi-price.tool.js';
import { publicData } from '../../src/modules/advisor/tools/public-data.js';
import { KnownRows } from '../../src/modules/catalogue/known-rows.js';
import { seedCatalogue } from '../../src/modules/catalogue/seed-catalogue.js';
import type { TestServer } from '../harness.js';
import { contextOf, forgetPrices, importRows, quoted, startPriceServer, TODAY } from './market-prices.js';

let server: TestServer;
beforeAll(async () => {
  server = await startPriceServer();
  await seedCatalogue(server.parts.systemContext());
});
beforeEach(() => forgetPrices(server));
afterAll(() => server.close());

const asked = (language: 'en' | 'hi', argument: Parameters<typeof mandiPriceTool.run>[1]) => {
  const ctx = contextOf(server);
  return mandiPriceTool.run(
    { data: publicData(ctx, new KnownRows(ctx.db, ctx.clock)), language, today: TODAY },
    argument,
  );
};

test('the advisor answers from what mandis quoted last, with day and market', async () => {
  await importRows(server, [
    quoted('2026-11-22', [2400, 2500, 2600]),
    quoted('2026-11-20', [2450, 2550, 2650], { district: 'Sirsa', market: 'Sirsa APMC' }),
  ]);
  const both = await asked('en', { commodity: 'wheat' });
  expect(both.text).toContain('Wheat in the mandi, as of 22 Nov 2026:');
  expect(both.text).toContain('Hisar Mandi: ₹2,500/quintal (₹2,400–₹2,600)');
  expect(both.text).toContain('Sirsa Mandi: ₹2,550/quintal (₹2,450–₹2,650, 20 Nov 2026)');
  expect(both.text).not.toContain('Sample');
  const one = await asked('hi', { commodity: 'गेहूँ', market: 'सिरसा' });
  expect(one.text).toContain('सिरसा मंडी');
  expect(one.text).not.toContain('हिसार');
  expect(one.sources).toEqual([expect.objectContaining({ date: expect.stringContaining('20') })]);
});

test('where nothing was ever brought in it answers from the demo table, and says so', async () => {
  expect((await asked('en', { commodity: 'wheat', market: 'Hisar' })).text).toContain('Sample figures: Wheat');
});
