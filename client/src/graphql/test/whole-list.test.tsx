import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { catalogueRows, pageOf, pagesOf } from '@/testing/datasets';
import { renderApp } from '@/testing/render-app';
import { words } from '@/testing/words';

type Row = { id: string; location: string; trendDirection: string };

const [row] = catalogueRows<Row>('mandi-prices');
const manyRows = Array.from({ length: 130 }, (_, index) => ({ ...row, id: `row-${index}`, trendDirection: 'UP' }));

test.each([
  ['mandi-bhav', 'mandiPrices'],
  ['agri-news-schemes', 'newsItems'],
  ['kcc-agriculture-loans', 'schemes'],
  ['storage-cold-storage', 'coldStorages'],
  ['storage-cold-storage', 'warehouses'],
  ['transport-calculator', 'transporters'],
  ['tools-machinery', 'machines'],
  ['test-certification', 'labTests'],
  ['seeds-fertilizer-store', 'seedOffers'],
  ['seeds-fertilizer-store', 'fertilizerOffers'],
])('%s asks for every page of %s', async (slug, field) => {
  const asked: unknown[] = [];
  await renderApp(`/services/${slug}`, {
    Query: {
      [field]: (_source, { after }: { after?: string }) => {
        asked.push(after);
        return { nodes: [], pageInfo: { hasNextPage: !after, endCursor: after ? null : 'row-100' } };
      },
    },
  });
  await waitFor(() => expect(asked).toEqual([undefined, 'row-100']));
});

test('130 rows are all there, counted once the last has come', async () => {
  await renderApp('/services/mandi-bhav', { Query: { mandiPrices: pagesOf(manyRows) } });
  expect(await screen.findByText(words('mandi.count', { shown: '130', total: '130' }))).toBeVisible();
  const table = screen.getByRole('table', { name: new RegExp(words('mandi.tableTitle')) });
  expect(within(table).getAllByRole('rowheader', { hidden: true })).toHaveLength(130);
});

test('a page that does not come is no shorter list; trying again goes on from there', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let failing = true;
  const asked: unknown[] = [];
  const mandiPrices = (source: unknown, args: { first: number; after?: string }) => {
    asked.push(args.after);
    if (args.after && failing) throw new GraphQLError('down');
    return pagesOf(manyRows)(source, args);
  };
  const { user } = await renderApp('/services/mandi-bhav', { Query: { mandiPrices } });
  expect(await screen.findByText('The list could not be loaded. Please check your connection.')).toBeVisible();
  expect(screen.queryByText(/^Showing/)).not.toBeInTheDocument();
  failing = false;
  await user.click(screen.getByRole('button', { name: words('ui.catalogue.tryAgain') }));
  expect(await screen.findByText(words('mandi.count', { shown: '130', total: '130' }))).toBeVisible();
  expect(asked).toEqual([undefined, 'row-100', 'row-100']);
  logged.mockRestore();
});

test('a list of one page takes one request', async () => {
  const mandiPrices = jest.fn(() => pageOf(manyRows.slice(0, 98)));
  await renderApp('/services/mandi-bhav', { Query: { mandiPrices } });
  expect(await screen.findByText(words('mandi.count', { shown: '98', total: '98' }))).toBeVisible();
  expect(mandiPrices).toHaveBeenCalledTimes(1);
});
