import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { dayInIndia } from '../server/src/platform/calendar-day';
import { expectAccessible, expectNoSidewaysScroll, type Language, newAccount, useLanguage } from './support/app';
import { expect, test } from './support/fixtures';
import { closeSheet, listCrop, openBid, pageOf, printedPages, sendBid } from './support/trade';
import { words } from './support/words';

/** A new page every 20 seconds is what a page asks for by itself. */
const WITHOUT_RELOADING = { timeout: 25_000 };

const hindi = (id: string) => words(id, 'hi');

/** The stage of the deal that is next. */
const stage = (page: Page, language: Language) =>
  page.getByRole('list', { name: words('deal.stages', language) }).locator('[aria-current="step"]');

/** Says yes to what is asked once more before it counts. */
async function sayYes(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
}

test('from a bid on a phone in Hindi to stars: both sides in their own browser, nobody reloads a page', async ({
  browser,
  request,
}) => {
  // A whole trade: several times the page asks only after twenty seconds for what the other side has done.
  test.setTimeout(300_000);
  const [farmer, buyer] = await Promise.all([newAccount(request, 'farmer'), newAccount(request, 'buyer')]);
  const cropName = `Wheat ${randomUUID().slice(0, 8)}`;
  const cropId = await listCrop(request, farmer, cropName);
  const farmers = await pageOf(browser, farmer, 1280);
  const buyers = await pageOf(browser, buyer, 375);
  await useLanguage(buyers, 'hi');
  // One step that waits in vain does not take the time of all others.
  for (const page of [farmers, buyers]) page.setDefaultTimeout(20_000);
  const waiting = farmers.getByRole('list', { name: words('dashboards.today') }).getByRole('listitem');

  await test.step('the farmer looks at the dashboard, where no bid is', async () => {
    await farmers.goto('/farmer-dashboard');
    await expect(farmers.getByText(words('dashboards.todayNone.FARMER'))).toBeVisible();
  });

  await test.step('the buyer bids on the phone', async () => {
    await buyers.goto(`/contact-farmer/${cropId}`);
    await openBid(buyers, 'hi');
    await buyers.locator('input[name="bidAmount"]').fill('2400');
    await sendBid(buyers, 'hi');
    await expect(buyers.getByText(/^आपकी बोली: .*2,400/)).toBeVisible();
    await closeSheet(buyers, 'hi');
  });

  await test.step('the farmer sees it without reloading, and names another price', async () => {
    await expect(waiting).toHaveCount(1, WITHOUT_RELOADING);
    await expect(farmers.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible(WITHOUT_RELOADING);
    await waiting.getByRole('button', { name: /^More/ }).click();
    const sheet = farmers.getByRole('dialog');
    // The middle of 2,400 and 2,500.
    await sheet.getByRole('button', { name: '₹2,450 in the middle' }).click();
    await sheet.getByRole('button', { name: words('dashboards.counter.send') }).click();
    await expect(waiting).toHaveCount(0);
  });

  await test.step('the buyer finds it behind the bell, and accepts from the link', async () => {
    await buyers.getByRole('link', { name: /^सूचनाएँ/ }).click();
    const notice = buyers.getByRole('link', { name: new RegExp(`${cropName}.*2,450`) });
    await expect(notice).toBeVisible(WITHOUT_RELOADING);
    await expectNoSidewaysScroll(buyers);
    await expectAccessible(buyers);
    await notice.click();
    await buyers.getByRole('button', { name: /भाव मंज़ूर कीजिए/ }).click();
    await buyers.getByRole('alertdialog').getByRole('button', { name: 'मंज़ूर कीजिए' }).click();
    await buyers.getByRole('link', { name: hindi('dashboards.openDeal') }).click();
    await expect(buyers).toHaveURL(/\/deals\/[\w-]+$/);
  });
  const dealPath = new URL(buyers.url()).pathname;

  await test.step('the buyer names the day and the place of pick-up, and the farmer agrees', async () => {
    await buyers.getByRole('button', { name: hindi('deal.do.PROPOSE_PICK_UP') }).click();
    await buyers.getByLabel(hindi('deal.pickUp.day'), { exact: true }).fill(dayInIndia(new Date(), 1));
    await buyers.getByRole('radio', { name: hindi('deal.timeOfDay.MORNING') }).check();
    await buyers.getByRole('button', { name: hindi('deal.pickUp.send') }).click();
    await expect(buyers.getByText(/भेज दिया।/)).toBeFocused();
    await farmers.goto(dealPath);
    await expect(stage(farmers, 'en')).toHaveText(/^2Pick-up/);
    await farmers.getByRole('button', { name: words('deal.pickUp.yes') }).click();
    await expect(farmers.getByText(words('deal.pickUp.confirmed'))).toBeFocused();
    await farmers.getByRole('textbox', { name: words('deal.upi.enter') }).fill('sunita@upi');
    await farmers.getByRole('button', { name: words('deal.upi.save') }).click();
    await expect(farmers.getByText('sunita@upi')).toBeVisible();
  });

  await test.step('the farmer enters the weight and what the moisture takes off', async () => {
    await farmers.getByRole('button', { name: words('deal.do.RECORD_WEIGHT') }).click();
    await farmers.getByLabel('Weighed, in quintals').fill('39.5');
    await farmers.getByLabel(words('deal.weigh.percent')).fill('2');
    await farmers.getByRole('radio', { name: words('deal.deduction.MOISTURE') }).check();
    // 2450 × 39.5 = 96,775, less 2 %.
    await expect(farmers.getByText('₹94,839.50')).toBeVisible();
    await expectAccessible(farmers);
    await farmers.getByRole('button', { name: words('deal.weigh.send') }).click();
    await expect(farmers.getByText(/now checks the weight\.$/)).toBeFocused();
  });

  await test.step('the buyer sees the sum without reloading, and agrees', async () => {
    await expect(buyers.getByRole('button', { name: hindi('deal.weigh.yes') })).toBeVisible(WITHOUT_RELOADING);
    await expect(buyers.getByText('₹94,839.50').first()).toBeVisible();
    await expectNoSidewaysScroll(buyers);
    await expectAccessible(buyers);
    await sayYes(buyers, hindi('deal.weigh.yes'));
    await expect(buyers.getByText(hindi('deal.weigh.confirmed')).first()).toBeFocused();
  });

  await test.step('the buyer says what was paid, and the farmer that it arrived', async () => {
    await expect(buyers.getByText('sunita@upi')).toBeVisible();
    await buyers.getByRole('button', { name: hindi('deal.do.MARK_PAYMENT') }).click();
    await expect(buyers.getByLabel(hindi('deal.pay.amount'), { exact: true })).toHaveValue('94839.5');
    await buyers.getByRole('radio', { name: hindi('deal.method.UPI') }).check();
    await buyers.getByRole('button', { name: hindi('deal.pay.send') }).click();
    await expect(farmers.getByRole('button', { name: words('deal.pay.yes') })).toBeVisible(WITHOUT_RELOADING);
    await sayYes(farmers, words('deal.pay.yes'));
    const came = farmers.getByRole('region', { name: words('deal.came.FARMER') });
    await expect(came.getByText('₹94,839.50')).toBeVisible();
    await expect(came.getByRole('link', { name: words('ui.share') })).toHaveAttribute('href', /wa\.me.*94%2C839\.50/);
    await expect(stage(farmers, 'en')).toHaveText(/^5Rated/);
    await expectAccessible(farmers);
    await expect(stage(buyers, 'hi')).toHaveText(/^5राय/, WITHOUT_RELOADING);
    await expect(buyers.getByRole('heading', { level: 1 })).toHaveText(/^39\.5 क्विंटल .+₹94,839\.50$/);
    await expectNoSidewaysScroll(buyers);
    await expectAccessible(buyers);
    // What is left is the rating, and it is said to be the next step.
    await expect(farmers.getByText(/^Sold, weighed and paid\. Now say below how it went/)).toBeVisible();
  });

  await test.step('the agreement is one printed page, and its address is checked by anyone', async () => {
    await farmers.getByRole('heading', { name: words('deal.agreed') }).click();
    await farmers.getByRole('link', { name: words('agreement.open') }).click();
    await expect(farmers.getByRole('article')).toContainText('39.5 quintals × ₹2,450 = ₹96,775');
    expect(await printedPages(farmers)).toBe(1);
    const code = farmers.getByRole('article').getByRole('img', { name: /\/deals\/check\// });
    const address = (await code.getAttribute('aria-label')) ?? '';
    const guest = await browser.newPage();
    await guest.goto(new URL(address).pathname);
    await expect(guest.getByText(words('dealCheck.genuine'))).toBeVisible();
    await expect(guest.locator('main')).not.toContainText('Sunita');
    await guest.close();
  });

  await test.step('both rate, and only then is either seen', async () => {
    await farmers.goto(dealPath);
    await farmers.getByRole('radio', { name: words('deal.rating.stars.5'), exact: true }).check();
    await farmers.getByRole('button', { name: words('deal.rating.send') }).click();
    await expect(farmers.getByText(words('deal.rating.thanks'))).toBeVisible();
    await buyers.reload();
    await buyers.getByRole('radio', { name: hindi('deal.rating.stars.4'), exact: true }).check();
    await buyers.getByLabel(hindi('deal.rating.words')).fill('सही तौल, साफ़ माल।');
    await buyers.getByRole('button', { name: hindi('deal.rating.send') }).click();
    await expect(buyers.getByText(hindi('deal.rating.thanks'))).toBeVisible();
  });

  await test.step('the farmer’s stars say it to everybody', async () => {
    const { crop } = await (await request.get(`/api/crops/${cropId}`)).json();
    const guests = await browser.newContext({ baseURL: process.env.E2E_URL });
    const page = await guests.newPage();
    await page.goto(`/people/${crop.farmerId._id}`);
    await expect(page.getByText('सही तौल, साफ़ माल।')).toBeVisible();
    await expect(page.getByText('4.0').first()).toBeVisible();
    await expect(page.getByText('1 rating')).toBeVisible();
    await guests.close();
  });

  await Promise.all([buyers.context().close(), farmers.context().close()]);
});
