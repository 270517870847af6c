import { randomUUID } from 'node:crypto';
import { formatRupees } from '../client/src/lib/money';
import { expectNoSidewaysScroll, newAccount, useLanguage, useSession } from './support/app';
import { untilDrawn } from './support/drawn';
import { expect, test } from './support/fixtures';
import { openStep } from './support/listing-steps';
import { changeLastPrices } from './support/new-prices';
import { pageOf } from './support/trade';
import { words } from './support/words';

const hindi = (id: string) => words(id, 'hi');
const OTHERS = ['azadpur', 'faridabad', 'gurgaon', 'jaipur', 'panipat', 'sirsa'];

test('a farmer with a phone in Hindi: from the price of wheat to a listing that a buyer sees beside mandi and MSP', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const lastPrice = async (market: string): Promise<number> => {
    const { items } = await (await request.get(`/api/prices?commodity=wheat&market=${market}`)).json();
    return items.at(-1).modal;
  };
  const own = await lastPrice('hisar');
  const wanted = (market: string) => own + (market === 'sirsa' ? 60 : -100);
  const changes = await Promise.all(OTHERS.map(async (market) => [market, wanted(market) - (await lastPrice(market))]));
  await changeLastPrices('wheat', Object.fromEntries(changes));

  const [farmer, buyer] = await Promise.all([newAccount(request, 'farmer'), newAccount(request, 'buyer')]);
  const cropName = `गेहूँ ${randomUUID().slice(0, 8)}`;
  await useLanguage(page, 'hi');
  await useSession(page, farmer);
  const main = page.getByRole('main');

  await test.step('opens wheat: the price of Hisar stands large', async () => {
    await page.goto('/prices');
    await main.getByRole('combobox').selectOption('Hisar, Haryana');
    const wheat = main.getByRole('list', { name: hindi('prices.list.every') }).getByRole('link', { name: /गेहूँ/ });
    await expect(wheat).toContainText('हिसार');
    await wheat.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('गेहूँ का भाव, हिसार');
    await expect(main.locator('strong').first()).toHaveText(/^₹\d,\d{3}$/);
  });

  await test.step('sees that Sirsa is not worth the truck', async () => {
    await expect(async () => {
      await page.reload();
      await expect(main.getByText('सिरसा में ₹60 ज़्यादा मिलते हैं, पर ट्रक का ₹68 लगता है: हिसार में ही बेचिए।')).toBeVisible({
        timeout: 2_000,
      });
    }).toPass({ timeout: 45_000 });
    await expectNoSidewaysScroll(page);
  });

  await test.step('sets an alert', async () => {
    await main.getByRole('link', { name: hindi('prices.setAlert') }).click();
    await main.getByRole('combobox').selectOption('hisar');
    await main.getByLabel(hindi('priceAlerts.new.amount')).fill(String(own + 200));
    await main.getByRole('button', { name: hindi('priceAlerts.new.send') }).click();
    await expect(main.getByRole('list', { name: hindi('priceAlerts.list') })).toContainText(formatRupees(own + 200));
  });

  await test.step('lists wheat at the price that is suggested', async () => {
    await page.goto('/prices/wheat');
    await main.getByRole('link', { name: 'गेहूँ बेचिए' }).click();
    await expect(page).toHaveURL(/\/add\/crops$/);
    await openStep(page, 'crop', 'hi');
    await main.getByLabel('फसल का नाम').pressSequentially('gehu');
    await page.getByRole('option', { name: 'गेहूँ' }).click();
    await main.getByLabel('फसल का नाम').fill(cropName);
    await main.getByLabel('विवरण').fill('साफ़ और सूखा।');
    await main.getByRole('textbox', { name: 'मात्रा' }).fill('40');
    await openStep(page, 'place', 'hi');
    await main.getByLabel('राज्य').fill('Haryana');
    await main.getByLabel('ज़िला').fill('Hisar');
    await main.getByLabel('पता').fill('मंडी गेट 2');
    await openStep(page, 'price', 'hi');
    const week = main.getByRole('group', { name: /तक के हफ़्ते में हिसार की मंडियों के भाव$/ });
    const usual = week.getByRole('button', { name: /^आम ₹/ });
    const suggested = (await usual.innerText()).replace(/[^\d.]/g, '');
    await usual.click();
    await expect(main.getByRole('textbox', { name: 'आपका भाव' })).toHaveValue(suggested);
    await expect(week.getByRole('img')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await openStep(page, 'place', 'hi');
    await main.getByRole('button', { name: 'फसल जोड़िए' }).click();
    await expect(page.getByText('फसल जोड़ दी गई!')).toBeVisible();
  });

  await test.step('a buyer sees it beside mandi and MSP', async () => {
    const buyers = await pageOf(browser, buyer, 375);
    await useLanguage(buyers, 'hi');
    await buyers.goto('/marketplace');
    const card = buyers.getByRole('article', { name: cropName });
    const beside = /^पास की मंडियाँ ₹[\d,]+ से ₹[\d,]+.*एमएसपी ₹[\d,]+/;
    await expect(card.getByRole('img', { name: beside })).toBeVisible();
    await expect(card).toContainText(hindi('ui.mandi.sample'));
    await card.getByRole('link').click();
    await expect(buyers.getByRole('main').getByRole('img', { name: beside }).first()).toBeVisible();
    await buyers.context().close();
  });

  await test.step('without scripts the page has its figures, its plot and its table', async () => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: process.env.E2E_URL,
      locale: 'hi-IN',
      viewport: { width: 375, height: 740 },
    });
    const path = '/prices/wheat?own=Hisar%2C+Haryana';
    await untilDrawn(request, path, 'hi-IN');
    const plain = await context.newPage();
    await plain.goto(path);
    await expect(plain.locator('main strong').first()).toHaveText(/^₹\d,\d{3}$/);
    await expect(plain.locator('main svg[role=img] path')).toHaveCount(2);
    await plain.getByText(hindi('prices.asTable')).click();
    expect(await plain.locator('main details tbody tr').filter({ visible: true }).count()).toBeGreaterThan(20);
    await context.close();
  });
});
