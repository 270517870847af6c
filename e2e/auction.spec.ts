import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { leaderOf, modelBid, modelState, newModel } from '../server/test/auctions/model';
import { dealsOf, expectAccessible, expectNoSidewaysScroll, newAccount, useLanguage } from './support/app';
import { bringEndNear, storedAuction } from './support/auction-end';
import { expect, test } from './support/fixtures';
import { openStep } from './support/listing-steps';
import { pageOf } from './support/trade';
import { words } from './support/words';

/** A page asks by itself every 20 seconds where nobody tells it. */
const WITHOUT_RELOADING = { timeout: 25_000 };
/** How soon somebody sees what somebody else, or the clock, did. */
const SOON_MS = 2_000;

const sentence = (page: Page, text: string) => page.getByText(text, { exact: true });
const endOn = (page: Page, endsAt: Date) => page.locator(`time[datetime="${endsAt.toISOString()}"]`).first();

/** When a page came to say something, by this machine's clock: the page itself notes it. */
const saidAt = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (!document.body.innerText.includes(wanted)) return;
          observer.disconnect();
          resolve(Date.now());
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        look();
      }),
    text,
  );

async function bid(page: Page, amount: string, most: string, place: string): Promise<void> {
  const field = page.locator('input[name="bidAmount"]');
  await field.waitFor({ state: 'attached' });
  // Another amount than the next one is folded away.
  if (!(await field.isVisible())) await page.locator('details:has(form) > summary').click();
  await field.fill(amount);
  await page.locator('input[name="maxAmount"]').fill(most);
  await page.getByRole('button', { name: place, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: place, exact: true }).click();
}

test('AC-528: an auction with a reserve between two automatic bidders ends after one soft extension at the price of the rules; who looks sees it within two seconds', async ({
  browser,
  request,
}) => {
  test.setTimeout(300_000);
  // The rules, written a second time from the words alone; paise. Its times begin when the end comes near.
  const model = newModel(2500_00, 2700_00, Number.POSITIVE_INFINITY);
  const [farmer, first, second] = await Promise.all([
    newAccount(request, 'farmer'),
    newAccount(request, 'buyer'),
    newAccount(request, 'buyer'),
  ]);
  const cropName = `Wheat ${randomUUID().slice(0, 8)}`;
  const [farmers, firsts, seconds] = await Promise.all([
    pageOf(browser, farmer, 375),
    pageOf(browser, first, 1280),
    pageOf(browser, second, 375),
  ]);
  for (const page of [farmers, firsts, seconds]) page.setDefaultTimeout(20_000);
  await useLanguage(seconds, 'hi');
  let address = '';

  await test.step('the farmer lists it on a phone, opening at ₹2,500, not below ₹2,700', async () => {
    await farmers.goto('/add/crops');
    const fields = {
      crop: { cropName, description: 'Clean and dry.', 'quantity.amount': '40' },
      price: { 'price.basePrice': '2500' },
      place: {
        'location.state': 'Haryana',
        'location.district': 'Hisar',
        'location.address': 'Mandi gate 2',
      },
    };
    const steps = ['crop', 'price', 'place'] as const;
    for (const step of steps) {
      await openStep(farmers, step);
      for (const [name, text] of Object.entries(fields[step]))
        await farmers.locator(`main [name="${name}"]`).fill(text);
    }
    await openStep(farmers, 'crop');
    await farmers.locator('select[name="category"]').selectOption('GRAINS');
    await farmers.getByRole('radio', { name: words('listing.unit.QUINTAL') }).check();
    await openStep(farmers, 'price');
    await farmers.getByRole('radio', { name: words('addCrop.priceType.AUCTION') }).check();
    await farmers.locator('[name="price.reservePrice"]').fill('2700');
    await expect(farmers.getByLabel(words('addCrop.auctionEnds'))).toBeVisible();
    await expectAccessible(farmers);
    await openStep(farmers, 'place');
    await farmers.getByRole('button', { name: words('addCrop.submit') }).click();
    await expect(farmers.getByText(words('addCrop.added'))).toBeVisible();
    await farmers.goto('/farmer-dashboard?tab=auctions');
    const row = farmers.getByRole('list', { name: words('farmerDashboard.auctions') }).getByRole('listitem');
    await expect(row).toContainText('no bids yet');
    await row.getByRole('link').click();
    await farmers.waitForURL('**/contact-farmer/*');
    await expect(farmers.getByRole('region', { name: words('cropDetail.auction.title') })).toContainText('₹2,500');
    address = new URL(farmers.url()).pathname;
  });

  await test.step('the first buyer bids the opening price, and up to ₹2,600: highest, but below the reserve', async () => {
    await firsts.goto(address);
    await bid(firsts, '2500', '2600', words('cropDetail.bid.place'));
    modelBid(model, 'first', 2500_00, 2600_00, 0);
    await expect(firsts.getByText(words('cropDetail.bid.placed'))).toBeVisible();
    await expect(firsts.getByText(words('cropDetail.auction.standing.leadBelow'))).toBeVisible();
  });

  await test.step('the second one takes the ready bid on a phone in Hindi, and is out-bid at once by the first one’s limit', async () => {
    await seconds.goto(address);
    await seconds.getByRole('button', { name: '₹2,510 · बोली लगाइए' }).click();
    const question = seconds.getByRole('alertdialog');
    await expect(question).toContainText('1 लाख 400 रुपये');
    await question.getByRole('button', { name: words('cropDetail.bid.place', 'hi') }).click();
    modelBid(model, 'second', 2510_00, 2510_00, 0);
    await expect(seconds.getByText(words('cropDetail.auction.standing.outbid', 'hi'))).toBeVisible();
    await expect(seconds.getByRole('button', { name: '₹2,530 · बोली लगाइए' })).toBeVisible();
    await expectNoSidewaysScroll(seconds);
  });

  await test.step('with a limit above the reserve the price is lifted to it, and the second one leads', async () => {
    await bid(seconds, '2530', '2800', words('cropDetail.bid.place', 'hi'));
    modelBid(model, 'second', 2530_00, 2800_00, 0);
    await expect(sentence(seconds, words('cropDetail.auction.standing.lead', 'hi')).first()).toBeVisible();
    await expect(seconds.getByText('₹2,700', { exact: false }).first()).toBeVisible();
  });

  await test.step('the first one sees it without reloading', async () => {
    await expect(firsts.getByText(words('cropDetail.auction.standing.outbid'))).toBeVisible(WITHOUT_RELOADING);
    await expect(firsts.getByRole('button', { name: '₹2,710 · Bid' })).toBeVisible();
    await firsts.goto('/buyer-dashboard?tab=auctions');
    const mine = firsts.getByRole('list', { name: words('buyerDashboard.auctions') }).getByRole('listitem');
    await expect(mine).toContainText(words('dashboards.place.outbid'));
    await expect(mine).toContainText('$2,700');
  });

  await test.step('the farmer sees the price and who bids; the buyers saw no names', async () => {
    await expect(farmers.getByText(words('cropDetail.auction.reserve.MET'), { exact: false })).toBeVisible(
      WITHOUT_RELOADING,
    );
    await farmers.getByRole('main').locator('summary', { hasText: 'Bids so far' }).click();
    await expect(farmers.getByRole('link', { name: 'Sunita' }).first()).toBeVisible();
    await expectNoSidewaysScroll(farmers);
    const history = seconds.getByRole('main').locator('details', { hasText: 'बोलियाँ' });
    await history.locator('summary').click();
    await expect(history).toContainText('बोली वाला 1');
    await expect(history).not.toContainText('Sunita');
  });

  const cropId = address.split('/').at(-1) ?? '';
  const all = [farmers, firsts, seconds];
  let loads = 0;

  await test.step('forty seconds before the end the first one takes the lead: the end moves by three minutes for all', async () => {
    await firsts.goto(address);
    await expect(firsts.getByText(words('cropDetail.auction.standing.outbid'))).toBeVisible();
    for (const page of all) page.on('load', () => (loads += 1));
    model.end = (await bringEndNear(cropId, 40)).endsAt.getTime();
    await bid(firsts, '2710', '3000', words('cropDetail.bid.place'));
    await expect(sentence(firsts, words('cropDetail.auction.standing.lead'))).toBeVisible();
    const { endsAt, extensions } = await storedAuction(cropId);
    modelBid(model, 'first', 2710_00, 3000_00, endsAt.getTime() - 180_000);
    expect([endsAt.getTime(), extensions]).toEqual([model.end, 1]);
    expect([endsAt.getTime() > Date.now() + 150_000, endsAt.getTime() <= Date.now() + 180_000]).toEqual([true, true]);
    await Promise.all(all.map((page) => expect(endOn(page, endsAt)).toBeVisible({ timeout: SOON_MS })));
    await expect(seconds.getByText(words('cropDetail.auction.standing.outbid', 'hi'))).toBeVisible();
  });

  await test.step('twenty seconds before the new end the second one bids, is out-bid at once, and the end stays', async () => {
    const { endsAt } = await bringEndNear(cropId, 20);
    model.end = endsAt.getTime();
    await seconds.getByRole('button', { name: '₹2,820 · बोली लगाइए' }).click();
    const question = seconds.getByRole('alertdialog');
    await question.getByRole('button', { name: words('cropDetail.bid.place', 'hi') }).click();
    await expect(seconds.getByRole('button', { name: '₹2,840 · बोली लगाइए' })).toBeVisible();
    modelBid(model, 'second', 2820_00, 2820_00, Date.now());
    expect(await storedAuction(cropId)).toEqual({ endsAt: new Date(model.end), extensions: model.extensions });
    await Promise.all(all.map((page) => expect(endOn(page, endsAt)).toBeVisible({ timeout: SOON_MS })));
  });

  await test.step('it ends: within two seconds who lost reads so, who won and the farmer too, and the price is that of the model', async () => {
    const seen = await Promise.all([
      saidAt(seconds, words('cropDetail.auction.standing.lost', 'hi')),
      saidAt(firsts, words('cropDetail.auction.standing.won')),
      saidAt(farmers, 'Sold for ₹2,830.'),
    ]);
    const after = seen.map((moment) => moment - model.end);
    const [losers = Number.NaN] = after;
    expect(losers, `milliseconds after the end: ${after}`).toBeLessThan(SOON_MS);
    expect(Math.max(...after)).toBeLessThan(2 * SOON_MS);
    expect(Math.min(...after)).toBeGreaterThan(0);
    expect([modelState(model, Date.now()), leaderOf(model), model.price]).toEqual(['SOLD', 'first', 2830_00]);
    await expect(sentence(seconds, '₹2,830 में बिक गई।')).toBeVisible();
  });

  await test.step('the deal is there: the winner’s page and the farmer’s lead to it, and nobody has reloaded', async () => {
    const toDeal = { name: words('cropDetail.auction.toDeal') };
    await expect(farmers.getByRole('link', toDeal)).toBeVisible(WITHOUT_RELOADING);
    await expect(firsts.getByRole('link', toDeal)).toBeVisible(WITHOUT_RELOADING);
    expect(loads).toBe(0);
    const [theirs, winners, losers] = await Promise.all([farmer, first, second].map((one) => dealsOf(request, one)));
    const numbers = [theirs, winners, losers].map((deals) => deals?.map(({ number }) => number));
    const number = theirs?.[0]?.number;
    expect(numbers).toEqual([[number], [number], []]);
    for (const page of [farmers, firsts]) {
      await page.getByRole('link', toDeal).click();
      await expect(page.getByText(`Deal ${number}`, { exact: true })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('₹2,830');
    }
  });

  await Promise.all(all.map((page) => page.context().close()));
});
