import { untilDrawn } from './support/drawn';
import { expect, test } from './support/fixtures';
import { words } from './support/words';

const address = '/services/kcc-agriculture-loans';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('on a phone each scheme is a row that opens, on a wide screen a card (AC-554)', async ({ page, request }) => {
      await untilDrawn(request, address);
      await page.goto(address);
      const cards = page.getByRole('article');
      await expect(cards).toHaveCount(20);
      const card = cards.first();
      const agency = card.getByText(words('schemes.agency'), { exact: true });
      await expect(agency).toBeVisible();
      await expect(card.locator('summary')).toBeHidden();
      await page.setViewportSize({ width: 375, height: 740 });
      await expect(card.getByRole('heading')).toBeVisible();
      await expect(agency).toBeHidden();
      expect((await page.locator('body').boundingBox())?.height).toBeLessThan(6000);
      await card.locator('summary').click();
      await expect(agency).toBeVisible();
      await expect(card.getByRole('button', { name: /^View Details/ })).toBeVisible();
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('search, state and category are one form that the server answers (AC-553)', async ({ page, request }) => {
    await untilDrawn(request, address);
    await page.goto(address);
    await page.getByRole('combobox', { name: words('schemes.state') }).selectOption('Haryana');
    await untilDrawn(request, `${address}?search=&state=Haryana&category=`);
    await page.getByRole('button', { name: words('ui.catalogue.show') }).click();
    await expect(page.getByRole('article')).toHaveCount(2);
    const insurance = `${address}?search=&state=Haryana&category=Crop+Insurance&category=`;
    await untilDrawn(request, insurance);
    await page.getByRole('button', { name: 'Crop Insurance', exact: true }).click();
    await expect(page).toHaveURL(insurance);
    await expect(page.getByRole('article')).toHaveCount(1);
  });
});
