import type { AnswerTimes } from './answer-times';

/**
 * The questions whose last answer the worker keeps (client/worker/answers.ts): what everybody may read. Nothing of one person's
 * own, no sign-in and no bid stands here, ever.
 */
const KEPT = new Set([
  'MarketplaceCrops',
  'CropDetail',
  'CropMandiPrice',
  'MandiPrices',
  'Services',
  'ColdStorages',
  'Warehouses',
  'Transporters',
  'Machines',
  'LabTests',
  'SeedOffers',
  'FertilizerOffers',
  'NewsItems',
  'Schemes',
  'CommodityLines',
  'CommodityPrices',
  'PriceHistory',
]);

function nameOf(body: unknown): string {
  const { operationName } = typeof body === 'string' ? (JSON.parse(body) as { operationName?: string }) : {};
  return operationName ?? '';
}

/** `fetch` that tells the worker which answers it may keep, and notes when what a page shows was answered. */
export function keptFetch(times: AnswerTimes): typeof fetch {
  return async (input, init) => {
    const isOurs = new URL(String(input), location.href).origin === location.origin;
    if (!isOurs || !KEPT.has(nameOf(init?.body))) return fetch(input, init);
    const page = location.pathname;
    const headers = new Headers(init?.headers);
    headers.set('x-page', page);
    try {
      const response = await fetch(input, { ...init, headers });
      const keptAt = response.headers.get('x-kept-at');
      if (response.ok) times.took(page, keptAt === null ? Date.now() : Number(keptAt), keptAt !== null);
      return response;
    } catch (error) {
      const isGivenUp = error instanceof DOMException && error.name === 'AbortError';
      if (!isGivenUp) times.missed(page);
      throw error;
    }
  };
}
