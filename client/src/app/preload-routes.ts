import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Fetches code and texts of the page at this address before the router starts, so that the first render shows the page
 * itself: what the server sent is taken over without a flash.
 */
export async function preloadRoutes(routes: RouteObject[], location: { pathname: string }): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await route.lazy();
      Object.assign(route, loaded, { lazy: undefined });
    }),
  );
}
