/**
 * GraphiQL's editor writes inline styles, brings its fonts as data and works in workers, so its pages have a policy of
 * their own. Nothing comes from another address.
 */
export const PLAYGROUND_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const FIRST_QUERY = `# Ask for what you need. Ctrl+Space completes, Ctrl+Enter runs.
{
  __schema {
    queryType {
      fields {
        name
        description
      }
    }
  }
}
`;

/** Starts GraphiQL; a file, because the page may not have inline scripts. */
export const PLAYGROUND_START = `
globalThis.MonacoEnvironment = {
  globalAPI: false,
  getWorkerUrl: (_module, label) =>
    '/playground/files/' + (label === 'json' || label === 'graphql' ? label : 'editor') + '.js',
};
addEventListener('DOMContentLoaded', () => {
  YogaGraphiQL.renderYogaGraphiQL(
    document.querySelector('#root'),
    ${JSON.stringify({ endpoint: '/graphql', title: 'GraphQL playground', defaultQuery: FIRST_QUERY })},
  );
});
`;

export const PLAYGROUND_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>GraphQL playground</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/playground/files/graphiql.css">
    <script src="/playground/files/start.js"></script>
    <script src="/playground/files/graphiql.js" defer></script>
  </head>
  <body class="no-focus-outline">
    <noscript>The playground needs JavaScript.</noscript>
    <div id="root"></div>
  </body>
</html>
`;
