import { screen, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import english from '../locales/en.json';
import { commodityTrade, nuvetra, type ServiceContent } from '../model/service-content';

const pages = [
  [
    'Commodity Trade',
    commodityTrade,
    ['mandi-bhav', 'transport-calculator', 'storage-cold-storage', 'test-certification'],
    'कमोडिटी व्यापार',
  ],
  [
    'NUVETRA',
    nuvetra,
    ['test-certification', 'krishi-sahayak-ai', 'seeds-fertilizer-store', 'kcc-agriculture-loans'],
    'न्यूवेट्रा',
  ],
] as const;

async function open(service: ServiceContent, language: 'en' | 'hi' = 'en') {
  const app = await renderApp(`/services/${service.slug}`, { language });
  return { ...app, main: within(screen.getByRole('main')) };
}

describe.each(pages)('%s', (name, service, related, hindiName) => {
  test('has all six parts of the template (AC-090)', async () => {
    const { main } = await open(service);
    expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
    const parts = main
      .getAllByRole('region')
      .map((part) => within(part).getByRole('heading', { level: 2 }).textContent);
    expect(parts).toEqual(['About', 'Features', 'How to use', 'FAQs', 'Related services', 'Support']);
  });

  test('tells search engines its questions (AC-537)', async () => {
    const { main } = await open(service);
    const region = main.getByRole('region', { name: 'FAQs' });
    const { mainEntity } = JSON.parse(region.querySelector('script')?.textContent ?? '{}');
    const shown = [...region.querySelectorAll('details')].map((each) => [
      each.querySelector('summary')?.textContent,
      each.querySelector('p')?.textContent,
    ]);
    expect(shown.length).toBeGreaterThan(2);
    expect(
      mainEntity.map((each: { name: string; acceptedAnswer: { text: string } }) => [
        each.name,
        each.acceptedAnswer.text,
      ]),
    ).toEqual(shown);
  });

  test('leads on to its related services (AC-091)', async () => {
    const { main } = await open(service);
    const links = within(main.getByRole('region', { name: 'Related services' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(related.map((slug) => `/services/${slug}`));
  });

  test('its support buttons reach us by phone, WhatsApp and the support page', async () => {
    const { main } = await open(service);
    const [call, chat, support] = within(main.getByRole('region', { name: 'Support' })).getAllByRole('link');
    expect(call).toHaveAttribute('href', 'tel:+911140002024');
    expect(chat?.getAttribute('href')).toContain(encodeURIComponent(name));
    expect(support).toHaveAttribute('href', '/support');
  });

  test('a question opens to its answer', async () => {
    const { main, user } = await open(service);
    const question = main.getByText('What does it cost?');
    expect(question.closest('details')).not.toHaveAttribute('open');
    await user.click(question);
    expect(question.closest('details')).toHaveAttribute('open');
  });

  test('speaks Hindi', async () => {
    const { main } = await open(service, 'hi');
    expect(main.getByRole('heading', { level: 1, name: hindiName })).toBeVisible();
  });
});

test('the catalog holds no text that no page shows', () => {
  const shown = pages.flatMap(([, { key, features, steps, questions }]) => [
    ...['subtitle', 'start', 'about'].map((part) => `genericService.${key}.${part}`),
    ...features.flatMap((name) => [`${name}.title`, `${name}.text`]),
    ...steps.flatMap((name) => [`${name}.title`, `${name}.text`]),
    ...questions.flatMap((name) => [`${name}.question`, `${name}.answer`]),
  ]);
  const own = Object.keys(english).filter((id) => pages.some(([, { key }]) => id.startsWith(`genericService.${key}.`)));
  expect(own.sort()).toEqual(shown.sort());
});
