import { act, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { payloadOf } from '@/testing/people';
import { type RenderAppOptions, renderApp } from '@/testing/render-app';

/** This environment brings Node's FormData, which takes no form; React hands it one when a submit leads to a navigation. */
class FormDataOfForm extends FormData {
  constructor(_form?: HTMLFormElement) {
    super();
  }
}

beforeAll(() => {
  globalThis.FormData = FormDataOfForm;
});

afterEach(() => sessionStorage.clear());

type Sent = { cropId: string; bidAmount: unknown; message: string | null };

const page = '/contact-farmer/wheat-1';
const crop = { id: 'wheat-1', name: 'Wheat', images: [], basePrice: 2500, quantity: { amount: 80, unit: 'QUINTAL' } };

/** The crop page with its bid form, and every bid that was sent in `bids`. */
async function openForm(
  place: () => unknown = () => ({ bid: { id: 'bid-1' } }),
  options: RenderAppOptions = { as: 'buyer' },
) {
  const bids: Sent[] = [];
  const app = await renderApp(page, {
    ...options,
    Query: { crop: () => crop },
    Mutation: {
      placeBid: (_source, { input }: { input: Sent }) => {
        bids.push({ ...input });
        return place();
      },
    },
  });
  await screen.findByRole('button', { name: 'Place Bid' });
  return { ...app, bids };
}

const amountBox = () => screen.getByRole('spinbutton', { name: 'Bid amount per quintal' });
const messageBox = () => screen.getByRole('textbox', { name: 'Message (optional)' });
const submit = () => screen.getByRole('button', { name: 'Place Bid' });

test('amount per unit with its total, optional message and Place Bid, for everybody (AC-166, X-09, X-42)', async () => {
  const { user } = await openForm(undefined, { as: 'guest' });
  await user.type(amountBox(), '2400');
  expect(messageBox()).toBeVisible();
  expect(screen.getByText('Total for 80 quintals')).toBeVisible();
  expect(screen.getByText('₹1,92,000')).toBeVisible();
});

test('a bid is sent as a number; success is said and the form stays as it was (AC-233, AC-234, AC-274, AC-323)', async () => {
  const { user, bids, address } = await openForm();
  await user.type(amountBox(), '2400.5');
  await user.type(messageBox(), 'Monday');
  await user.click(submit());
  expect(await screen.findByText('✅ Bid placed successfully!')).toBeVisible();
  expect(bids).toEqual([{ cropId: 'wheat-1', bidAmount: 2400.5, message: 'Monday' }]);
  expect(amountBox()).toHaveValue(2400.5);
  expect(messageBox()).toHaveValue('Monday');
  expect(address()).toBe(page);
});

test('while it is placed the button says so and is disabled (AC-167)', async () => {
  let answer = (_bid: unknown) => {};
  const { user } = await openForm(() => new Promise((resolve) => (answer = resolve)));
  await user.type(amountBox(), '2400');
  await user.click(submit());
  expect(await screen.findByRole('button', { name: 'Placing...' })).toBeDisabled();
  await act(async () => answer({ id: 'bid-1' }));
  expect(await screen.findByRole('button', { name: 'Place Bid' })).toBeEnabled();
});

test('an empty amount is sent as 0, with a hint beside it (AC-273, X-08)', async () => {
  const { user, bids } = await openForm();
  await user.click(submit());
  expect(await screen.findByText(/Please enter an amount above ₹0 per quintal/)).toBeVisible();
  await waitFor(() => expect(bids).toEqual([{ cropId: 'wheat-1', bidAmount: 0, message: null }]));
});

test('a failure: the toast without detail, the reason beside the form, nothing cleared (AC-234, AC-322)', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = await openForm(() => {
    throw new GraphQLError('This crop is no longer for sale.', { extensions: { code: 'CONFLICT' } });
  });
  await user.type(amountBox(), '2400');
  await user.click(submit());
  const toast = await screen.findByText('❌ Error placing bid!');
  expect(toast.textContent).toBe('❌ Error placing bid! ');
  expect(screen.getByText('This crop is no longer for sale.')).toBeVisible();
  expect(amountBox()).toHaveValue(2400);
  logged.mockRestore();
});

test('a guest is told so, sent to /login, and finds the bid again after signing in (AC-282, X-09)', async () => {
  const { user, bids, address, session } = await openForm(undefined, { as: 'guest' });
  await user.type(amountBox(), '2400');
  await user.type(messageBox(), 'Cash');
  await user.click(submit());
  expect(await screen.findByText('user is not authenticated!Please login again')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/login'));
  expect(bids).toEqual([]);

  act(() => session.signIn(payloadOf('buyer')));
  await waitFor(() => expect(address()).toBe(page));
  await screen.findByRole('button', { name: 'Place Bid' });
  expect(amountBox()).toHaveValue(2400);
  expect(messageBox()).toHaveValue('Cash');
  expect(sessionStorage).toHaveLength(0);
});
