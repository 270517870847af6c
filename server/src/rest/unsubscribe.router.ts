import { Router } from 'express';
import { UNSUBSCRIBE_PATH } from '../modules/notifications/notification-links.js';
import { type UnsubscribeDependencies, unsubscribe } from '../modules/notifications/unsubscribe.js';
import type { RequestContexts } from '../platform/http/request-context.js';
import { limitRequests } from '../platform/http/request-limits.js';
import type { Messages } from '../platform/messages.js';
import { nameOperation } from './router.js';

/**
 * One press on "unsubscribe" in a mail program, which posts to the address of the header `List-Unsubscribe`. Programs that
 * only look what is behind a link ask with GET, and get the page.
 */
export function unsubscribeRouter(
  dependencies: UnsubscribeDependencies & { readonly contexts: RequestContexts; readonly messages: Messages },
): Router {
  const { contexts, limits, messages } = dependencies;
  const router = Router();
  router.post(
    UNSUBSCRIBE_PATH,
    nameOperation(`POST ${UNSUBSCRIBE_PATH}`),
    limitRequests(contexts, limits),
    async (request, response) => {
      const ctx = await contexts.of(request);
      const { token } = request.query;
      await unsubscribe(ctx, dependencies, { token: typeof token === 'string' ? token : '', everything: false });
      response
        .set({ 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' })
        .send(messages.exact('You get no more e-mails of this kind.', ctx.language));
    },
  );
  return router;
}
