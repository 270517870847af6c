import { type PageName, routePatterns, serviceSlugs } from '@/lib/paths';

/** Pages that can be named without knowing what is on them: a list and its answers, and no single crop or person. */
const NAMED = ['marketplace', ...serviceSlugs, 'services', 'home'] as const satisfies readonly PageName[];

export type KeptPage = { name: (typeof NAMED)[number]; path: string };

/** Which of our pages this device can show without a network, from what the worker keeps (client/worker). */
export async function keptPages(): Promise<KeptPage[]> {
  const [pages, answers] = await Promise.all([caches.open('pages'), caches.open('answers')]);
  const visited = new Set((await pages.keys()).map(({ url }) => new URL(url).pathname));
  for (const response of await answers.matchAll()) visited.add(response.headers.get('x-page') ?? '');
  return NAMED.map((name) => ({ name, path: routePatterns[name] })).filter(({ path }) => visited.has(path));
}
