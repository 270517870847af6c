import { formatRupees } from '../client/src/lib/money';
import { allListings, newAccount, nextAnswer, nextRequest, recordCalls, storedToken, useSession } from './support/app';
import { expect, test } from './support/fixtures';
import { sendBid } from './support/trade';
import { words } from './support/words';

test('a buyer finds a crop, is asked to sign in, comes back to the bid as it was, and places it', async ({
  page,
  request,
}) => {
  const buyer = await newAccount(request, 'buyer');
  const listing = (await allListings(request)).find(({ cropName }) => cropName.includes('Basmati'));
  if (!listing) throw new Error('The demo data has no basmati.');
  const address = `/contact-farmer/${listing._id}`;

  await test.step('searches and filters', async () => {
    await page.goto('/marketplace');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByPlaceholder(words('marketplace.searchPlaceholder')).fill('PANIPAT');
    await page.getByRole('button', { name: words('marketplace.category.VEGETABLES'), exact: true }).click();
    await expect(page.getByText(words('marketplace.empty'))).toBeVisible();
    await page.getByRole('button', { name: words('marketplace.category.GRAINS'), exact: true }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toContainText(formatRupees(listing.price.basePrice));
  });

  const amount = page.getByLabel('Bid amount');
  const message = page.getByRole('textbox', { name: 'Message' });

  await test.step('opens the crop', async () => {
    const link = page
      .getByRole('article', { name: listing.cropName })
      .getByRole('link', { name: words('marketplace.contactFarmer') });
    await expect(link).toHaveAttribute('href', address);
    await link.click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(listing.cropName);
    await expect(page.getByText(listing.farmerId.email)).toBeVisible();
  });

  await test.step('bids without being signed in, and is sent to sign in', async () => {
    await amount.fill('8300');
    await message.fill('Pick-up next week, payment on loading.');
    const calls = recordCalls(page);
    await page.getByRole('button', { name: words('cropDetail.bid.place') }).click();
    await expect(page.getByText(words('cropDetail.bid.signedOut'), { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/login');
    expect(calls, 'Calls of a bid without a session').toEqual([]);
  });

  await test.step('signs in and finds the bid as it was', async () => {
    await page.getByRole('textbox', { name: words('login.email') }).fill(buyer.email);
    await page.getByRole('textbox', { name: words('login.password') }).fill(buyer.password);
    await page.getByRole('button', { name: words('login.submit') }).click();
    await expect(page).toHaveURL(address);
    await expect(amount).toHaveValue('8300');
    await expect(message).toHaveValue('Pick-up next week, payment on loading.');
  });

  await test.step('places the bid; the form stays as it is', async () => {
    const sent = nextRequest(page, 'placeBid');
    await sendBid(page);
    expect((await sent).postDataJSON().variables.input).toEqual({
      cropId: listing._id,
      bidAmount: 8300,
      message: 'Pick-up next week, payment on loading.',
    });
    await expect(page.getByText(words('cropDetail.bid.placed'), { exact: true })).toBeVisible();
    await expect(amount).toHaveValue('8300');
    await expect(message).toHaveValue('Pick-up next week, payment on loading.');
  });

  await test.step('sees it on the dashboard, with its dollar sign', async () => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: words('shell.logoDashboard') })
      .click();
    await expect(page).toHaveURL('/buyer-dashboard');
    const bid = page.getByRole('list', { name: words('buyerDashboard.yourBids') }).getByRole('listitem');
    await expect(bid).toHaveCount(1);
    await expect(bid).toContainText(listing.cropName);
    await expect(bid).toContainText('$8,300');
    await expect(bid).toContainText('active');
    await expect(bid).toContainText(listing.farmerId.firstName);
  });

  await test.step('signs out', async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: words('nav.logout') })
      .click();
    await expect(page).toHaveURL('/login');
    await expect.poll(() => storedToken(page)).toBeNull();
    await page.goto('/buyer-dashboard');
    await expect(page).toHaveURL('/login');
  });
});

test.describe('a bid of nothing', () => {
  test.use({ expectedErrors: /PlaceBid|status of 400/ });

  test('is not blocked here: the server refuses it, and what is missing stands at the amount in plain words (X-08)', async ({
    page,
    request,
  }) => {
    await useSession(page, await newAccount(request, 'buyer'));
    // The form of an auction is folded away.
    const listing = (await allListings(request)).find(({ priceType }) => priceType === 'fixed');
    await page.goto(`/contact-farmer/${listing?._id}`);
    const answered = nextAnswer(page, 'placeBid');
    await page.getByRole('button', { name: words('cropDetail.bid.place') }).click();
    const answer = await answered;
    expect(answer.request().postDataJSON().variables.input.bidAmount).toBe(0);
    const amount = page.getByLabel('Bid amount');
    await expect(amount).toHaveAccessibleDescription(/^Please enter an amount above ₹0 per /);
    await expect(amount).toBeFocused();
  });
});
