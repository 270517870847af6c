import { screen, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { counteredStanding, offerOf, onePage, openStanding, wheatForSale } from '@/testing/trade';
import { words } from '@/testing/words';

const wide = window.matchMedia;
beforeEach(() => {
  window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
});
afterEach(() => {
  window.matchMedia = wide;
  sessionStorage.clear();
});

const openCrop = (bids: readonly object[] = [], Mutation = {}) =>
  renderApp('/contact-farmer/wheat-1', {
    as: 'buyer',
    Query: { crop: () => wheatForSale, cropBids: () => onePage(bids) },
    Mutation,
  });
const toBid = { name: words('cropDetail.bid.title') };

test('on a phone a bar leads to the bid in a sheet: steps, ready amounts, the sum, one question (AC-702)', async () => {
  const placeBid = jest.fn((_source: unknown, _args: never) => ({ bid: { id: 'bid-1' } }));
  const { user } = await openCrop([], { placeBid });
  await user.click(await screen.findByRole('button', toBid));
  const sheet = within(await screen.findByRole('dialog', toBid));
  const amount = sheet.getByRole('textbox', { name: 'Bid amount per quintal' });
  await user.click(sheet.getByRole('button', { name: '₹10 less' }));
  expect(amount).toHaveValue('2500');
  await user.click(sheet.getByRole('button', { name: '₹2,450' }));
  await user.click(sheet.getByRole('button', { name: '₹10 more' }));
  expect(amount).toHaveValue('2460');
  expect(sheet.getByText('₹1,96,800')).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Place Bid' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Place this bid?' }));
  expect(question.getByText(/^₹2,460 per quintal for 80 quintals: ₹1,96,800 in all\./)).toBeVisible();
  expect(placeBid).not.toHaveBeenCalled();
  await user.click(question.getByRole('button', { name: 'Place Bid' }));
  expect(await screen.findByText(words('cropDetail.bid.placed'))).toBeVisible();
  expect(placeBid.mock.calls[0]?.[1]).toMatchObject({ input: { bidAmount: 2460 } });
});

test('what was typed stays while the sheet is shut (AC-702)', async () => {
  const { user } = await openCrop();
  await user.click(await screen.findByRole('button', toBid));
  await user.type(await screen.findByRole('textbox', { name: 'Message (optional)' }), 'Monday');
  await user.click(screen.getByRole('button', { name: words('ui.close') }));
  await user.click(await screen.findByRole('button', toBid));
  expect(await screen.findByRole('textbox', { name: 'Message (optional)' })).toHaveValue('Monday');
});

test('whoever comes back from signing in finds the sheet open with the bid (AC-702)', async () => {
  sessionStorage.setItem('bid-draft:wheat-1', JSON.stringify({ bidAmount: '2400', quantity: '', message: '' }));
  await openCrop();
  const sheet = within(await screen.findByRole('dialog', toBid));
  expect(sheet.getByRole('textbox', { name: 'Bid amount per quintal' })).toHaveValue('2400');
});

test('the bar says what one bids already (AC-702)', async () => {
  await openCrop([{ id: 'bid-1', ...openStanding, lastOffer: offerOf('offer-1', { price: 2410 }) }]);
  expect(await screen.findByText('₹2,410')).toBeVisible();
  expect(screen.getByText('Your bid')).toBeVisible();
});

test('where the farmer waits for an answer the bar leads to that, not to another bid (AC-417)', async () => {
  await openCrop([{ id: 'bid-1', ...counteredStanding }]);
  const answer = await screen.findByRole('link', { name: words('cropDetail.liveBid.answer') });
  expect(answer).toHaveAttribute('href', '/buyer-dashboard?bid=bid-1');
  expect(screen.queryByRole('button', toBid)).toBeNull();
});
