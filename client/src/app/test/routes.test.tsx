import { screen } from '@testing-library/react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { createRoutes } from '@/app/routes';
import { Texts } from '@/i18n/texts';
import { paths, serviceSlugs } from '@/lib/paths';
import { renderApp } from '@/testing/render-app';
import routeList from '../../../../routes.json';

const everyone = [
  paths.home,
  paths.marketplace,
  paths.login,
  paths.signup,
  paths.forgotPassword,
  paths.about,
  paths.support,
  paths.contact,
  paths.services,
  paths.cropDetail('crop-1'),
  paths.comingSoon,
  ...serviceSlugs.map(paths.service),
];

function isKnown(address: string): boolean {
  return matchRoutes(createRoutes(new Texts()), address)?.at(-1)?.route.path !== '*';
}

test.each([...everyone, paths.farmerDashboard, paths.buyerDashboard, paths.addCrop])('%s is a page', (address) => {
  expect(isKnown(address)).toBe(true);
});

function addressesOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, children }) => [...(path ? [path] : []), ...addressesOf(children ?? [])]);
}

test('the router serves the addresses of routes.json, which the server reads, and no others', () => {
  const listed = [...Object.values(routeList.pages), ...Object.values(routeList.services)];
  expect(addressesOf(createRoutes(new Texts())).sort()).toEqual([...listed, '*'].sort());
});

test('there are thirteen services', () => {
  expect(new Set(serviceSlugs).size).toBe(13);
});

test.each(everyone)('%s opens without signing in (AC-022)', async (target) => {
  const { address } = await renderApp(target);
  expect(address()).toBe(target);
});

test.each(['/nope', '/services/nope'])('%s shows the not-found view (AC-018)', async (target) => {
  await renderApp(target);
  expect(screen.getByText('Oops! Page not found.')).toBeVisible();
});

test.each([paths.farmerDashboard, paths.buyerDashboard, paths.addCrop])(
  '%s sends a guest to /login and keeps the wanted page',
  async (target) => {
    const { address, router } = await renderApp(target);
    expect(address()).toBe('/login');
    expect(router.state.location.state).toEqual({ from: target });
  },
);

test.each([
  ['farmer', paths.login, '/farmer-dashboard'],
  ['buyer', paths.signup, '/buyer-dashboard'],
] as const)('a signed-in %s is sent from %s to %s (X-55)', async (as, from, to) => {
  const { address } = await renderApp(from, { as });
  expect(address()).toBe(to);
});
