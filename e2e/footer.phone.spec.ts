import { untilDrawn } from './support/drawn';
import { expect, test } from './support/fixtures';
import { words } from './support/words';

const groups = ['footer.platform', 'footer.support', 'footer.policies', 'footer.contact'];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the footer is four closed lines, and each opens (AC-550)', async ({ page, request }) => {
      await untilDrawn(request, '/about');
      await page.goto('/about');
      const footer = page.getByRole('contentinfo');
      await expect(footer).toBeVisible();
      expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(320);
      const lines = footer.locator('summary');
      await expect(lines).toHaveCount(groups.length);
      await expect(footer.getByRole('link')).toHaveCount(0);
      for (const [index, group] of groups.entries()) {
        await expect(lines.nth(index)).toHaveAccessibleName(words(group));
        await lines.nth(index).click();
      }
      await expect(footer.getByRole('link', { name: words('footer.faqs') })).toBeVisible();
      await expect(footer.getByRole('button', { name: words('footer.terms') })).toBeVisible();
      await lines.nth(1).click();
      await expect(footer.getByRole('link', { name: words('footer.faqs') })).toBeHidden();
    });
  });
}

test('a wide screen has the links at once, and nothing to open (AC-550)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: words('footer.faqs') })).toBeVisible();
  await expect(footer.locator('summary').first()).toBeHidden();
});
