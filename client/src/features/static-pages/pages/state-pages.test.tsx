import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderApp } from '@/testing/render-app';

const main = () => within(screen.getByRole('main'));

afterEach(() => jest.useRealTimers());

describe('coming soon', () => {
  test('counts down from thirty days (AC-168, X-49)', async () => {
    jest.useFakeTimers();
    const { container } = await renderApp('/comingsoon');
    const timer = () => [...container.querySelectorAll('[role="timer"] > div')].map((part) => part.textContent);
    expect(timer()).toEqual(['30days', '0hours', '0minutes', '0seconds']);
    act(() => jest.advanceTimersByTime(1000));
    expect(timer()).toEqual(['29days', '23hours', '59minutes', '59seconds']);
    act(() => jest.advanceTimersByTime(60_000));
    expect(timer()).toEqual(['29days', '23hours', '58minutes', '59seconds']);
  });

  test('its button leads back to where one came from (AC-169)', async () => {
    const { user, address, router } = await renderApp('/contact');
    await act(async () => router.navigate('/comingsoon'));
    await user.click(await main().findByRole('button', { name: 'Go Back' }));
    await waitFor(() => expect(address()).toBe('/contact'));
  });

  test('opened directly, it leads home (X-63)', async () => {
    const { user, address } = await renderApp('/comingsoon');
    await user.click(main().getByRole('button', { name: 'Go Back' }));
    await waitFor(() => expect(address()).toBe('/'));
  });
});

test('not found: 404, the exact words, and the way home (AC-170)', async () => {
  const { container } = await renderApp('/nope');
  expect(main().getByRole('heading', { level: 1, name: '404' })).toBeVisible();
  expect(main().getByText('Oops! Page not found.')).toBeVisible();
  expect(main().getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect((await axe(container)).violations).toEqual([]);
});
