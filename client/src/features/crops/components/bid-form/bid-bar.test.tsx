import { act, screen } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { counteredStanding, onePage, wheatForSale } from '@/testing/trade';
import { words } from '@/testing/words';

let tell: (isIntersecting: boolean) => void = () => undefined;
const known = window.IntersectionObserver;
beforeEach(() => {
  class Observer {
    constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
      tell = (isIntersecting) => told([{ isIntersecting }]);
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Observer });
});
afterEach(() => void Object.assign(window, { IntersectionObserver: known }));

async function openCrop(bids: readonly object[]) {
  const Query = { crop: () => wheatForSale, cropBids: () => onePage(bids) };
  const app = await renderApp('/contact-farmer/wheat-1', { as: 'buyer', Query });
  await screen.findByRole('button', { name: words('cropDetail.bid.place') });
  return app;
}

test('a bar with the price leads to the amount while the form is out of sight (AC-420)', async () => {
  const { user } = await openCrop([]);
  expect(screen.queryByRole('button', { name: words('cropDetail.bid.title'), hidden: true })).toBeNull();
  act(() => tell(false));
  await user.click(screen.getByRole('button', { name: words('cropDetail.bid.title'), hidden: true }));
  expect(screen.getByRole('textbox', { name: 'Bid amount per quintal' })).toHaveFocus();
  act(() => tell(true));
  expect(screen.queryByRole('button', { name: words('cropDetail.bid.title'), hidden: true })).toBeNull();
});

test('where the farmer waits for an answer the bar leads to that, not to another bid (AC-417)', async () => {
  await openCrop([{ id: 'bid-1', ...counteredStanding }]);
  const name = words('cropDetail.liveBid.answer');
  expect(await screen.findAllByRole('link', { name, hidden: true })).toHaveLength(1);
  act(() => tell(false));
  const [, inBar] = screen.getAllByRole('link', { name, hidden: true });
  expect(inBar).toHaveAttribute('href', '/buyer-dashboard?bid=bid-1');
  expect(screen.queryByRole('button', { name: words('cropDetail.bid.title'), hidden: true })).toBeNull();
});
