import type { Page } from '@playwright/test';
import { newAccount, useSession } from './support/app';
import { expect, test } from './support/fixtures';
import { words } from './support/words';

declare global {
  interface Window {
    /** Set by whichever script of a stranger runs. */
    strangersScript?: true;
    /** Directives of the page's policy that blocked something. */
    blockedByPolicy?: string[];
  }
}

const RUN = 'window.strangersScript=true;alert(1)';
/** At most 120 characters each: the longest name of a crop. */
const PAYLOADS = [
  `<script>${RUN}</script>`,
  `<img src=x onerror="${RUN}">`,
  `<svg onload="${RUN}">`,
  `"><script>${RUN}</script>`,
  `'><img src=x onerror=${RUN}>`,
  `</title><script>${RUN}</script>`,
  `</script><script>${RUN}</script>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<a href="javascript:${RUN}">rice</a>`,
  `javascript:${RUN}`,
  `<details open ontoggle="${RUN}">`,
  `<body onload="${RUN}">`,
  `<input autofocus onfocus="${RUN}">`,
  `<math><mi xlink:href="javascript:${RUN}">x</mi></math>`,
  `<style>@import "javascript:${RUN}"</style>`,
  `<object data="javascript:${RUN}"></object>`,
  `[rice](javascript:${RUN})`,
  `![rice](x" onerror="${RUN})`,
  `{{constructor.constructor("${RUN}")()}}`,
  `<template><script>${RUN}</script></template>`,
];

async function expectNothingRan(page: Page) {
  expect(await page.evaluate(() => window.strangersScript)).toBeUndefined();
  // No element of theirs came into being either.
  const made = page.locator('main :is(script, iframe, object, math, template, style, [onerror], [onload], [ontoggle])');
  await expect(made).toHaveCount(0);
  await expect(page.locator('a[href^="javascript:"]')).toHaveCount(0);
}

test('X1: what others wrote is shown as text, in listings, bids, dashboards and the chat', async ({
  page,
  request,
}) => {
  // Twenty crops, each opened and left again: a busy machine takes most of the usual minute.
  test.slow();
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  const [farmer, buyer] = [await newAccount(request, 'farmer'), await newAccount(request, 'buyer')];
  const as = ({ accessToken }: { accessToken: string }) => ({ headers: { authorization: `Bearer ${accessToken}` } });
  const list = async (text: string) => {
    const listed = await request.post('/api/crops', {
      ...as(farmer),
      data: {
        cropName: text,
        category: 'grains',
        description: text,
        quantity: { amount: 80, unit: 'quintal' },
        price: { basePrice: 2520 },
        location: { state: 'Haryana', district: 'Hisar', address: text },
      },
    });
    expect(listed.status(), await listed.text()).toBe(201);
    const { id }: { id: string } = (await listed.json()).crop;
    const placed = await request.post('/api/bids/place', {
      ...as(buyer),
      data: { cropId: id, bidAmount: 2600, message: text },
    });
    expect(placed.status(), await placed.text()).toBe(201);
    return { id, text };
  };
  const crops = await Promise.all(PAYLOADS.map(list));

  await page.goto(`/marketplace?q=${encodeURIComponent(farmer.email)}`);
  const names = page.locator('main article h2');
  await expect(names).toHaveCount(PAYLOADS.length);
  expect((await names.allTextContents()).sort()).toEqual([...PAYLOADS].sort());
  await expectNothingRan(page);
  // As a visitor goes from card to page and back. The server sends the same document for every one of these pages, so that
  // loading it anew for each would show nothing more.
  for (const { id, text } of crops) {
    await page.locator(`main a[href="/contact-farmer/${id}"]`).click();
    await expect(page.locator('h1')).toHaveText(text);
    await expectNothingRan(page);
    await page.goBack();
    await expect(names).toHaveCount(PAYLOADS.length);
  }
  await useSession(page, farmer);
  await page.goto('/farmer-dashboard?tab=crops');
  await page.getByRole('button', { name: words('farmerDashboard.more') }).click();
  const ownCrops = page.getByRole('list', { name: words('farmerDashboard.yourCrops') }).locator('h3');
  await expect(ownCrops).toHaveCount(PAYLOADS.length);
  expect((await ownCrops.allTextContents()).sort()).toEqual([...PAYLOADS].sort());
  await page.goto('/farmer-dashboard');
  const waiting = page.getByRole('list', { name: words('dashboards.today') }).getByRole('listitem');
  await expect(waiting).toHaveCount(PAYLOADS.length);
  for (const text of PAYLOADS) {
    await waiting.filter({ hasText: text }).first().getByRole('button', { name: /^More/ }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText(/^“/)).toBeVisible();
    await expectNothingRan(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  }
  await useSession(page, buyer);
  await page.goto('/buyer-dashboard?tab=bids');
  await expect(page.locator('main li h3')).toHaveCount(PAYLOADS.length);
  for (const text of PAYLOADS) await expect(page.getByText(`“${text}”`)).toBeVisible();
  await expectNothingRan(page);

  await page.goto('/services/krishi-sahayak-ai');
  const question = page.getByRole('textbox');
  const bubbles = page.getByRole('log').getByRole('article');
  for (const [turn, text] of PAYLOADS.slice(0, 4).entries()) {
    await question.fill(`${text} wheat`);
    await question.press('Enter');
    // The question and its whole answer: before that nothing more can be sent.
    await expect(bubbles).toHaveCount(2 * (turn + 1));
    await expect(bubbles.nth(2 * turn)).toContainText(text);
    await expectNothingRan(page);
  }
  expect(dialogs).toEqual([]);
});

test.describe('a page with somebody else’s script in it', () => {
  // The browser reports what it blocked; the attempts to reach another origin are the test's own.
  test.use({ expectedErrors: /Content Security Policy|Content-Security-Policy|elsewhere\.example/ });

  test('X3: a script that got into a page does not run, and sends nothing', async ({ page }) => {
    await page.goto('/about');
    const sent = await page.evaluate(async () => {
      window.blockedByPolicy = [];
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
        window.blockedByPolicy?.push(effectiveDirective),
      );
      const script = document.createElement('script');
      script.textContent = 'window.strangersScript = true';
      document.body.append(script);
      const holder = document.createElement('div');
      holder.innerHTML = '<img src="data:," onerror="window.strangersScript = true">';
      document.body.append(holder);
      const foreign = document.createElement('script');
      foreign.src = 'https://elsewhere.example/a.js';
      document.body.append(foreign);
      const picture = new Image();
      picture.src = 'https://elsewhere.example/a.png';
      return fetch('https://elsewhere.example/').then(
        () => 'sent',
        () => 'blocked',
      );
    });
    expect(sent).toBe('blocked');
    await expect
      .poll(() => page.evaluate(() => window.blockedByPolicy))
      .toEqual(expect.arrayContaining(['script-src-elem', 'script-src-attr', 'img-src', 'connect-src']));
    expect(await page.evaluate(() => window.strangersScript)).toBeUndefined();
  });
});
