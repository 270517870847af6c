import { screen, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { dealOf, paymentOf, settledDeal, turnOf } from '@/testing/trade';
import { openDeal, press, refusal } from '../testing/open-deal';

const settled = {
  ...settledDeal,
  turns: [turnOf('BUYER', 'MARK_PAYMENT', { respondBy: null })],
  allowedActions: ['MARK_PAYMENT', 'DISPUTE'],
};

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => log.mockRestore());

test('a payment: what is left stands there, and no answer from the server keeps the form', async () => {
  let works = false;
  const { page, sent } = openDeal({ ...settled, upiLink: 'upi://pay?pa=asha@upi&am=92904.00' }, 'BUYER', () =>
    works
      ? { payments: [paymentOf({ amount: 92_904 })], amountToPay: 0, turns: [turnOf('FARMER', 'CONFIRM_PAYMENT')] }
      : refusal('RATE_LIMITED', 'You are doing a lot at once. Please wait a minute.'),
  );
  const { user } = await page;
  expect(await screen.findByText('Pay ₹92,904 to Asha Devi by UPI')).toBeVisible();
  expect(screen.getByText('asha@upi')).toBeVisible();
  expect(await screen.findByRole('img', { name: 'QR code: pays to Asha Devi, UPI ID asha@upi' })).toBeVisible();
  await user.click(await press('I have paid'));
  expect(await screen.findByLabelText('Amount')).toHaveValue('92904');
  await user.click(screen.getByRole('radio', { name: 'UPI' }));
  await user.click(await press('I have paid this'));
  expect(await screen.findByRole('alert')).toHaveTextContent('You are doing a lot at once. Please wait a minute.');
  works = true;
  await user.click(await press('I have paid this'));
  expect(await screen.findByText('Noted. Asha Devi is asked whether it arrived.')).toBeVisible();
  expect(sent[1]).toEqual({ dealId: 'deal-1', amount: 92_904, method: 'UPI', reference: null });
  const list = within(screen.getByRole('list', { name: 'Payments' }));
  expect(list.getByText('Not yet confirmed')).toBeVisible();
});

test('who has told that all was paid is not asked to tell it again', async () => {
  const told = {
    ...settled,
    payments: [paymentOf({ amount: 92_904 })],
    amountToPay: 0,
    turns: [turnOf('FARMER', 'CONFIRM_PAYMENT')],
  };
  const { page } = openDeal(told, 'BUYER', () => told);
  await page;
  expect(await press('I do not agree')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'I have paid' })).not.toBeInTheDocument();
});

test('money that arrived is confirmed after one question', async () => {
  const { page, sent } = openDeal(
    {
      ...settled,
      payments: [paymentOf()],
      turns: [turnOf('FARMER', 'CONFIRM_PAYMENT')],
      allowedActions: ['CONFIRM_PAYMENT', 'DENY_PAYMENT'],
    },
    'FARMER',
    () => ({ payments: [paymentOf({ status: 'RECEIVED' })], paymentState: 'PARTIAL', paidAmount: 48_000, turns: [] }),
  );
  const { user } = await page;
  await user.click(await press('Yes, it arrived'));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/count the cash first: ₹48,000 \(48 thousand rupees\)/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Yes, it arrived' }));
  expect(await screen.findByText('Noted: ₹48,000 has arrived.')).toBeVisible();
  expect(screen.getByText('₹48,000 of ₹92,904 has arrived.')).toBeVisible();
  expect(sent).toEqual([{ dealId: 'deal-1', paymentId: 'payment-1' }]);
});

test('money that has not come is said so, and can come later', async () => {
  const { page, sent } = openDeal(
    {
      ...settled,
      payments: [paymentOf()],
      turns: [turnOf('FARMER', 'CONFIRM_PAYMENT')],
      allowedActions: ['CONFIRM_PAYMENT', 'DENY_PAYMENT'],
    },
    'FARMER',
    () => ({ payments: [paymentOf({ status: 'NOT_RECEIVED' })], turns: [], allowedActions: ['CONFIRM_PAYMENT'] }),
  );
  const { user } = await page;
  await user.click(await press('No, not yet'));
  await user.click(await press('Tell that it has not arrived'));
  expect(await screen.findByText('Noted. Ravi Kumar is told that it has not arrived.')).toBeVisible();
  expect(sent).toEqual([{ dealId: 'deal-1', paymentId: 'payment-1', words: null }]);
  expect(await press('It has arrived after all')).toBeVisible();
});

test('the farmer enters their UPI ID once, in place', async () => {
  let address: string | null = null;
  const { user } = await renderApp('/deals/deal-1', {
    as: 'farmer',
    Query: { deal: () => dealOf('deal-1'), me: () => ({ id: 'farmer-1', paymentAddress: address }) },
    Mutation: {
      setPaymentAddress: (_source, { input }: { input: { address: string } }) => {
        if (!input.address.includes('@')) {
          const fields = [{ field: 'address', message: 'That is no UPI ID.' }];
          throw refusal('BAD_USER_INPUT', 'That is no UPI ID.', { fields });
        }
        address = input.address;
        return { user: { id: 'farmer-1', paymentAddress: address } };
      },
    },
  });
  const panel = within(await screen.findByRole('region', { name: 'Payment' }));
  await user.type(await panel.findByRole('textbox', { name: 'Your UPI ID' }), 'asha');
  await user.click(panel.getByRole('button', { name: 'Keep this UPI ID' }));
  expect(await panel.findByText('That is no UPI ID.')).toBeVisible();
  await user.type(panel.getByRole('textbox', { name: 'Your UPI ID' }), '@upi');
  await user.click(panel.getByRole('button', { name: 'Keep this UPI ID' }));
  expect(await panel.findByText('asha@upi')).toBeVisible();
  expect(panel.getByRole('button', { name: 'Change' })).toBeVisible();
});
