import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderApp } from '@/testing/render-app';
import { words } from '@/testing/words';

const main = () => within(screen.getByRole('main'));

test('mission, vision, story and the four values (AC-073, AC-074)', async () => {
  const { container } = await renderApp('/about');
  for (const name of ['Our Mission', 'Our Vision', 'Our Story', 'Our Values']) {
    expect(main().getByRole('region', { name })).toBeVisible();
  }
  const values = within(main().getByRole('list', { name: 'Our Values' })).getAllByRole('heading');
  expect(values.map((heading) => heading.textContent)).toEqual([
    'Community First',
    'Fair Trade',
    'Quality Assured',
    'Sustainable Future',
  ]);
  expect((await axe(container)).violations).toEqual([]);
});

test('the public claims (AC-012 to AC-014, X-60)', async () => {
  await renderApp('/about');
  expect(main().getByText(words('footer.tagline'))).toBeVisible();
  expect(main().getByText('30%')).toBeVisible();
  expect(main().getByText('average income increase for farmers')).toBeVisible();
  expect(main().getByText('2024')).toBeVisible();
  for (const claim of ['about.middlemen', 'about.verified', 'about.pricing', 'about.logistics'] as const) {
    expect(main().getByText(words(claim))).toBeVisible();
  }
  expect(main().getByText('20-40% higher profit for farmers')).toBeVisible();
});

test('in Hindi', async () => {
  await renderApp('/about', { language: 'hi' });
  expect(main().getByRole('heading', { level: 1, name: 'हमारे बारे में' })).toBeVisible();
});
