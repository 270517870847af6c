import { act, screen, waitFor, within } from '@testing-library/react';
import { wheat } from '@/testing/marketplace';
import { renderApp } from '@/testing/render-app';
import { words } from '@/testing/words';

const listed = () => screen.findByRole('region', { name: words('farmerDashboard.listed.title') });

test('AC-716: a crop that has just gone on sale stands there as buyers see it, to be sent on, until it is closed', async () => {
  const { user, router } = await renderApp('/me', { as: 'farmer', Query: { crop: () => wheat } });
  await act(async () => router.navigate('/farmer-dashboard', { state: { listed: wheat.id } }));
  const card = within(await listed());
  expect(await card.findByRole('article')).toHaveTextContent(wheat.cropName);
  const sent = new URL(
    card.getByRole('link', { name: words('farmerDashboard.listed.whatsApp') }).getAttribute('href') ?? '',
  );
  expect([sent.host, sent.searchParams.get('text')?.split('\n').at(-1)]).toEqual([
    'wa.me',
    `${window.location.origin}/contact-farmer/${wheat.id}`,
  ]);
  expect(await card.findByRole('button', { name: words('ui.share') })).toBeVisible();
  await user.click(card.getByRole('button', { name: words('farmerDashboard.listed.close') }));
  await waitFor(() => expect(screen.queryByRole('region', { name: words('farmerDashboard.listed.title') })).toBeNull());
});

test('a visit of the dashboard has no such card', async () => {
  await renderApp('/farmer-dashboard', { as: 'farmer', Query: { crop: () => wheat } });
  expect(screen.queryByRole('region', { name: words('farmerDashboard.listed.title') })).not.toBeInTheDocument();
});
