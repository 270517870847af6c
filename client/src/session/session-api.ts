import type { ApolloClient } from '@apollo/client';
import { WITHOUT_SESSION } from '@/graphql/links/auth-link';
import { LogoutDocument, RefreshSessionDocument } from './session.generated';
import type { SessionPayload } from './session-state';

/** The two calls that a session makes of its own. Both throw Apollo's error when they fail. */
export type SessionApi = {
  refresh(refreshToken: string): Promise<SessionPayload>;
  logout(refreshToken: string): Promise<void>;
};

/**
 * The calls over GraphQL.
 *
 * @param client asked for at the time of the call, because client and session need each other
 */
export function graphqlSessionApi(client: () => ApolloClient): SessionApi {
  return {
    async refresh(refreshToken) {
      const { data } = await client().mutate({
        mutation: RefreshSessionDocument,
        variables: { input: { refreshToken } },
        context: WITHOUT_SESSION,
        fetchPolicy: 'no-cache',
      });
      if (!data?.refreshSession) throw new Error('The server answered the refresh without data.');
      return data.refreshSession.session;
    },
    async logout(refreshToken) {
      await client().mutate({
        mutation: LogoutDocument,
        variables: { input: { refreshToken } },
        context: WITHOUT_SESSION,
        fetchPolicy: 'no-cache',
      });
    },
  };
}
