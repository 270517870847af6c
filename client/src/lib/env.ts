import { servedSettings } from './served-settings';

/** Settings of the build and the server; the only reader of `import.meta.env`. Tests replace this module (jest.config.mjs). */
export const env = {
  /** True in `vite dev`, false in a built client. */
  isDevelopment: import.meta.env.DEV,
  /** Where GraphQL answers; another host only by setting at build time (spec §7: one configurable base, X-01). */
  graphqlUrl: (import.meta.env.VITE_GRAPHQL_URL as string | undefined) ?? '/graphql',
  /** The finance tool that Fintrin embeds; empty: our own tool. */
  fintrinUrl: servedSettings().fintrinUrl ?? '',
};
