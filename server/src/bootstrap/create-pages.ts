import { breadcrumbs } from '../pages/breadcrumbs.js';
import { pageNameOf } from '../pages/client-pages.js';
import { priceListHead } from '../pages/price-list-head.js';
import { visitorDistrictOf } from '../pages/visitor-district.js';
import { pageSettings } from '../platform/http/page-settings.js';
import { executeAsGuest } from '../platform/pages/execute-as-guest.js';
import { pageChunksOf, pageTitlesOf } from '../platform/pages/page-chunks.js';
import { startPageProgram } from '../platform/pages/page-program.js';
import { PageShells } from '../platform/pages/page-shells.js';
import { RenderedPages } from '../platform/pages/rendered-pages.js';
import type { Dependencies } from './dependencies.js';
import { MESSAGES } from './messages.js';

/** The pages of the built client: as they are drawn for everybody, and as shells. */
export interface Pages {
  readonly rendered: RenderedPages;
  readonly shells: PageShells;
}

/** Makes both from the built client, or shells alone where it was not built. Nothing is drawn yet. */
export function createPages(dependencies: Dependencies): Pages {
  const { config, log, contexts, clientFolder, metrics, topics } = dependencies;
  const settings = pageSettings(config);
  const chunks = pageChunksOf(clientFolder);
  const shells = new PageShells({
    clientFolder,
    settings,
    chunks,
    titles: pageTitlesOf(clientFolder),
    nameOf: pageNameOf,
    brand: config.brand.name,
    messages: MESSAGES,
  });
  const rendered = new RenderedPages({
    startProgram: () =>
      startPageProgram({
        clientFolder,
        settings,
        execute: executeAsGuest(dependencies.apollo, (language) => contexts.guest(language)),
        workerFile: dependencies.pageWorker,
      }),
    shells,
    chunks,
    queue: dependencies.pageQueue,
    nameOf: pageNameOf,
    placeOf: visitorDistrictOf,
    passesEarlyHints: config.http.passesEarlyHints,
    matterOf: (page) => {
      const known = { ...page, brand: config.brand.name };
      return page.address.pathname.startsWith('/services/')
        ? { about: breadcrumbs('services', { ...known, name: page.title.replace(/ \| .*$/, '') }) }
        : priceListHead(known);
    },
    hearsSince: () => topics.openSince,
    count: (outcome) => metrics.page(outcome),
    publicUrl: config.http.publicUrl,
    log,
  });
  return { rendered, shells };
}
