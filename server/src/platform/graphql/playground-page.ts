/**
 * GraphiQL's editor writes inline styles, brings its fonts as data and works in workers, so its pages have a policy of
 * their own. Nothing comes from another address.
 */
export const playgroundPolicy = (sockets: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    `connect-src ${["'self'", ...sockets].join(' ')}`,
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const HINTS = `# Ask for what you need. Ctrl+Space completes, Ctrl+Enter runs.
# To ask as a person, write their access token into "Headers" below; subscriptions take it too:
# { "authorization": "Bearer …" }
`;

/**
 * Starts GraphiQL; a file, because the page may not have inline scripts. A browser's WebSocket takes no headers, so what
 * stands in the editor of headers goes into the connection's first message, as it is when the connection is opened.
 * @param firstQuery what stands in the editor, below some hints, until it is edited
 */
export const playgroundStart = (firstQuery: string): string => `
globalThis.MonacoEnvironment = {
  globalAPI: false,
  getWorkerUrl: (_module, label) =>
    '/playground/files/' + (label === 'json' || label === 'graphql' ? label : 'editor') + '.js',
};
function connectionParams() {
  const { tabs = [], activeTabIndex = 0 } = JSON.parse(localStorage.getItem('graphiql:tabState') ?? '{}');
  const headers = tabs[activeTabIndex]?.headers;
  try {
    return headers ? JSON.parse(headers) : {};
  } catch {
    console.warn('The headers are no JSON, so the connection is opened without them.');
    return {};
  }
}
addEventListener('DOMContentLoaded', () => {
  YogaGraphiQL.renderYogaGraphiQL(document.querySelector('#root'), {
    ...${JSON.stringify({ endpoint: '/graphql', subscriptionsProtocol: 'WS', title: 'GraphQL playground', defaultQuery: `${HINTS}${firstQuery}` })},
    connectionParams,
  });
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
