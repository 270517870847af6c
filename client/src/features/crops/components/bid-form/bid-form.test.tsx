import { act, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { payloadOf } from '@/testing/people';
import { type RenderAppOptions, renderApp } from '@/testing/render-app';
import { wheatForSale as crop } from '@/testing/trade';
import { words } from '@/testing/words';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

/** What every request carries beside its variables. */
type Carried = { headers: Record<string, string> };

type Sent = { cropId: string; bidAmount: unknown; message: string | null };

const page = '/contact-farmer/wheat-1';

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
  await screen.findByRole('button', { name: words('cropDetail.bid.place') });
  return { ...app, bids };
}

const amountBox = () => screen.getByRole('textbox', { name: 'Bid amount per quintal' });
const messageBox = () => screen.getByRole('textbox', { name: 'Message (optional)' });
const submit = () => screen.getByRole('button', { name: 'Place Bid' });

/** Presses Place Bid, and says yes to the one question. */
async function press(user: Awaited<ReturnType<typeof openForm>>['user']) {
  await user.click(submit());
  const question = within(await screen.findByRole('alertdialog', { name: 'Place this bid?' }));
  await user.click(question.getByRole('button', { name: 'Place Bid' }));
}

/** The same, until the answer is there. */
async function send(user: Awaited<ReturnType<typeof openForm>>['user']) {
  await press(user);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
}

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
  await send(user);
  expect(await screen.findByText('✅ Bid placed successfully!')).toBeVisible();
  expect(bids).toEqual([{ cropId: 'wheat-1', bidAmount: 2400.5, message: 'Monday' }]);
  expect(amountBox()).toHaveValue('2400.5');
  expect(messageBox()).toHaveValue('Monday');
  expect(address()).toBe(page);
});

test('a bid far from the asking price is pointed out while it is typed, and sent all the same (AC-418)', async () => {
  const { user, bids } = await openForm();
  const warning = '₹25 for one quintal: 1 % of the asking price.';
  await user.type(amountBox(), '25');
  expect(screen.getByText(warning)).toBeVisible();
  await send(user);
  await waitFor(() => expect(bids).toHaveLength(1));
  await user.type(amountBox(), '00');
  expect(screen.queryByText(warning)).not.toBeInTheDocument();
});

test('while it is placed the button says so and is disabled (AC-167)', async () => {
  let answer = (_bid: unknown) => {};
  const { user } = await openForm(() => new Promise((resolve) => (answer = resolve)));
  await user.type(amountBox(), '2400');
  await press(user);
  expect(await screen.findByRole('button', { name: 'Placing...' })).toBeDisabled();
  await act(async () => answer({ bid: { id: 'bid-1' } }));
  await waitFor(() => expect(submit()).toBeEnabled());
});

test('an empty amount is sent as 0, with a hint beside it (AC-273, X-08)', async () => {
  const { user, bids } = await openForm();
  await user.click(submit());
  expect(await screen.findByText(/Please enter an amount above ₹0 per quintal/)).toBeVisible();
  await waitFor(() => expect(bids).toEqual([{ cropId: 'wheat-1', bidAmount: 0, message: null }]));
});

test('an empty bid that is refused says in plain words what is missing, at the amount', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const technical = 'An amount in rupees is a number above 0 and up to 10,00,00,000, with at most two decimals.';
  const { user } = await openForm(() => {
    const fields = [{ field: 'bidAmount', message: technical }];
    throw new GraphQLError(technical, { extensions: { code: 'BAD_USER_INPUT', fields } });
  });
  await user.click(submit());
  expect(await screen.findByText(words('cropDetail.bid.failed').trim())).toBeVisible();
  await waitFor(() => expect(amountBox()).toHaveAccessibleDescription(/Please enter an amount above ₹0 per quintal/));
  expect(screen.queryByText(technical)).not.toBeInTheDocument();
});

test('an amount is read as people write it, and the page shows what was read', async () => {
  const { user, bids } = await openForm();
  await user.type(amountBox(), '2450/-');
  expect(screen.getByText('₹1,96,000')).toBeVisible();
  await send(user);
  await waitFor(() => expect(bids).toEqual([{ cropId: 'wheat-1', bidAmount: 2450, message: null }]));
  expect(amountBox()).toHaveValue('2450/-');
});

test('an amount that cannot be read is marked, and no bid is sent', async () => {
  const { user, bids } = await openForm();
  await user.type(amountBox(), '25oo');
  await user.click(submit());
  await waitFor(() => expect(amountBox()).toHaveAccessibleDescription(words('ui.unreadable.money')));
  expect(amountBox()).toHaveFocus();
  expect(bids).toEqual([]);
  await user.clear(amountBox());
  await user.type(amountBox(), '2500');
  await send(user);
  await waitFor(() => expect(bids).toHaveLength(1));
});

test('a failure: the toast without detail, the reason beside the form, nothing cleared (AC-234, AC-322)', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = await openForm(() => {
    throw new GraphQLError('This crop is no longer for sale.', { extensions: { code: 'CONFLICT' } });
  });
  await user.type(amountBox(), '2400');
  await send(user);
  const toast = await screen.findByText(words('cropDetail.bid.failed').trim());
  expect(toast.textContent).toBe('❌ Error placing bid! ');
  expect(screen.getByText('This crop is no longer for sale.')).toBeVisible();
  expect(amountBox()).toHaveValue('2400');
});

test('what the server says about the amount stands at the amount, and once', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const message = 'The bid must be an amount in rupees above 0.';
  const { user } = await openForm(() => {
    const extensions = { code: 'BAD_USER_INPUT', fields: [{ field: 'bidAmount', message }] };
    throw new GraphQLError(message, { extensions });
  });
  await user.type(amountBox(), '99999999999');
  await send(user);
  expect(await screen.findByText(message)).toBeVisible();
  expect(amountBox()).toHaveAccessibleDescription(message);
  expect(amountBox()).toHaveFocus();
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
  await waitFor(() => expect(submit()).toBeVisible());
  expect(amountBox()).toHaveValue('2400');
  expect(messageBox()).toHaveValue('Cash');
  expect(sessionStorage).toHaveLength(0);
});

test('a guest is told that the bid is kept, which is no error, and comes back to the form and not to the top', async () => {
  const { user, address, session } = await openForm(undefined, { as: 'guest' });
  await user.type(amountBox(), '2400');
  await user.click(submit());
  const kept = await screen.findByText(words('cropDetail.bid.kept'));
  expect(kept.closest('.MuiAlert-standardError, .MuiAlert-filledError, .MuiAlert-colorError')).toBeNull();
  await waitFor(() => expect(address()).toBe('/login'));
  act(() => session.signIn(payloadOf('buyer')));
  await waitFor(() => expect(amountBox()).toHaveFocus());
});

const KEY = /^[0-9a-f]{32}$/;

describe('R4: where nobody knows whether the bid arrived', () => {
  const unconfirmed = () => new GraphQLError('We could not confirm it.', { extensions: { code: 'UNCONFIRMED' } });

  /** The form, and the key of every sending; the answers are given one after the other, the last one again and again. */
  async function openWithAnswers(...answers: (() => unknown)[]) {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const keys: (string | undefined)[] = [];
    const app = await renderApp(page, {
      as: 'buyer',
      Query: { crop: () => crop },
      Mutation: {
        placeBid: (_source, _input, { headers }: Carried) => {
          keys.push(headers['idempotency-key']);
          return (answers[keys.length - 1] ?? answers.at(-1))?.();
        },
      },
    });
    await screen.findByRole('button', { name: words('cropDetail.bid.place') });
    return { ...app, keys };
  }
  const bid = () => ({ bid: { id: 'bid-1' } });
  const fail = () => {
    throw unconfirmed();
  };
  /** The waits between the tries end when the browser finds its network again. */
  const untilSeen = (text: string) =>
    waitFor(() => {
      act(() => void window.dispatchEvent(new Event('online')));
      expect(screen.getAllByText(text)[0]).toBeVisible();
    });

  test('it says that it looks, asks again with the same key, and takes a new one for the next bid', async () => {
    const { user, keys } = await openWithAnswers(fail, bid);
    await user.type(amountBox(), '2400');
    await press(user);
    expect(await screen.findByText('We are checking whether it arrived…')).toBeVisible();
    await untilSeen(words('cropDetail.bid.placed'));
    await press(user);
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[0]).toMatch(KEY);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).toMatch(KEY);
    expect(keys[2]).not.toBe(keys[0]);
  });

  /** Bids 2400, and leaves the page once the last try has failed; the key that all tries had. */
  async function bidInVain() {
    const { user, keys, unmount } = await openWithAnswers(fail);
    await user.type(amountBox(), '2400');
    await press(user);
    await untilSeen(words('cropDetail.bid.failed').trim());
    unmount();
    const [key] = keys;
    expect(key).toMatch(KEY);
    expect(keys).toEqual([key, key, key, key]);
    return key;
  }

  test('what was not changed is sent with the same key after a reload', async () => {
    const key = await bidInVain();
    const { user, keys } = await openWithAnswers(bid);
    await user.type(amountBox(), '2400');
    await press(user);
    await waitFor(() => expect(keys).toEqual([key]));
  });

  test('what was changed is sent with a new key', async () => {
    const key = await bidInVain();
    const { user, keys } = await openWithAnswers(bid);
    await user.type(amountBox(), '2500');
    await press(user);
    await waitFor(() => expect(keys).toEqual([expect.stringMatching(KEY)]));
    expect(keys).not.toEqual([key]);
  });
});

describe('a crop that is sold in parts', () => {
  const parts = { ...crop, minQuantity: 10, remainingQuantity: { amount: 60, unit: 'QUINTAL' } };
  const quantityBox = () => screen.getByRole('textbox', { name: 'How much (quintal)' });

  async function openParts(placeBid: (source: unknown, args: never) => unknown) {
    const app = await renderApp(page, { as: 'buyer', Query: { crop: () => parts }, Mutation: { placeBid } });
    await screen.findByRole('button', { name: words('cropDetail.bid.place') });
    return app;
  }

  test('takes a quantity, which the total follows and which is sent', async () => {
    const placeBid = jest.fn((_source: unknown, _args: never) => ({ bid: { id: 'bid-1' } }));
    const { user } = await openParts(placeBid);
    expect(quantityBox()).toHaveAccessibleDescription('From 10 to 60 quintals. Leave empty to buy all.');
    await user.type(amountBox(), '2400');
    expect(screen.getByText('₹1,44,000')).toBeVisible();
    await user.type(quantityBox(), '12.5');
    expect(screen.getByText('Total for 12.5 quintals')).toBeVisible();
    expect(screen.getByText('₹30,000')).toBeVisible();
    await send(user);
    await waitFor(() => expect(placeBid).toHaveBeenCalledTimes(1));
    expect(placeBid.mock.calls[0]?.[1]).toEqual({
      input: { cropId: 'wheat-1', bidAmount: 2400, quantity: 12.5, message: null },
    });
  });

  test('a quantity that cannot be read is not all of it: there is no sum, it is marked, nothing is sent', async () => {
    const placeBid = jest.fn((_source: unknown, _args: never) => ({ bid: { id: 'bid-1' } }));
    const { user } = await openParts(placeBid);
    await user.type(amountBox(), '2400');
    await user.type(quantityBox(), '5-10');
    expect(screen.queryByText('₹1,44,000')).not.toBeInTheDocument();
    await user.click(submit());
    await waitFor(() => expect(quantityBox()).toHaveAccessibleDescription(words('ui.unreadable.quantity')));
    expect(placeBid).not.toHaveBeenCalled();
  });

  test('less than that is left: said in words beside the form', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await openParts(() => {
      throw new GraphQLError('Gone.', { extensions: { code: 'QUANTITY_GONE', details: { remaining: 5 } } });
    });
    await user.type(amountBox(), '2400');
    await send(user);
    expect(await screen.findByText('Less than that is left: only 5.')).toBeVisible();
    expect(await screen.findByText(/Error placing bid!/)).toBeVisible();
  });
});

test('ready amounts stand in the field with one press, and nothing is sent by it (AC-420)', async () => {
  const { user, bids } = await openForm();
  await user.type(messageBox(), 'Monday');
  await user.click(screen.getByRole('button', { name: '₹2,450' }));
  expect(amountBox()).toHaveValue('2450');
  expect(messageBox()).toHaveValue('Monday');
  expect(screen.getByText('₹1,96,000')).toBeVisible();
  expect(bids).toEqual([]);
  await user.click(screen.getByRole('button', { name: '₹2,500, as asked' }));
  expect(amountBox()).toHaveValue('2500');
});
