import { ApolloLink } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';

/** Whether a value is a file, or has one anywhere in it. */
const holdsFile = (value: unknown): boolean =>
  value instanceof Blob || (value !== null && typeof value === 'object' && Object.values(value).some(holdsFile));

/**
 * Sends operations that carry files as multipart; every other one goes to `next`. An `onUploadProgress` in the
 * context of one receives the percentage that was sent.
 */
export function uploadLink(uri: string, next: ApolloLink): ApolloLink {
  const multipart = new ApolloLink((operation) => {
    const send = new BaseHttpLink({
      uri,
      credentials: 'same-origin',
      fetch: async (url, init) => {
        const { multipartBody } = await import('./multipart-body');
        const headers = new Headers(init?.headers);
        headers.delete('content-type');
        headers.set('apollo-require-preflight', '1');
        const operations = JSON.parse(String(init?.body)) as Record<string, unknown>;
        const request = { ...init, headers, body: multipartBody(operations, operation.variables) };
        const { onUploadProgress } = operation.getContext();
        if (typeof onUploadProgress !== 'function') return fetch(url, request);
        const { fetchWithProgress } = await import('./upload-progress');
        return fetchWithProgress(url, request, (percent) => onUploadProgress(percent));
      },
    });
    const { query, variables, extensions } = operation;
    // `execute` makes a new operation: without its context the headers, and the access token with them, stay behind.
    return ApolloLink.execute(
      send,
      { query, variables, extensions, context: operation.getContext() },
      { client: operation.client },
    );
  });
  return ApolloLink.split(({ variables }) => holdsFile(variables), multipart, next);
}
