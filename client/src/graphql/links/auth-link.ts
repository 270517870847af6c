import { ApolloLink, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { isTokenRefusal } from '../errors';
import type { Tokens } from '../tokens';

/** Put into an operation's context by calls that must not carry or renew a session: refresh and logout themselves. */
export const WITHOUT_SESSION = { withoutSession: true };

function withToken(operation: ApolloLink.Operation, token: string | null): ApolloLink.Operation {
  if (token) {
    operation.setContext(({ headers }) => ({ headers: { ...headers, authorization: `Bearer ${token}` } }));
  }
  return operation;
}

function isRefused(result: ApolloLink.Result): boolean {
  return Boolean(result.errors?.length) && isTokenRefusal(new CombinedGraphQLErrors(result));
}

/**
 * Sends the access token along. When the server no longer takes it, gets a new one and sends the operation once more;
 * a second refusal is the answer, and so is the failure to get a new one. A guest's refusal is the answer at once.
 */
export function authLink(tokens: Tokens): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (operation.getContext().withoutSession) return forward(operation);

    const sentToken = tokens.accessToken();
    return new Observable((observer) => {
      // Before the subscription: an answer from a cache or a test arrives at once, within it.
      let repeating = false;
      let running = forward(withToken(operation, sentToken)).subscribe({
        next: (result) => {
          if (sentToken && isRefused(result)) void renewAndRepeat(() => observer.next(result));
          else observer.next(result);
        },
        error: (error) => {
          if (sentToken && isTokenRefusal(error)) void renewAndRepeat(() => observer.error(error));
          else observer.error(error);
        },
        complete: () => {
          if (!repeating) observer.complete();
        },
      });

      async function renewAndRepeat(giveUp: () => void): Promise<void> {
        repeating = true;
        let freshToken: string | null;
        try {
          freshToken = await tokens.refresh();
        } catch (error) {
          observer.error(error);
          return;
        }
        if (observer.closed) return;
        if (!freshToken) {
          giveUp();
          observer.complete();
          return;
        }
        running = forward(withToken(operation, freshToken)).subscribe(observer);
      }

      return () => running.unsubscribe();
    });
  });
}
