import { expect, test } from './support/fixtures';
import { words } from './support/words';

for (const viewport of [
  { width: 375, height: 740 },
  { width: 375, height: 560 },
  { width: 1280, height: 1000 },
]) {
  test(`the conversation fills ${viewport.width} by ${viewport.height}, and no question is covered (AC-556)`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/services/krishi-sahayak-ai');
    const field = page.getByRole('form', { name: words('advisor.ask') });
    await expect(field).toBeVisible();
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect(footer?.y).toBeGreaterThanOrEqual(viewport.height);
    const starters = page.getByRole('group', { name: words('advisor.starters') }).getByRole('button');
    await expect(starters).toHaveCount(4);
    const lower = await starters.last().boundingBox();
    const upper = await field.boundingBox();
    expect((lower?.y ?? 0) + (lower?.height ?? 0)).toBeLessThanOrEqual(upper?.y ?? 0);
  });
}
