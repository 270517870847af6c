import type { IncomingMessage } from 'node:http';

/** Whether a browser opens an address, and says so: those of today do, over TLS. Programs and search engines do not. */
export const isNavigation = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['sec-fetch-mode'] === 'navigate';
