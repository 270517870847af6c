import { usersLoader } from '../modules/users/user-rows.js';
import type { RequestContexts } from '../platform/http/request-context.js';
import { isId } from '../platform/ids.js';
import type { Logger } from '../platform/logger.js';
import type { PageAnswer } from '../platform/pages/client-files.js';
import { languageOfPage } from '../platform/pages/page-language.js';
import type { PageShells } from '../platform/pages/page-shells.js';
import type { RenderedPages } from '../platform/pages/rendered-pages.js';

export interface PersonPageOptions {
  readonly contexts: RequestContexts;
  readonly rendered: RenderedPages;
  readonly shells: PageShells;
  /** What the site is called. */
  readonly brand: string;
  readonly log: Logger;
}

/**
 * A person's public page as a guest sees it, under their first name. It is for visitors from a crop or a deal: search
 * engines must not index it, by a header, which the shell has too. For an unknown person the status is 404.
 */
export function personPage({ contexts, rendered, shells, brand, log }: PersonPageOptions): PageAnswer {
  return async (request, response) => {
    response.set('X-Robots-Tag', 'noindex');
    const id = String(request.params.id);
    const ctx = contexts.guest(languageOfPage(request));
    const person = isId(id)
      ? await usersLoader(ctx)
          .load(id)
          .catch((error: unknown) => {
            log.warn({ err: error }, 'whose page it is could not be read');
            return undefined;
          })
      : null;
    if (person === null) await shells.send(request, response, 404);
    else await rendered.answer(request, response, person && { title: `${person.firstName} | ${brand}` });
    return true;
  };
}
