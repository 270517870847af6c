import { randomUUID } from 'node:crypto';
import { expectAccessible, expectNoSidewaysScroll, newAccount } from './support/app';
import { expect, test } from './support/fixtures';
import { listCrop, pageOf, placeBid } from './support/trade';
import { words } from './support/words';

test('a buyer’s inbox on a desk: the farmer’s answer, the own one, the next step of the deal (AC-690 to AC-697)', async ({
  browser,
  request,
}) => {
  test.slow();
  const [farmer, buyer] = await Promise.all([newAccount(request, 'farmer'), newAccount(request, 'buyer')]);
  const cropName = `Wheat ${randomUUID().slice(0, 8)}`;
  await placeBid(request, buyer, await listCrop(request, farmer, cropName), 2400);
  const farmers = await pageOf(browser, farmer, 1280);
  const buyers = await pageOf(browser, buyer, 1280);
  const things = buyers.getByRole('list', { name: words('dashboards.today') }).getByRole('listitem');

  await test.step('nothing to do: the bids are shown at once', async () => {
    await buyers.goto('/buyer-dashboard');
    await expect(buyers.getByText(words('dashboards.todayNone.BUYER'))).toBeVisible();
    await expect(buyers.getByRole('list', { name: words('buyerDashboard.yourBids') })).toContainText('$2,400');
    await expect(buyers.getByText('$96,000 offered in 1 open bid')).toBeVisible();
  });

  await test.step('the farmer asks what was asked, and the buyer names the middle', async () => {
    await farmers.goto('/farmer-dashboard');
    await farmers.getByRole('button', { name: /^More/ }).click();
    await farmers.getByRole('button', { name: '₹2,500 as you ask' }).click();
    await farmers.getByRole('button', { name: words('dashboards.counter.send') }).click();
    await expect(farmers.getByText(/^Waiting for \w+'s answer to ₹2,500$/)).toBeVisible();

    await expect(things).toHaveCount(1, { timeout: 25_000 });
    await expect(things).toContainText('$2,500 × 40 quintals = $1,00,000');
    await expectAccessible(buyers);
    const more = things.getByRole('button', { name: /^More/ });
    await more.click();
    await buyers.keyboard.press('Escape');
    await expect(more).toBeFocused();
    await more.click();
    await buyers.getByRole('button', { name: '$2,450 in the middle' }).click();
    await buyers.getByRole('button', { name: words('dashboards.counter.send') }).click();
    await expect(buyers.getByText(/^Waiting for \w+'s answer to \$2,450$/)).toBeVisible();
    await expect(buyers.getByRole('button', { name: words('notifications.bell'), exact: true })).toBeVisible();
  });

  await test.step('the farmer accepts in the row; the next step of the deal is on both lists', async () => {
    const waiting = farmers.getByRole('list', { name: words('dashboards.today') });
    await waiting.getByRole('button', { name: /^Accept/ }).click({ timeout: 25_000 });
    await farmers
      .getByRole('alertdialog')
      .getByRole('button', { name: words('farmerDashboard.accept') })
      .click();
    await expect(waiting.getByRole('heading', { name: words('dashboards.task.PROPOSE_PICK_UP') })).toBeVisible();
    await expect(things).toContainText(words('dashboards.task.PROPOSE_PICK_UP'), { timeout: 25_000 });
    await expectNoSidewaysScroll(buyers);
    await things.getByRole('link', { name: /^Open/ }).click();
    await expect(buyers).toHaveURL(/\/deals\/[\w-]+$/);
  });

  await test.step('each tab has its address', async () => {
    await buyers.goto('/buyer-dashboard?tab=bids');
    await expect(buyers.getByRole('tab', { name: 'Bids 1' })).toHaveAttribute('aria-selected', 'true');
    await expect(buyers.getByText(words('buyerDashboard.state.ACCEPTED'))).toBeVisible();
    await buyers.getByRole('tab', { name: 'Bids 1' }).focus();
    await buyers.keyboard.press('ArrowRight');
    await expect(buyers).toHaveURL(/\?tab=deals$/);
    await expect(buyers.getByRole('tab', { name: 'Deals 1' })).toBeFocused();
    await expectAccessible(buyers);
  });

  await Promise.all([buyers.context().close(), farmers.context().close()]);
});
