import { screen } from '@testing-library/react';
import { rememberedLanguage } from '@/i18n/language-memory';
import { renderApp } from '@/testing/render-app';
import { words } from '@/testing/words';

test('the switch offers the other language in its own script, changes everything and is remembered', async () => {
  const { user } = await renderApp('/mango-is-no-page');
  expect(screen.getByText(words('notFound.title'))).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'हिंदी' }));
  expect(await screen.findByRole('button', { name: 'English' })).toBeVisible();
  expect(screen.queryByText(words('notFound.title'))).not.toBeInTheDocument();
  expect(document.documentElement.lang).toBe('hi');
  expect(document.title).toBe('पेज नहीं मिला | Annapath');
  expect(rememberedLanguage()).toBe('hi');
  expect(document.cookie).toBe('language=hi');

  await user.click(screen.getByRole('button', { name: 'English' }));
  expect(await screen.findByText(words('notFound.title'))).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
});
