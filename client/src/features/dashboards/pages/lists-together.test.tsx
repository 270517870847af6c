import { act, screen, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { onePage } from '@/testing/trade';

const main = () => within(screen.getByRole('main'));

/** Answers on the test's command. */
function answerLater<Answer>(answer: Answer) {
  let give: (() => void) | undefined;
  const asked = new Promise<Answer>((resolve) => {
    give = () => resolve(answer);
  });
  return { ask: () => asked, give: () => act(async () => give?.()) };
}

afterEach(() => jest.useRealTimers());

test('what has come waits for what has not, so that nothing is pushed away', async () => {
  const deals = answerLater(onePage([]));
  await renderApp('/buyer-dashboard', { as: 'buyer', Query: { myBids: () => onePage([]), myDeals: deals.ask } });
  expect(await main().findByText('Loading what is to be done...')).toBeVisible();
  await act(async () => undefined);
  expect(main().queryByRole('heading', { name: 'Your Bids' })).not.toBeInTheDocument();

  await deals.give();
  expect(await main().findByRole('heading', { name: 'Your Bids' })).toBeVisible();
  expect(main().queryByText('Loading what is to be done...')).not.toBeInTheDocument();
});

test('what has come is shown after five seconds, whatever is still on its way', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const deals = answerLater(onePage([]));
  await renderApp('/farmer-dashboard', { as: 'farmer', Query: { farmerCrops: () => onePage([]), myDeals: deals.ask } });
  expect(await main().findByText('Loading what is to be done...')).toBeVisible();

  await act(async () => jest.advanceTimersByTime(5_000));
  expect(main().getByRole('tab', { name: /^Crops/ })).toBeVisible();
  expect(main().getByRole('tab', { name: 'Deals' })).toBeVisible();
  await deals.give();
  expect(await main().findByRole('tab', { name: 'Deals 0' })).toBeVisible();
});
