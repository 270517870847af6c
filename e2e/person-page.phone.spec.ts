import { allListings, expectAccessible, expectNoSidewaysScroll, useLanguage } from './support/app';
import { expect, test } from './support/fixtures';

test('a guest looks at who sells a crop, in Hindi on a phone: what deals brought them, and no way to reach them', async ({
  page,
  request,
}) => {
  await useLanguage(page, 'hi');
  const wheat = (await allListings(request)).find(({ farmerId }) => farmerId.firstName === 'Ramesh');
  if (!wheat) throw new Error('The demo data has no listing of Ramesh.');

  await test.step('from the crop to its farmer', async () => {
    await page.goto(`/contact-farmer/${wheat._id}`);
    const farmer = page.getByRole('region', { name: 'किसान' });
    await expect(farmer).toContainText('Ramesh Yadav');
    await farmer.locator('summary').click();
    await farmer.getByRole('link', { name: 'Ramesh के बारे में' }).click();
    await expect(page).toHaveURL(`/people/${wheat.farmerId._id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Ramesh' })).toBeVisible();
    await expect(page.getByText('किसान · हिसार, हरियाणा')).toBeVisible();
    await expect(page.getByText('9 रेटिंग')).toBeVisible();
    // How fast depends on what the seed's farmer has answered since.
    await expect(page.getByText(/^\d+ घंट/)).toBeVisible();
  });

  await test.step('what others say', async () => {
    const said = page.getByRole('list', { name: 'Ramesh जी के बारे में लोगों की राय' });
    await expect(said.getByRole('listitem')).toHaveCount(9);
    await expect(said.getByText('गेहूँ साफ़ था, तौल सामने हुई।')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await expect(page.locator('main')).not.toContainText(wheat.farmerId.email);
    await expect(page.locator('main')).not.toContainText('5901000001');
  });

  await test.step('and who said it', async () => {
    await page.getByRole('link', { name: 'Prakash' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Prakash' })).toBeVisible();
    await expect(page.getByText(/^खरीदार/).first()).toBeVisible();
  });
});
