import type { APIRequestContext, Page } from '@playwright/test';
import routes from '../../routes.json' with { type: 'json' };
import { allListings, checkCodeOf, dealsOf, type Language, ownListings, seededSession, useSession } from './app';
import { untilDrawn } from './drawn';
import { expect } from './fixtures';
import type { RouteCheck } from './routes';

/** Prepares the page for the route's visitor; the route with a real listing or deal in it. */
export async function prepare(page: Page, request: APIRequestContext, route: RouteCheck): Promise<RouteCheck> {
  const { visitor = 'guest' } = route;
  const session = visitor === 'guest' ? null : await seededSession(request, visitor);
  if (session) await useSession(page, session);
  if (route.path === routes.pages.dealCheck) {
    // Whoever holds the paper is no side of the deal.
    const code = await checkCodeOf(request, await seededSession(request, 'farmer'));
    return { ...route, path: route.path.replace(':code', code) };
  }
  if (!route.path.includes(':id'))
    return { ...route, path: route.path.replace(':commodity', 'wheat').replace(':market', 'hisar') };
  if (session && (route.path === routes.pages.deal || route.path === routes.pages.dealAgreement)) {
    const [deal] = await dealsOf(request, session);
    if (!deal) throw new Error('The demo data has no deal of this visitor.');
    const heading = route.path === routes.pages.deal ? { heading: / of .+ · ₹/ } : {};
    return { ...route, ...heading, path: route.path.replace(':id', deal.id) };
  }
  if (session && (route.path === routes.pages.editCrop || route.path === routes.pages.sellAgain)) {
    const status = route.path === routes.pages.editCrop ? 'active' : 'expired';
    const own = (await ownListings(request, session)).find((each) => each.status === status);
    if (!own) throw new Error(`The demo data has no ${status} listing of this visitor.`);
    return { ...route, path: route.path.replace(':id', own._id) };
  }
  // One of the demo data: those of other journeys come and go.
  const listing = (await allListings(request)).find(
    ({ images, farmerId }) => images.length > 1 && farmerId.email.endsWith('@annapath.example'),
  );
  if (!listing) throw new Error('The demo data has no listing with several pictures.');
  if (route.path === routes.pages.person) {
    const { _id, firstName } = listing.farmerId;
    return { ...route, path: route.path.replace(':id', _id), name: firstName };
  }
  return { ...route, path: route.path.replace(':id', listing._id), name: listing.cropName };
}

/** The one page whose amounts carry a dollar sign is the buyer's dashboard (spec §9, AC-339). */
export async function expectRightCurrency(page: Page, route: RouteCheck): Promise<void> {
  const words = page.locator('body');
  const shown = { useInnerText: true };
  if (route.visitor === 'buyer') await expect(words).toContainText('$', shown);
  else await expect(words).not.toContainText('$', shown);
}

/** Opens the page and waits until its words, data and fonts are there, in the language it was asked for. */
export async function open(page: Page, route: RouteCheck, language: Language): Promise<void> {
  if (!route.visitor && !route.shell) await untilDrawn(page.request, route.path, language);
  const response = await page.goto(route.path);
  expect(response?.status()).toBe(route.status ?? 200);
  const heading = page.getByRole('heading', { level: 1 });
  // Hindi is ours to word: that it is Hindi is what counts. A name is the same in both.
  const ownWords = language === 'hi' ? /[\u0900-\u097F]/ : (route.heading ?? '');
  await expect(heading).toHaveText(route.name ?? ownWords);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  if (route.data) {
    await expect(page.locator('main').locator(route.data).filter({ visible: true }).first()).toBeVisible();
  }
  await page.evaluate(() => document.fonts.ready);
}
