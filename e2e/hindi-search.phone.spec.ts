import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, useLanguage } from './support/app';
import { untilDrawn } from './support/drawn';
import { expect, test } from './support/fixtures';

/** What farmers and buyers type, and what every card that is found says. */
const SEARCHES: ReadonlyArray<readonly [search: string, ...says: string[]]> = [
  ['गेहूँ हिसार', 'गेहूँ', 'हिसार, हरियाणा'],
  ['gehu hisar', 'गेहूँ', 'हिसार, हरियाणा'],
  ['प्याज नासिक', 'प्याज', 'नासिक, महाराष्ट्र'],
  ['ramesh hisar', 'हिसार, हरियाणा'],
  ['हरियाणा', 'हरियाणा'],
  ['शिमला', 'शिमला, हिमाचल प्रदेश'],
];

async function expectFound(page: Page, [search, ...says]: (typeof SEARCHES)[number]): Promise<void> {
  const cards = page.getByRole('article');
  const others = says.map((text) => cards.filter({ hasNotText: text }));
  await expect(cards.first(), search).toBeVisible();
  for (const other of others) await expect(other, search).toHaveCount(0);
}

test('from home a reader of Hindi finds wheat near Hisar, and the rest by place and first name (AC-684)', async ({
  page,
}) => {
  await useLanguage(page, 'hi');
  await page.goto('/');
  const onHome = page.getByRole('searchbox').first();
  await onHome.fill('गेहूँ हिसार');
  await onHome.press('Enter');
  await expect(page).toHaveURL(/\/marketplace\?q=/);
  await expectFound(page, ['गेहूँ हिसार', 'हिसार, हरियाणा']);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  for (const search of SEARCHES) {
    await page.getByRole('searchbox').fill(search[0]);
    await expectFound(page, search);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, locale: 'hi-IN' });

  test('the same searches find the same (AC-684)', async ({ page, request }) => {
    for (const search of SEARCHES) {
      const address = `/marketplace?q=${encodeURIComponent(search[0])}`;
      await untilDrawn(request, address, 'hi-IN');
      await page.goto(address);
      await expectFound(page, search);
    }
  });
});
