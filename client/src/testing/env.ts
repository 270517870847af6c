/** Stands in for lib/env.ts, whose `import.meta.env` only Vite understands. */
export const env = { isDevelopment: false, graphqlUrl: '/graphql', fintrinUrl: '' };
