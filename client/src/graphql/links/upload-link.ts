import { ApolloLink } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';

type FileSlot = { path: string; file: Blob };

/** Finds every file in the variables and leaves null in its place, as the multipart request specification wants. */
function takeFiles(value: unknown, path: string, slots: FileSlot[]): unknown {
  if (value instanceof Blob) {
    slots.push({ path, file: value });
    return null;
  }
  if (Array.isArray(value)) return value.map((entry, index) => takeFiles(entry, `${path}.${index}`, slots));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, takeFiles(entry, `${path}.${key}`, slots)]),
    );
  }
  return value;
}

function hasFiles(operation: ApolloLink.Operation): boolean {
  const slots: FileSlot[] = [];
  takeFiles(operation.variables, 'variables', slots);
  return slots.length > 0;
}

/**
 * Rewrites the JSON request that Apollo's HTTP link built into a multipart one: `operations`, `map`, then the files.
 * The browser writes the content type itself, because it alone knows the boundary.
 *
 * @see https://github.com/jaydenseric/graphql-multipart-request-spec
 */
export function multipartBody(operations: Record<string, unknown>, variables: unknown): FormData {
  const slots: FileSlot[] = [];
  const emptied = takeFiles(variables, 'variables', slots);
  const form = new FormData();
  form.append('operations', JSON.stringify({ ...operations, variables: emptied }));
  form.append('map', JSON.stringify(Object.fromEntries(slots.map(({ path }, index) => [String(index), [path]]))));
  slots.forEach(({ file }, index) => {
    form.append(String(index), file, file instanceof File ? file.name : `file-${index}`);
  });
  return form;
}

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
  return ApolloLink.split(hasFiles, multipart, next);
}
