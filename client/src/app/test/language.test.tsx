import { screen } from '@testing-library/react';
import { rememberedLanguage } from '@/i18n/language-memory';
import { renderApp } from '@/testing/render-app';

test('the switch offers the other language in its own script, changes everything and is remembered', async () => {
  const { user } = await renderApp('/mango-is-no-page');
  expect(screen.getByText('Oops! Page not found.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'हिन्दी' }));
  expect(await screen.findByRole('button', { name: 'English' })).toBeVisible();
  expect(screen.queryByText('Oops! Page not found.')).not.toBeInTheDocument();
  expect(document.documentElement.lang).toBe('hi');
  expect(document.title).toBe('पेज नहीं मिला | Annapath');
  expect(rememberedLanguage()).toBe('hi');
  expect(document.cookie).toContain('language=hi');

  await user.click(screen.getByRole('button', { name: 'English' }));
  expect(await screen.findByText('Oops! Page not found.')).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
});
