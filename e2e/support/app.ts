import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import type { APIRequestContext, Page, Request, Response } from '@playwright/test';
import { expect } from './fixtures';

export type Role = 'farmer' | 'buyer';
export type Language = 'en' | 'hi';

export interface Account {
  readonly firstName: string;
  readonly email: string;
  readonly password: string;
  readonly role: Role;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Signs someone new up, through REST, so that no journey depends on another one's rows. */
export async function newAccount(request: APIRequestContext, role: Role): Promise<Account> {
  const password = 'Hari-fasal-2026';
  const person = { firstName: 'Sunita', lastName: 'Devi', email: `sunita.${randomUUID()}@example.in` };
  const response = await request.post('/api/auth/register', {
    data: { ...person, phone: '9876543210', password, confirmPassword: password, role, gender: 'female' },
  });
  expect(response.status(), await response.text()).toBe(201);
  const { accessToken, refreshToken } = await response.json();
  return { firstName: person.firstName, email: person.email, password, role, accessToken, refreshToken };
}

/** A farmer and a buyer of the demo data, whose dashboards have something to show. */
const SEEDED = {
  farmer: { email: 'ramesh@annapath.example', password: 'Khet-se-mandi-24' },
  buyer: { email: 'anita@annapath.example', password: 'Naya-vyapar-24' },
} as const;

/** A new session of a person of the demo data. */
export async function seededSession(
  request: APIRequestContext,
  role: Role,
): Promise<Pick<Account, 'accessToken' | 'refreshToken'> & { readonly user: { readonly _id: string } }> {
  const response = await request.post('/api/auth/login', { data: SEEDED[role] });
  expect(response.status(), await response.text()).toBe(200);
  return (await response.json()).data;
}

/** Gives the page this account's session, as if the person had signed in on an earlier visit. */
export async function useSession(page: Page, session: { readonly refreshToken: string }): Promise<void> {
  // Same origin, but not the application, which would start with the storage as it is.
  await page.goto('/readyz');
  await page.evaluate((token) => localStorage.setItem('refreshToken', token), session.refreshToken);
}

/** Makes the page speak a language from the next visit on, as the switch in the header does. */
export async function useLanguage(page: Page, language: Language): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/readyz');
  await page.context().addCookies([{ name: 'language', value: language, url: new URL('/', page.url()).href }]);
  await page.evaluate((value) => localStorage.setItem('language', value), language);
}

/** What stands beyond this in a list is built like what stands before it, and would cost most of the run. */
const REPEATED = ['main li:nth-child(n+25)', 'main tbody tr:nth-child(n+25)'];

/** Waits until nothing changes its looks any more. What turns for ever, as a sign of waiting does, is not waited for. */
export async function settled(page: Page): Promise<void> {
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
        .map(({ id, effect }) => `${id} ${effect instanceof KeyframeEffect ? effect.target?.tagName : ''}`),
    );
  await expect.poll(moving, 'What still moves').toEqual([]);
}

/** What is far away keeps the height that it had at another width, unpainted; axe would take what it holds for lying over the next part. */
const drawWhatIsFar = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  });

/** What a bar at the lower edge half covers is scrolled from under it; axe would take the half in sight for all of it. */
const placeLowerBars = (page: Page, position: 'static' | '') =>
  page.evaluate((wanted) => {
    for (const bar of document.querySelectorAll<HTMLElement>('footer ~ nav, [data-lower-bar]'))
      bar.style.position = wanted;
  }, position);

/** Headings more than one level below the one before them: who listens to a page walks by them. What opens before the page may begin anywhere. */
const skippedLevels = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((each) => each.checkVisibility());
    return shown
      .filter((each, index) => Number(each.tagName[1]) > Number(shown[index - 1]?.tagName[1] ?? 6) + 1)
      .map((each) => `${each.tagName} ${each.textContent}`);
  });

/** Axe finds nothing on the page once it stands still: WCAG 2.2 AA and what came before it. */
export async function expectAccessible(page: Page): Promise<void> {
  await drawWhatIsFar(page);
  await settled(page);
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  for (const selector of REPEATED) axe.exclude(selector);
  await placeLowerBars(page, 'static');
  const { violations } = await axe.analyze();
  await placeLowerBars(page, '');
  expect(await skippedLevels(page)).toEqual([]);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

/** Nothing sticks out sideways at the page's present width, once it has taken that width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wanted = page.viewportSize()?.width;
  const widths = () =>
    page.evaluate(() => [document.documentElement.clientWidth, document.documentElement.scrollWidth]);
  await expect.poll(widths, 'Width of the window and of what is in it').toEqual([wanted, wanted]);
}

/** Whether a request sends this operation. */
const sends = (request: Request, operation: string): boolean => request.postData()?.includes(operation) ?? false;

/** The page's next request that sends this operation; asked for before what leads to it. */
export function nextRequest(page: Page, operation: string): Promise<Request> {
  return page.waitForRequest((request) => sends(request, operation));
}

/** The answer to it. */
export function nextAnswer(page: Page, operation: string): Promise<Response> {
  return page.waitForResponse((response) => sends(response.request(), operation));
}

/** The refresh token that this browser keeps. */
export function storedToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('refreshToken'));
}

/** The calls that the page makes to the server's interfaces from now on, as "POST /graphql". Code and pictures are none. */
export function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isCall = request.method() !== 'GET' || /^\/(graphql|api|auth|crops|bids|chat)(\/|$)/.test(pathname);
    if (isCall && !request.isNavigationRequest()) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

/** What these journeys read of a listing. */
export interface Listing {
  readonly _id: string;
  readonly cropName: string;
  readonly images: readonly { url: string }[];
  readonly priceType: 'fixed' | 'auction';
  readonly price: { readonly basePrice: number };
  readonly farmerId: { readonly _id: string; readonly firstName: string; readonly email: string };
}

/** Every listing on sale, through REST. */
export async function allListings(request: APIRequestContext): Promise<Listing[]> {
  const response = await request.get('/api/crops');
  expect(response.status()).toBe(200);
  return (await response.json()).crops;
}

/** Somebody's own listings in every status, newest first, through REST. */
export async function ownListings(
  request: APIRequestContext,
  { accessToken, user }: Awaited<ReturnType<typeof seededSession>>,
): Promise<readonly (Listing & { readonly status: string })[]> {
  const response = await request.get(`/api/crops/farmer/${user._id}`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(response.status(), await response.text()).toBe(200);
  return (await response.json()).crops;
}

/** Somebody's deals, newest first, through REST. */
export async function dealsOf(
  request: APIRequestContext,
  { accessToken }: Pick<Account, 'accessToken'>,
): Promise<readonly { id: string; number: string }[]> {
  const response = await request.get('/api/deals', { headers: { authorization: `Bearer ${accessToken}` } });
  expect(response.status(), await response.text()).toBe(200);
  return (await response.json()).deals;
}

/** What one of somebody's agreements has printed on it. */
export async function checkCodeOf(
  request: APIRequestContext,
  { accessToken }: Pick<Account, 'accessToken'>,
): Promise<string> {
  const response = await request.post('/graphql', {
    headers: { authorization: `Bearer ${accessToken}` },
    data: { query: '{ myDeals(first: 1) { nodes { checkCode } } }' },
  });
  expect(response.status(), await response.text()).toBe(200);
  return (await response.json()).data.myDeals.nodes[0].checkCode;
}
