import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { type Account, useSession } from './app';
import { expect } from './fixtures';
import { words } from './words';

/** Lists 40 quintals at ₹2,500, and gives the crop's identifier. */
export async function listCrop(
  request: APIRequestContext,
  farmer: Account,
  cropName: string,
  priceType: 'fixed' | 'auction' = 'fixed',
): Promise<string> {
  const listed = await request.post('/api/crops', {
    headers: { authorization: `Bearer ${farmer.accessToken}` },
    multipart: {
      cropName,
      category: 'grains',
      description: 'Clean and dry, in bags of 50 kg.',
      'quantity[amount]': '40',
      'quantity[unit]': 'quintal',
      priceType,
      'price[basePrice]': '2500',
      'location[state]': 'Haryana',
      'location[district]': 'Hisar',
      'location[address]': 'Mandi gate 2',
    },
  });
  expect(listed.status(), await listed.text()).toBe(201);
  return (await listed.json()).crop._id;
}

/** Bids on all of a crop, and gives the bid's identifier. */
export async function placeBid(
  request: APIRequestContext,
  buyer: Account,
  cropId: string,
  bidAmount: number,
): Promise<string> {
  const placed = await request.post('/api/bids/place', {
    headers: { authorization: `Bearer ${buyer.accessToken}` },
    data: { cropId, bidAmount },
  });
  expect(placed.status(), await placed.text()).toBe(201);
  return (await placed.json()).bid.bidId;
}

/** On a phone the form of a bid is in a sheet. */
export async function openBid(page: Page, language: 'en' | 'hi' = 'en'): Promise<void> {
  const amount = page.locator('input[name="bidAmount"]');
  const bar = page.getByRole('button', { name: words('cropDetail.bid.title', language), exact: true });
  await expect(amount.or(bar).first()).toBeVisible();
  if (await bar.isVisible()) await bar.click();
  await expect(amount).toBeVisible();
}

/** Sends the bid that stands in the form of a crop's page, and says yes to the one question. */
export async function sendBid(page: Page, language: 'en' | 'hi' = 'en'): Promise<void> {
  const place = { name: words('cropDetail.bid.place', language), exact: true };
  await page.getByRole('button', place).click();
  await page.getByRole('alertdialog').getByRole('button', place).click();
}

/** Shuts the sheet with the form, which stays open when a bid is sent: by its button, since Escape would go to a question that is just closing. */
export async function closeSheet(page: Page, language: 'en' | 'hi' = 'en'): Promise<void> {
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: words('ui.close', language), exact: true }).click();
  await expect(sheet).toHaveCount(0);
}

/** A page of this person's own: another browser, another visit. */
export async function pageOf(browser: Browser, account: Account, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 740 }, baseURL: process.env.E2E_URL });
  const page = await context.newPage();
  await useSession(page, account);
  return page;
}

/** How many sheets a page is on paper. */
export async function printedPages(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0;
}
