import { newAccount } from './support/app';
import { expect, test } from './support/fixtures';
import { listCrop, pageOf, placeBid } from './support/trade';
import { words } from './support/words';

/** How soon somebody sees what somebody else did. */
const SOON = { timeout: 2_000 };

test('AC-522: a bid appears at the farmer within two seconds, at the bell and in the list, without a reload', async ({
  browser,
  request,
}) => {
  const [farmer, buyer] = [await newAccount(request, 'farmer'), await newAccount(request, 'buyer')];
  const cropId = await listCrop(request, farmer, 'Live wheat');
  const page = await pageOf(browser, farmer, 1_280);
  const connected = page.waitForEvent('websocket', (socket) => socket.url().endsWith('/graphql'));
  await page.goto('/farmer-dashboard');
  const socket = await connected;
  // The first message to the bell: from here on everything is told.
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('notificationAdded'));
  await expect(page.getByRole('button', { name: words('notifications.bell'), exact: true })).toBeVisible();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await placeBid(request, buyer, cropId, 2_450);
  await expect(page.getByRole('button', { name: /1 unread/ })).toBeVisible(SOON);
  await expect(page.getByText('₹2,450').first()).toBeVisible(SOON);
  expect(loads).toBe(0);
  await page.context().close();
});

test('AC-521: nobody opens a live connection on a page without anything live', async ({ page }) => {
  const opened: string[] = [];
  page.on('websocket', (socket) => opened.push(socket.url()));
  await page.goto('/marketplace');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(opened).toEqual([]);
});

test('the playground asks as a person where their token stands among the headers, over the socket too', async ({
  page,
  request,
}) => {
  page.setDefaultTimeout(20_000);
  const farmer = await newAccount(request, 'farmer');
  const query = 'subscription { notificationAdded { unread } }';
  await page.goto(`/playground?query=${encodeURIComponent(query)}`);
  const run = page.getByRole('button', { name: /Execute query/ });
  await expect(run).toBeEnabled({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Headers', exact: true }).click();
  await page.locator('.graphiql-editor-tool .monaco-editor:visible').click();
  await page.keyboard.insertText(JSON.stringify({ authorization: `Bearer ${farmer.accessToken}` }));
  const kept = () => page.evaluate(() => localStorage.getItem('graphiql:tabState') ?? '');
  await expect.poll(kept).toContain(farmer.accessToken);
  await run.click();
  await expect(page.getByLabel(/result/i)).toContainText('"unread": 0', { timeout: 10_000 });
});

test('the playground runs subscriptions', async ({ page, request }) => {
  const farmer = await newAccount(request, 'farmer');
  const cropId = await listCrop(request, farmer, 'Playground wheat');
  const query = `subscription { cropChanged(id: "${cropId}") { cropName basePrice } }`;
  await page.goto(`/playground?query=${encodeURIComponent(query)}`);
  const run = page.getByRole('button', { name: /Execute query/ });
  await expect(run).toBeEnabled({ timeout: 20_000 });
  // Listened for before the socket opens: its first message may come with it.
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  await run.click();
  await expect.poll(() => heard.join(), { timeout: 20_000 }).toContain('Playground wheat');
  await expect(page.getByLabel(/result/i)).toContainText('Playground wheat', { timeout: 10_000 });
});
