import { expectDialogOnly, newAccount, optionsOf, recordCalls, useSession } from './support/app';
import { expect, test } from './support/fixtures';

test.describe.configure({ mode: 'parallel' });

test('header: five links, sign-in for a guest, and the logo leads home', async ({ page }) => {
  await page.goto('/about');
  const header = page.getByRole('banner');
  const links = header.getByRole('navigation').getByRole('link');
  await expect(links).toHaveText(['Marketplace', 'About', 'Services', 'Support', 'Contact']);
  for (const name of ['Marketplace', 'About', 'Services', 'Support', 'Contact']) {
    await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', `/${name.toLowerCase()}`);
  }
  await expect(header.getByRole('link', { name: 'Login', exact: true })).toHaveAttribute('href', '/login');
  await expect(header.getByRole('link', { name: 'Sign Up', exact: true })).toHaveAttribute('href', '/signup');
  await expect(header.getByRole('button', { name: 'Logout' })).toHaveCount(0);
  await header.getByRole('link', { name: /Annapath/ }).click();
  await expect(page).toHaveURL('/');
});

test('header of whoever is signed in: first name and Logout, no Login and no Sign Up', async ({ page, request }) => {
  const farmer = await newAccount(request, 'farmer');
  await useSession(page, farmer);
  await page.goto('/contact');
  const header = page.getByRole('banner');
  await expect(header.getByText(farmer.firstName, { exact: true })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Logout', exact: true })).toBeVisible();
  await expect(header.getByRole('link', { name: /^(Login|Sign Up)$/ })).toHaveCount(0);
});

test('the menu of a small screen says whether it is open, holds the same links, and closes behind them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/');
  const header = page.getByRole('banner');
  const toggle = header.getByRole('button', { name: /menu/i });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(header.getByRole('link', { name: 'Services' })).toBeHidden();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  const links = header.getByRole('navigation').getByRole('link');
  await expect(links).toHaveText(['Marketplace', 'About', 'Services', 'Support', 'Contact']);
  await expect(header.getByRole('link', { name: 'Login' })).toBeVisible();
  await links.filter({ hasText: 'Services' }).click();
  await expect(page).toHaveURL('/services');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('footer: where its links lead, policies that lead nowhere yet, and 2024 in whatever year', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2030-05-01T10:00:00+05:30'));
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Marketplace' })).toHaveAttribute('href', '/marketplace');
  for (const name of ['Farmer Dashboard', 'Buyer Dashboard']) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', '/login');
  }
  for (const name of ['Help Centre', 'Raise a Ticket', 'FAQs']) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', '/support');
  }
  await expect(footer.getByRole('link', { name: /Phone/ })).toHaveAttribute('href', /^tel:\+91/);
  await expect(footer.getByRole('link', { name: /Email/ })).toHaveAttribute('href', /^mailto:/);
  await expect(footer).toContainText('© 2024');
  await expect(footer).not.toContainText('2030');
  await expect(footer).toContainText('From Field to Future');
  for (const name of ['Privacy Policy', 'Terms of Service', 'Refund Policy']) {
    await expectDialogOnly(page, footer.getByRole('button', { name }));
  }
});

test('home: its words, in their order, and four buttons that stay', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByText('Welcome', { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([
    'Easy Discovery',
    'Direct Connection',
    'Quality Assured',
    'Fair Pricing',
    'Local Focus',
    'Logistics Support',
  ]);
  const words = await page.locator('body').innerText();
  const inOrder = [
    'JOIN THE PLATFORM TRANSFORMING INDIAN AGRICULTURE',
    'Easy Discovery',
    'For Farmers',
    'Start Selling Today',
    'For Buyers',
    'Start Buying Today',
    '© 2024',
  ].map((text) => words.indexOf(text));
  expect(inOrder).not.toContain(-1);
  expect(inOrder).toEqual(inOrder.toSorted((left, right) => left - right));
  // The public claims of spec §1 (AC-012, AC-013).
  for (const claim of [/no middlemen/i, /verified farmers/i, /fair pricing/i, /optional logistics support/i]) {
    expect(words).toMatch(claim);
  }
  expect(words).toContain('20-40% higher profit');
  expect(words).toContain('Founded in 2024');
  for (const name of ['Join as Farmer', 'Join as Buyer', 'Start Selling Today', 'Start Buying Today']) {
    await expectDialogOnly(page, main.getByRole('button', { name, exact: true }));
  }
});

test('about: mission, vision, four values, story, and the average income increase', async ({ page }) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  for (const part of ['Mission', 'Vision', 'Story']) {
    await expect(main.getByRole('heading', { level: 2, name: part })).toBeVisible();
  }
  await expect(main.getByRole('list', { name: 'Our Values' }).getByRole('heading')).toHaveText([
    'Community First',
    'Fair Trade',
    'Quality Assured',
    'Sustainable Future',
  ]);
  const claim = main.locator('dl > div').filter({ hasText: 'average income increase' });
  await expect(claim.locator('dd')).toHaveText('30%');
});

test('support: what it promises, how to reach us, and a ticket that goes nowhere by rule', async ({ page }) => {
  await page.goto('/support');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Back' })).toHaveCount(0);
  for (const text of ['Response under 30 minutes', 'Expert team', 'Multiple channels']) {
    await expect(main.getByRole('heading', { name: text })).toBeVisible();
  }
  await expect(main).toContainText('9 AM - 6 PM Mon-Sat');
  await expect(main).toContainText('24/7');
  await expect(main).toContainText('2-4 hours');
  await expect(main.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:\+\d+$/);
  await expect(main.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=\S+/,
  );

  const calls = recordCalls(page);
  await expect(optionsOf(page, 'Category')).toHaveText([
    /choose/,
    'Technical',
    'Billing',
    'Product',
    'Partnership',
    'Other',
  ]);
  await expect(main.getByLabel('Files')).toHaveAttribute('multiple');
  const submit = main.getByRole('button', { name: 'Submit Ticket' });
  await submit.click();
  await expect(main.getByRole('alert')).toHaveCount(0);
  await main.getByRole('textbox', { name: 'Name' }).fill('Sunita Devi');
  await main.getByRole('textbox', { name: 'Contact Number' }).fill('9876543210');
  await main.getByRole('textbox', { name: 'Email' }).fill('sunita@example.in');
  await main.getByRole('textbox', { name: 'Issue' }).fill('My picture is upside down.');
  await submit.click();
  await expect(main.getByRole('alert')).toHaveText('Support ticket submitted successfully!');
  expect(calls, 'Calls of a ticket').toEqual([]);
});

test('AgriCare Support has a back arrow that goes back', async ({ page }) => {
  await page.goto('/services');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^AgriCare Support/ })
    .click();
  await expect(page).toHaveURL('/services/agricare-support');
  await page.getByRole('main').getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/services');
});

test('contact: address, phones, emails, hours, and two buttons that stay', async ({ page }) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main).toContainText('Hisar, Haryana 125001');
  await expect(main).toContainText(/\+91 \d/);
  await expect(main).toContainText('@annapath.example');
  await expect(main).toContainText('9 AM - 6 PM Mon-Sat');
  await expectDialogOnly(page, main.getByRole('button', { name: 'Call Support', exact: true }));
  await expectDialogOnly(page, main.getByRole('button', { name: 'Email Support', exact: true }));
});

test('coming soon: thirty days, counting down, and a way back', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-03-01T10:00:00+05:30') });
  await page.goto('/comingsoon');
  const main = page.getByRole('main');
  await expect(main).toContainText(/(30|29)\s*days/);
  await page.clock.fastForward('26:00:00');
  await expect(main).toContainText(/28\s*days/);
  await main.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('an address that does not exist', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('says so and leads home', async ({ page }) => {
    await page.goto('/services/nope');
    await expect(page.getByText('Oops! Page not found.', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Return to Home', exact: true }).click();
    await expect(page).toHaveURL('/');
  });
});
