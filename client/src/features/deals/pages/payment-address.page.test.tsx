import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderApp } from '@/testing/render-app';

test('a farmer says where to be paid before the first deal, and can change it (AC-673)', async () => {
  let paymentAddress: string | null = null;
  const me = () => ({ id: 'farmer-1', paymentAddress });
  const { user, container } = await renderApp('/me/payment', {
    as: 'farmer',
    Query: { me },
    Mutation: {
      setPaymentAddress: (_: unknown, { input }: { input: { address: string } }) => {
        paymentAddress = input.address;
        return { user: me() };
      },
    },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Your UPI ID' }), 'asha@upi');
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Keep this UPI ID' }));
  expect(await screen.findByText('asha@upi')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change' })).toBeVisible();
});
