import { screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { axe } from 'jest-axe';
import { renderApp } from '@/testing/render-app';
import { words } from '@/testing/words';

const area = (level: string, id: string, name: string) => ({ level, id, name });
const wheat = { id: 'wheat', english: 'wheat', hindi: 'गेहूँ' };
const market = (name: string) => ({
  id: name.toLowerCase(),
  name,
  district: area('DISTRICT', name.toLowerCase(), name),
  state: area('STATE', 'haryana', 'Haryana'),
});
const day = { day: '2026-11-28', modal: 2450, least: 2400, greatest: 2500 };

const alertOf = (changes: Record<string, unknown> = {}) => ({
  id: 'alert-1',
  commodity: wheat,
  market: market('Hisar'),
  kind: 'ABOVE',
  amount: 2500,
  isPaused: false,
  sentOn: null,
  ...changes,
});
type Alert = ReturnType<typeof alertOf>;
type Sent = { input: Record<string, unknown> };

async function open(
  path: string,
  { alerts = [] as Alert[], language = 'en' as 'en' | 'hi', create = (() => undefined) as (sent: Sent) => void } = {},
) {
  let all = alerts;
  const created = jest.fn((_: unknown, sent: Sent) => {
    create(sent);
    all = [alertOf(sent.input.kind ? { kind: sent.input.kind, amount: sent.input.amount } : {}), ...all];
    return { alert: all[0] };
  });
  const app = await renderApp(path, {
    as: 'farmer',
    language,
    Query: {
      myPriceAlerts: () => ({ nodes: all }),
      commodityPrices: (_: unknown, asked: { market?: string }) => ({
        commodity: wheat,
        market: asked.market ? market('Hisar') : null,
        latest: day,
      }),
      commodityMarkets: () => ({ nodes: ['Sirsa', 'Hisar'].map((name) => ({ market: market(name), latest: day })) }),
    },
    Mutation: {
      createPriceAlert: created,
      pausePriceAlert: (_: unknown, { input }: Sent) => {
        all = all.map((one) => ({ ...one, isPaused: input.isPaused === true }));
        return { alert: all[0] };
      },
      deletePriceAlert: (_: unknown, { input }: Sent) => {
        all = [];
        return { deletedAlertId: input.id };
      },
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return { ...app, created };
}

test('AC-643: an alert is set in the market of the address; then it stands in the list', async () => {
  const { user, created, address, container } = await open('/notifications/prices?commodity=wheat&market=hisar');
  const field = await screen.findByRole('combobox', { name: words('priceAlerts.new.market') });
  expect(field).toHaveValue('hisar');
  expect(field).toHaveAccessibleDescription('It was ₹2,450 on 28 Nov 2026.');
  expect((await axe(container)).violations).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: words('priceAlerts.new.amount') }), '₹ 2,500/-');
  await user.click(screen.getByRole('button', { name: words('priceAlerts.new.send') }));
  const list = await screen.findByRole('list', { name: words('priceAlerts.list') });
  expect(list).toHaveTextContent('Wheat, Hisarwhen the price goes above ₹2,500 a quintalWaiting for it.');
  expect(created.mock.lastCall?.[1]).toEqual({
    input: { commodity: 'wheat', market: 'hisar', kind: 'ABOVE', amount: 2500 },
  });
  expect(address()).toBe('/notifications/prices');
});

test('AC-643: what moves is told in per cent, of any market', async () => {
  const { user, created } = await open('/notifications/prices?commodity=wheat', { language: 'hi' });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'मंडी' }), 'sirsa');
  await user.click(screen.getByRole('radio', { name: 'हफ़्ते में बदले' }));
  await user.type(screen.getByRole('textbox', { name: /कितने प्रतिशत/ }), '10');
  await user.click(screen.getByRole('button', { name: 'सूचना चालू कीजिए' }));
  expect(await screen.findByText('जब भाव हफ़्ते भर में 10% बदले')).toBeVisible();
  expect(created.mock.lastCall?.[1].input).toMatchObject({ market: 'sirsa', kind: 'MOVES', amount: 10 });
});

test('AC-643: a missing amount is marked and nothing is sent; a refusal stands at its field', async () => {
  const create = () => {
    const fields = [{ field: 'amount', message: 'The price is above that already.' }];
    throw new GraphQLError('Please check the fields.', { extensions: { code: 'BAD_USER_INPUT', fields } });
  };
  const { user, created } = await open('/notifications/prices?commodity=wheat&market=hisar', { create });
  const amount = await screen.findByRole('textbox', { name: words('priceAlerts.new.amount') });
  const send = screen.getByRole('button', { name: words('priceAlerts.new.send') });
  await user.click(send);
  expect(amount).toHaveAccessibleDescription(words('priceAlerts.new.amountMissing'));
  expect(created).not.toHaveBeenCalled();
  await user.type(amount, '2000');
  await user.click(send);
  expect(await screen.findByText('The price is above that already.')).toBeVisible();
  expect(amount).toBeInvalid();
});

test('AC-643: an alert is paused, goes on, and is deleted', async () => {
  const { user } = await open('/notifications/prices', { alerts: [alertOf({ sentOn: '2026-11-27' })] });
  const list = within(await screen.findByRole('list', { name: words('priceAlerts.list') }));
  expect(list.getByText('Last told on 27 Nov 2026.')).toBeVisible();
  expect(list.getByRole('link', { name: 'Wheat, Hisar' })).toHaveAttribute('href', '/prices/wheat/hisar');
  await user.click(list.getByRole('button', { name: /^Pause: Wheat, Hisar/ }));
  expect(await list.findByText(words('priceAlerts.paused'))).toBeVisible();
  await user.click(list.getByRole('button', { name: /^Go on: Wheat, Hisar/ }));
  expect(await list.findByText('Last told on 27 Nov 2026.')).toBeVisible();
  await user.click(list.getByRole('button', { name: /^Delete: Wheat, Hisar/ }));
  expect(await screen.findByText(words('priceAlerts.none'))).toBeVisible();
  expect(screen.getByRole('link', { name: words('priceAlerts.choose') })).toHaveAttribute('href', '/prices');
});

test('AC-643: a guest signs in first, and comes back to the form', async () => {
  const { address } = await renderApp('/notifications/prices?commodity=wheat');
  await screen.findByRole('heading', { level: 1, name: words('login.title') });
  expect(address()).toBe('/login');
});
