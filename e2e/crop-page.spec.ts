import { allListings, expectAccessible, newAccount, useSession } from './support/app';
import { bringEndNear } from './support/auction-end';
import { expect, test } from './support/fixtures';
import { listCrop, placeBid, sendBid } from './support/trade';
import { words } from './support/words';

test('on a desktop price and bid stay in sight while the page is read to its end (AC-705, AC-706)', async ({
  page,
  request,
}) => {
  const wheat = (await allListings(request)).find(({ cropName }) => cropName.includes('HD-3086'));
  if (!wheat) throw new Error('The demo data has no such wheat.');
  await useSession(page, await newAccount(request, 'buyer'));
  await page.goto(`/contact-farmer/${wheat._id}`);
  const place = page.getByRole('button', { name: words('cropDetail.bid.place') });
  await expect(place).toBeInViewport();
  await page.getByRole('button', { name: words('cropDetail.contactFarmer') }).scrollIntoViewIfNeeded();
  await expect(place).toBeInViewport();
  await page.locator('input[name="bidAmount"]').fill('2400');
  await sendBid(page);
  await expect(page.getByText(words('cropDetail.bid.placed'), { exact: true })).toBeVisible();
  await page.getByRole('region', { name: 'Other crops of Ramesh' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Similar crops nearby' }).getByRole('link').last()).toBeVisible();
  await expectAccessible(page);
});

test('an auction in its last hour counts seconds, and says in colour and words who leads (AC-704, AC-707)', async ({
  page,
  request,
}) => {
  const [farmer, rival] = [await newAccount(request, 'farmer'), await newAccount(request, 'buyer')];
  const cropId = await listCrop(request, farmer, 'Auctioned wheat', 'auction');
  await useSession(page, await newAccount(request, 'buyer'));
  await bringEndNear(cropId, 50 * 60);
  await page.goto(`/contact-farmer/${cropId}`);
  const auction = page.getByRole('region', { name: words('cropDetail.auction.title') });
  await expect(auction.getByText(/^(49|50):\d\d left$/)).toBeVisible();
  await expect(auction.locator('input[name="maxAmount"]')).toBeHidden();
  const colour = (text: string) =>
    auction
      .getByText(text, { exact: true })
      .evaluate((line) => getComputedStyle(line.parentElement ?? line).backgroundColor);

  await auction.getByRole('button', { name: '₹2,500 · Bid' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('cropDetail.bid.place') })
    .click();
  await expect(auction.getByText(words('cropDetail.auction.standing.lead'), { exact: true })).toBeVisible();
  const leading = await colour(words('cropDetail.auction.standing.lead'));
  await expectAccessible(page);

  await placeBid(request, rival, cropId, 2_600);
  await expect(auction.getByText(words('cropDetail.auction.standing.outbid'))).toBeVisible({ timeout: 25_000 });
  expect(await colour(words('cropDetail.auction.standing.outbid'))).not.toBe(leading);
  await expect(auction.getByRole('button', { name: '₹2,610 · Bid' })).toBeVisible();
  await expectAccessible(page);
});
