import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderApp } from '@/testing/render-app';
import { dealOf, onePage } from '@/testing/trade';

const main = () => within(screen.getByRole('main'));

test('all deals, in rupees, each leading to its page (AC-672)', async () => {
  const myDeals = () => onePage([dealOf('deal-1', { yourSide: 'BUYER' }), dealOf('deal-2', { yourSide: 'BUYER' })]);
  const { container } = await renderApp('/deals', { as: 'buyer', Query: { myDeals } });
  const rows = within(await main().findByRole('list', { name: 'My deals' })).getAllByRole('listitem');
  expect(rows).toHaveLength(2);
  expect(rows[0]).toHaveTextContent('₹96,000');
  expect(main().getByRole('heading', { level: 1, name: 'My deals' })).toBeVisible();
  expect(
    main()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/deals/deal-1', '/deals/deal-2']);
  expect((await axe(container)).violations).toEqual([]);
});

test.each([
  ['farmer', 'When you accept a bid, the deal is here.', '/farmer-dashboard'],
  ['buyer', 'When a farmer accepts your bid, the deal is here.', '/marketplace'],
] as const)('a %s without deals reads how one comes, with the way to it (AC-672)', async (as, hint, way) => {
  await renderApp('/deals', { as, Query: { myDeals: () => onePage([]) } });
  expect(await main().findByText(hint)).toBeVisible();
  expect(main().getByRole('link')).toHaveAttribute('href', way);
});
