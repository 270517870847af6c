import type { ServerResponse } from 'node:http';

/**
 * Calls `act` once, right before the headers of an answer are put together: it may set some more. A list of headers that is given to
 * `writeHead` stays one, which on-headers would take apart.
 */
export function beforeHead(response: ServerResponse, act: () => void): void {
  const writeHead = response.writeHead as (...parts: readonly unknown[]) => ServerResponse;
  response.writeHead = ((...parts: readonly unknown[]) => {
    response.writeHead = writeHead as ServerResponse['writeHead'];
    act();
    return writeHead.apply(response, [...parts]);
  }) as ServerResponse['writeHead'];
}
