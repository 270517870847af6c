/** In place of a function that is never called. */
const NEVER = '() {}';
/**
 * What is put in place of parts of react-router that are never reached here: they serve its framework mode and its instrumentation,
 * forms with actions, fetchers, and routes that are found while one navigates. The route table (src/app/routes.tsx) has none of these.
 */
const INSTEAD = {
  PrefetchPageLinks: '() { return null; }',
  instrumentClientSideRouter: '(router) { return router; }',
  getRouteInstrumentationUpdates: '() { return {}; }',
  handleAction: NEVER,
  handleFetcherAction: NEVER,
  handleFetcherLoader: NEVER,
  discoverRoutes: NEVER,
};

/**
 * Vite plugin: leaves out of react-router what links and routes name but never use here. It cannot be shaken off: it hangs on
 * attributes and options that are never set, and a component that is given a name for React's tools counts as used. Some 3.5 kB
 * less on every page.
 *
 * @returns {import('vite').Plugin}
 */
export function leanRouterPlugin() {
  const left = new Set(Object.keys(INSTEAD));
  return {
    name: 'annapath-lean-router',
    apply: 'build',
    transform(code, id) {
      if (!/\/react-router\/dist\/production\/chunk-/.test(id)) return undefined;
      let lean = code;
      for (const [name, body] of Object.entries(INSTEAD)) {
        const whole = new RegExp(`\n( *)(?:async )?function ${name}\\([\\s\\S]*?\n\\1}\n`);
        if (!whole.test(lean)) continue;
        lean = lean.replace(whole, () => `\nfunction ${name}${body}\n`);
        left.delete(name);
      }
      lean = lean.replace(/^\w+\.displayName = "\w+";$/gm, '');
      return { code: lean, map: null };
    },
    buildEnd(error) {
      if (!error && left.size > 0) throw new Error(`react-router has no ${[...left].join(', ')} any more.`);
    },
  };
}
