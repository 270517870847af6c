import type { ApolloServer } from '@apollo/server';
import type { RequestContext } from '../context.js';
import type { Language } from '../messages.js';
import type { ExecuteAsGuest } from './page-program.js';

/**
 * Answers operations in this process, without HTTP: the same schema, limits and translations, as a guest.
 *
 * @throws where any part of an answer failed: a page with a hole in it is not kept for others
 */
export function executeAsGuest(
  apollo: ApolloServer<RequestContext>,
  context: (language: Language) => RequestContext,
): ExecuteAsGuest {
  return async (language, query, variables) => {
    const { body } = await apollo.executeOperation({ query, variables }, { contextValue: context(language) });
    if (body.kind !== 'single') throw new Error('a page asked for an answer in parts');
    const [failed] = body.singleResult.errors ?? [];
    if (failed) throw new Error(`a page's data could not be read: ${failed.message}`);
    // As over HTTP: plain objects, and every scalar as it is written.
    return JSON.parse(JSON.stringify(body.singleResult)) as object;
  };
}
