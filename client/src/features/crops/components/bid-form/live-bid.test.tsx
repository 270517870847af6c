import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { counteredStanding, wheatForSale as crop, offerOf, onePage, openStanding } from '@/testing/trade';
import { words } from '@/testing/words';

describe("one's own live bid", () => {
  const live = { id: 'bid-1', ...openStanding, lastOffer: offerOf('offer-1', { quantity: crop.quantity }) };
  const over = { ...live, state: 'WITHDRAWN', validUntil: null, allowedActions: [] };
  const shown = 'Your bid: ₹2,400 per quintal for 80 quintals';

  test('stands above the form and can be taken back, after a question', async () => {
    const withdrawBid = jest.fn((_source: unknown, _args: never) => ({ bid: over }));
    const { user } = await renderApp('/contact-farmer/wheat-1', {
      as: 'buyer',
      Query: { crop: () => crop, cropBids: () => onePage([live]) },
      Mutation: { withdrawBid },
    });
    expect(await screen.findByText(shown)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Withdraw bid' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Withdraw this bid?' }));
    expect(withdrawBid).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Withdraw bid' }));
    expect(await screen.findByText('Your bid is withdrawn.')).toBeVisible();
    expect(withdrawBid.mock.calls[0]?.[1]).toEqual({ input: { bidId: 'bid-1' } });
    await waitFor(() => expect(screen.queryByText(shown)).not.toBeInTheDocument());
  });

  test('is asked for again once a bid was placed', async () => {
    let placed = false;
    const { user } = await renderApp('/contact-farmer/wheat-1', {
      as: 'buyer',
      Query: { crop: () => crop, cropBids: () => onePage(placed ? [live] : []) },
      Mutation: {
        placeBid: () => {
          placed = true;
          return { bid: { id: 'bid-1' } };
        },
      },
    });
    await screen.findByRole('button', { name: words('cropDetail.bid.place') });
    await user.type(screen.getByRole('textbox', { name: 'Bid amount per quintal' }), '2400');
    await user.click(screen.getByRole('button', { name: 'Place Bid' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Place Bid' }));
    expect(await screen.findByText(shown)).toBeVisible();
  });

  test("the farmer's price in its place, with the way to answer it (AC-417)", async () => {
    const countered = { id: 'bid-1', ...counteredStanding };
    await renderApp('/contact-farmer/wheat-1', {
      as: 'buyer',
      Query: { crop: () => crop, cropBids: () => onePage([countered]) },
    });
    expect(await screen.findByText('The farmer offers you ₹2,550 per quintal for 40 quintals')).toBeVisible();
    const answer = screen.getByRole('link', { name: 'Answer the farmer' });
    expect(answer).toHaveAttribute('href', '/buyer-dashboard?bid=bid-1');
    expect(screen.queryByRole('button', { name: 'Withdraw bid' })).not.toBeInTheDocument();
  });

  test('the bids of others are not taken for it', async () => {
    const cropBids = jest.fn(() => onePage([{ ...live, allowedActions: ['ACCEPT', 'DECLINE'] }]));
    await renderApp('/contact-farmer/wheat-1', { as: 'farmer', Query: { crop: () => crop, cropBids } });
    await screen.findByRole('button', { name: words('cropDetail.bid.place') });
    expect(cropBids).not.toHaveBeenCalled();
  });
});
