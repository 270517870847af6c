import { screen, within } from '@testing-library/react';
import { turnOf } from '@/testing/trade';
import { openDeal, press } from '../testing/open-deal';

test('giving up wants a reason, and asks the farmer whether the crop is still there', async () => {
  const { page, sent } = openDeal({}, 'FARMER', () => ({
    state: 'CANCELLED',
    turns: [],
    allowedActions: [],
    stillThere: true,
  }));
  const { user } = await page;
  await user.click(await press('Cancel deal'));
  const form = within(await screen.findByRole('form', { name: 'Cancel deal' }));
  await user.click(form.getByRole('button', { name: 'Cancel deal' }));
  expect(form.getByText('Choose a reason, or say why in your own words.')).toBeVisible();
  await user.click(form.getByRole('radio', { name: 'No vehicle or labour' }));
  await user.click(form.getByRole('radio', { name: 'Yes, offer it again' }));
  await user.click(form.getByRole('button', { name: 'Cancel deal' }));
  expect(await screen.findByText('The deal is given up. Ravi Kumar is told.')).toBeVisible();
  expect(sent).toEqual([{ dealId: 'deal-1', reason: 'NO_TRANSPORT', words: null, stillThere: true }]);
});

test('a buyer is not asked about the crop, and is told what becomes of the advance', async () => {
  const { page } = openDeal({ paidAmount: 10_000 }, 'BUYER');
  const { user } = await page;
  await user.click(await press('Cancel deal'));
  const form = within(await screen.findByRole('form', { name: 'Cancel deal' }));
  expect(form.getByText(/The advance of ₹10,000 has to be given back\./)).toBeVisible();
  expect(form.queryByText('Is the crop still there?')).not.toBeInTheDocument();
});

test('after that the farmer says whether the crop is still there, the buyer that the advance is back', async () => {
  const farmers = openDeal(
    { state: 'CANCELLED', turns: [turnOf('FARMER', 'SAY_STILL_THERE')], allowedActions: ['SAY_STILL_THERE'] },
    'FARMER',
    () => ({ turns: [], allowedActions: [], stillThere: false }),
  );
  const { user, unmount } = await farmers.page;
  await user.click(await screen.findByRole('radio', { name: 'No' }));
  await user.click(await press('Send'));
  expect(await screen.findByText('Noted.')).toBeVisible();
  expect(farmers.sent).toEqual([{ dealId: 'deal-1', stillThere: false }]);
  unmount();

  const buyers = openDeal(
    {
      state: 'CANCELLED',
      amountToReturn: 10_000,
      turns: [turnOf('BUYER', 'CONFIRM_RETURN')],
      allowedActions: ['CONFIRM_RETURN'],
    },
    'BUYER',
    () => ({ turns: [], allowedActions: [], amountToReturn: null }),
  );
  const second = await buyers.page;
  await second.user.click(await press('Yes, I have ₹10,000 back'));
  expect(await screen.findByText('Noted: you have ₹10,000 back.')).toBeVisible();
  expect(buyers.sent).toEqual([{ dealId: 'deal-1' }]);
});
