import { screen, within } from '@testing-library/react';
import { env } from '@/lib/env';
import { renderApp } from '@/testing/render-app';

const configured = env.fintrinUrl;
afterEach(() => {
  env.fintrinUrl = configured;
});

test('one frame fills the window and has a title; it shows our own tool (AC-092, X-34)', async () => {
  await renderApp('/services/fintrin');
  const frame = screen.getByTitle('Fintrin: farm finance tool');
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
  expect(frame).toHaveAttribute('src', '/finance.html');
  expect(frame).not.toHaveAttribute('sandbox');
  expect(frame).toHaveStyle({ width: '100%', height: '100vh' });
});

test('whoever sees nothing in the frame can open the tool by itself (X-34)', async () => {
  await renderApp('/services/fintrin');
  const link = within(screen.getByRole('main')).getByRole('link', { name: 'Open in a new tab' });
  expect(link).toHaveAttribute('href', '/finance.html');
  expect(link).toHaveAttribute('target', '_blank');
});

test('the build can name another tool (X-34)', async () => {
  env.fintrinUrl = 'https://finance.example/';
  await renderApp('/services/fintrin');
  const frame = screen.getByTitle('Fintrin: farm finance tool');
  expect(frame).toHaveAttribute('src', 'https://finance.example/');
  const rights = frame.getAttribute('sandbox')?.split(' ');
  expect(rights).toEqual(expect.arrayContaining(['allow-scripts', 'allow-forms']));
  expect(rights).not.toContain('allow-top-navigation');
});

test('frame and link are named in Hindi too', async () => {
  await renderApp('/services/fintrin', { language: 'hi' });
  expect(screen.getByTitle('फिनट्रिन: खेती के हिसाब का औज़ार')).toBeVisible();
  expect(screen.getByRole('link', { name: 'नए टैब में खोलें' })).toBeVisible();
});
