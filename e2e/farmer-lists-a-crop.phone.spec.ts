import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { expectAccessible, expectNoSidewaysScroll, useLanguage } from './support/app';
import { expect, test } from './support/fixtures';
import { openStep } from './support/listing-steps';

const PICTURES = ['wheat-1', 'wheat-2', 'maize-1'].map((name) =>
  fileURLToPath(new URL(`../server/data/pictures/${name}.webp`, import.meta.url)),
);

test('a farmer signs up in Hindi, lists a crop with three photographs, and takes it down again', async ({ page }) => {
  const cropName = `शरबती गेहूँ ${randomUUID().slice(0, 8)}`;
  await useLanguage(page, 'hi');

  await test.step('signs up', async () => {
    await page.goto('/signup');
    await page.getByRole('radio', { name: 'किसान' }).check();
    await page.getByLabel('पहला नाम').fill('सुनीता');
    await page.getByLabel('उपनाम').fill('देवी');
    await page.getByLabel('ईमेल').fill(`sunita.${randomUUID()}@example.in`);
    await page.getByLabel('मोबाइल नंबर').fill('9876543210');
    await page.getByLabel('लिंग').selectOption('महिला');
    await page.getByRole('textbox', { name: 'पासवर्ड', exact: true }).fill('Hari-fasal-2026');
    await page.getByRole('textbox', { name: 'पासवर्ड दोबारा' }).fill('Hari-fasal-2026');
    await page.getByRole('button', { name: 'खाता बनाइए' }).click();
    await expect(page).toHaveURL(/\/farmer-dashboard$/);
    await expect(page.getByRole('heading', { level: 1, name: 'मेरा खेत' })).toBeVisible();
    await expect(page.getByText('आपने अभी कोई फसल नहीं जोड़ी है')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('adds a crop with three photographs', async () => {
    await page.getByRole('link', { name: 'नई फसल जोड़िए' }).first().click();
    await expect(page).toHaveURL(/\/add\/crops$/);
    await page.getByLabel('फसल के फ़ोटो').setInputFiles(PICTURES);
    await expect(page.getByRole('list', { name: 'चुने हुए फ़ोटो' }).getByRole('listitem')).toHaveCount(3);
    await openStep(page, 'crop', 'hi');
    // Another crop first, by its name in Roman Hindi: what it fills in goes again with the crop that is meant.
    const name = page.getByLabel('फसल का नाम');
    await name.pressSequentially('tamatar');
    await page.getByRole('option', { name: 'टमाटर' }).click();
    await expect(name).toHaveValue('टमाटर');
    await expect(page.getByLabel('श्रेणी')).toHaveValue('VEGETABLES');
    await expect(page.getByRole('radio', { name: 'क्विंटल' })).toBeChecked();
    await name.fill('');
    await name.pressSequentially('gehu');
    await expect(page.getByRole('option', { name: 'गेहूँ' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(name).toHaveValue('गेहूँ');
    await expect(page.getByLabel('श्रेणी')).toHaveValue('GRAINS');
    await name.fill(cropName);
    await page.getByLabel('विवरण').fill('साफ़ और सूखा, 50 किलो की बोरी में।');
    await page.getByRole('textbox', { name: 'मात्रा' }).fill('40');
    await openStep(page, 'price', 'hi');
    await page.getByRole('textbox', { name: 'आपका भाव' }).fill('3150');
    await openStep(page, 'place', 'hi');
    // Chosen in Roman Hindi, and stored by their English names: the filters find it.
    await page.getByLabel('राज्य').pressSequentially('madhya');
    await page.getByRole('option', { name: 'मध्य प्रदेश' }).click();
    await page.getByLabel('ज़िला').pressSequentially('सीहो');
    await page.getByRole('option', { name: 'सीहोर' }).click();
    await expectAccessible(page);
    await page.getByLabel('पता').fill('आष्टा मंडी');
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'फसल जोड़िए' }).click();
    await expect(page.getByText('फसल जोड़ दी गई!')).toBeVisible();
  });

  const rows = page.getByRole('list', { name: 'आपकी फसलें' }).getByRole('listitem');
  const row = rows.filter({ hasText: cropName });

  await test.step('sees it on the dashboard', async () => {
    await expect(page).toHaveURL(/\/farmer-dashboard$/);
    await expect(row).toContainText('₹3,150');
    await expect(row).toContainText('40 क्विंटल');
    await expect(row).toContainText('बिक्री पर');
    await expectNoSidewaysScroll(page);
  });

  await test.step('sees it in the marketplace, and all three photographs on its page', async () => {
    for (const address of [
      '?state=Madhya Pradesh',
      '?near=Sehore, Madhya Pradesh&km=50',
      '?q=गेहूँ सीहोर',
      '?q=sunita sehore',
    ]) {
      await page.goto(`/marketplace${address}`);
      await expect(page.getByRole('article', { name: cropName })).toContainText('सीहोर, मध्य प्रदेश');
    }
    await page.goto('/marketplace');
    const card = page.getByRole('article', { name: cropName });
    await expect(card).toContainText('₹3,150');
    await card.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: cropName })).toBeVisible();
    const carousel = page.getByRole('region', { name: 'फसल की तस्वीरें' });
    await expect(carousel.getByText('3 में से तस्वीर 1')).toBeAttached();
    await carousel.getByRole('button', { name: 'पिछली तस्वीर' }).click();
    await expect(carousel.getByText('3 में से तस्वीर 3')).toBeAttached();
    const picture = carousel.getByRole('img');
    const drawnWidth = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(drawnWidth, 'Width of the picture that came').toBeGreaterThan(0);
  });

  await test.step('edits it: another price, less of it, one photograph less', async () => {
    await page.goto('/farmer-dashboard');
    await row.getByRole('link', { name: `बदलिए: ${cropName}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'फसल में बदलाव' })).toBeVisible();
    await page.getByRole('button', { name: `${cropName}, फ़ोटो 1 हटाइए` }).click();
    await openStep(page, 'crop', 'hi');
    await page.getByRole('textbox', { name: 'अब कितना बेचना बाकी है' }).fill('35');
    await openStep(page, 'price', 'hi');
    await page.getByRole('textbox', { name: 'आपका भाव' }).fill('3200');
    await openStep(page, 'place', 'hi');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'बदलाव सहेजिए' }).click();
    await expect(page.getByText('बदलाव सहेज लिए गए।')).toBeVisible();
    await expect(page).toHaveURL(/\/farmer-dashboard$/);
    await expect(row).toContainText('₹3,200');
    await expect(row).toContainText('35 क्विंटल');
  });

  await test.step('takes it down', async () => {
    await page.goto('/farmer-dashboard');
    await row.getByRole('button', { name: `${cropName} हटाइए` }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('क्या आप सच में यह फसल हटाना चाहते हैं? इसे वापस नहीं लाया जा सकेगा।');
    await question.getByRole('button', { name: 'रहने दीजिए' }).click();
    await expect(question).toBeHidden();
    await expect(row).toBeVisible();

    await row.getByRole('button', { name: `${cropName} हटाइए` }).click();
    await question.getByRole('button', { name: 'हटाइए' }).click();
    await expect(page.getByText('फसल हटा दी गई!')).toBeVisible();
    await expect(row).toHaveCount(0);
  });

  await test.step('no longer finds it in the marketplace', async () => {
    await page.goto('/marketplace');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('article', { name: cropName })).toHaveCount(0);
  });
});
