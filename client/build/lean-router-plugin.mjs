/** What is put in place of parts of react-router that only its framework mode and its instrumentation need, of which we have neither. */
const INSTEAD = {
  PrefetchPageLinks: '() { return null; }',
  instrumentClientSideRouter: '(router) { return router; }',
  getRouteInstrumentationUpdates: '() { return {}; }',
};

/**
 * Vite plugin: leaves out of react-router what links and routes name but never use here. It cannot be shaken off, since it hangs on
 * an attribute and an option that are never set; 2 kB less on every page.
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
        const whole = new RegExp(`\nfunction ${name}\\([\\s\\S]*?\n}\n`);
        if (!whole.test(lean)) continue;
        lean = lean.replace(whole, () => `\nfunction ${name}${body}\n`);
        left.delete(name);
      }
      return { code: lean, map: null };
    },
    buildEnd(error) {
      if (!error && left.size > 0) throw new Error(`react-router has no ${[...left].join(', ')} any more.`);
    },
  };
}
