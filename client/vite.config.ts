import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defaultClientConditions, defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { VitePWA } from 'vite-plugin-pwa';
import { catalogPlugin } from './build/catalog-plugin.mjs';
import { documentPlugin } from './build/document-plugin.mjs';
import { leanRouterPlugin } from './build/lean-router-plugin.mjs';
import { leanThemePlugin } from './build/lean-theme-plugin.mjs';
import { packedWorkerPlugin } from './build/packed-worker-plugin.mjs';
import { pageChunksPlugin } from './build/page-chunks-plugin.mjs';

/** In development: the port of the page, and the server behind it. Both are chosen by scripts/dev.mjs. */
const { PORT = '4000', API_PORT = '4001' } = process.env;
const api = `http://127.0.0.1:${API_PORT}`;
/** What the server answers; the client's own addresses and files are Vite's. */
const SERVED_BY_API = ['/graphql', '/playground', '/api', '/media', '/healthz', '/readyz'];

/**
 * What nearly every page needs beside those: as one file it packs better than as thirty. What is loaded later (dialogs,
 * drawers, toasts, tabs) stays out of it.
 */
const SHELL = [
  /node_modules\/(@emotion|@lingui|stylis|@mui\/(system|styled-engine|private-theming))\//,
  /node_modules\/@mui\/material\/(styles|utils|colors|className)\//,
  /node_modules\/@mui\/material\/(Box|Button|ButtonBase|Card|CardContent|CssBaseline|IconButton|InitColorSchemeScript|Link|Paper|Skeleton|Stack|SvgIcon|Typography|zero-styled)\//,
  /client\/src\/(lib|i18n|session|graphql|theme)\//,
  /\/routes\.json$/,
  /server\/src\/platform\/spelling\.ts$/,
  /client\/src\/ui\/(layout|brand)\//,
  /client\/src\/ui\/form\/(field-style|typed-early|field-text)/,
  /client\/src\/ui\/data\/(choice-chips|load-more-button|other-name|picture|price|quantity|rating)/,
  // Small, and on most pages of crops: in files of their own half of each would be wrapping.
  /node_modules\/@mui\/icons-material\/(ArrowBack|ChevronRight|Grass|Verified)Rounded/,
  /client\/src\/ui\/data\/(initial|crop-names)/,
  /client\/src\/ui\/feedback\/(empty-state|loading-text|skeleton-cards|spinner|toasts|visually-hidden|when-opened|use-language-choice|offer-dialog\.|confirm-dialog\.)/,
];

/** What nearly all pages of prices need: one file is lighter than four. What it needs itself stays where it is. */
const PRICES =
  /client\/src\/features\/prices\/(components\/(commodity-header|no-prices|source-note|change-mark|price-table|figure-style|rows-style)|model\/(change|rupees))/;

/** What few pages need, or only an action: it travels with those. */
const APART = [
  /client\/src\/graphql\/live\/(crop-live|use-crop-live)/,
  /client\/src\/graphql\/(use-whole-list|use-delete-crop|delete-crop|use-refusal|use-fresh|price-around|links\/(upload-progress|multipart-body))/,
  /client\/src\/lib\/(worker|read-number|plain-digits|draft-store|kept-time|deal-next|trade-moment|refused-state|indian-states|far-price|price-verdict|moments|spoken-rupees|price-paths|server-clock|time-left|request-key)/,
  /client\/src\/ui\/layout\/section/,
  /client\/src\/session\/(use-private-picture|use-asked-command|use-send-once)/,
  /node_modules\/@apollo\/client\/react\/hooks\/useSubscription/,
];

/** See there. */
const NEVER_DRAWN = fileURLToPath(new URL('./build/never-drawn.mjs', import.meta.url));

/**
 * The program with which the server renders pages (src/entry-server.tsx): one folder with all that it needs, so that it finds
 * one React, in the build without development checks, regardless of the server's environment.
 */
const RENDERER: BuildEnvironmentOptions = {
  outDir: 'dist-ssr',
  copyPublicDir: false,
  target: 'node20',
  rollupOptions: { input: fileURLToPath(new URL('src/entry-server.tsx', import.meta.url)) },
};

const routerBuild = (file: string) =>
  fileURLToPath(new URL(`../node_modules/react-router/dist/production/${file}`, import.meta.url));

/**
 * Beside every script, style and drawing its packed twins, as tight as they get. The server sends these as they lie
 * (platform/pages/client-files.ts); packing on the way out would cost time and weigh more.
 */
const packed = () =>
  compression({
    include: /assets\/.+\.(js|css|svg)$/,
    threshold: 0,
    algorithms: [
      defineAlgorithm('gzip', { level: 9 }),
      defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    ],
    // The budgets read every script's packed size.
    skipIfLargerOrEqual: false,
    logLevel: 'silent',
  });

/**
 * The worker (worker/worker.ts), with the names of the program's files in it: a new build is a new worker. The program registers
 * it itself when the page is idle, and the manifests lie in public/brand.
 */
const worker = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'worker',
    filename: 'worker.ts',
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globPatterns: ['assets/*.{js,css}'],
      // The hash is in the name.
      dontCacheBustURLsMatching: /^assets\//,
    },
    // Push is tried out in development too; nothing is kept there.
    devOptions: { enabled: true, type: 'module' },
  });

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    catalogPlugin(),
    leanThemePlugin(),
    react(),
    ...(isSsrBuild
      ? []
      : [documentPlugin(), leanRouterPlugin(), pageChunksPlugin(), packed(), worker(), packedWorkerPlugin()]),
  ],
  resolve: {
    alias: [
      { find: /^(\.\/TouchRipple|\.\.\/CircularProgress\/index)\.mjs$/, replacement: NEVER_DRAWN },
      { find: '@', replacement: fileURLToPath(new URL('./src', import.meta.url)) },
      // Stands in a `noscript`: only the server draws it.
      ...(command === 'build' && !isSsrBuild
        ? [{ find: /^\.\/more-filters-without-scripts$/, replacement: NEVER_DRAWN }]
        : []),
      // Its package names only the development build for bundlers, with checks and warnings that have no reader here.
      ...(command === 'build'
        ? [
            { find: /^react-router$/, replacement: routerBuild('index.mjs') },
            { find: /^react-router\/dom$/, replacement: routerBuild('dom-export.mjs') },
          ]
        : []),
    ],
    // RxJS keeps its ES5 build for everyone who does not ask for this one.
    conditions: [...defaultClientConditions, 'es2015'],
  },
  ...(isSsrBuild
    ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': JSON.stringify('production') } }
    : {}),
  server: {
    port: Number(PORT),
    strictPort: true,
    proxy: Object.fromEntries(SERVED_BY_API.map((path) => [path, { target: api, ws: path === '/graphql' }])),
  },
  build: isSsrBuild
    ? RENDERER
    : {
        // Read by scripts/check-budgets.mjs, and by the server to preload a page's chunks.
        manifest: true,
        // It would be a chunk that both documents share: a request more for every first page.
        modulePreload: { polyfill: false },
        // The page's policy takes no font that is written into a style.
        assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
        outDir: 'dist',
        rollupOptions: {
          // Beside the site, the finance tool that the Fintrin page frames: a document of its own, made of the chunks that the
          // site has loaded already.
          input: ['index.html', 'finance.html'].map((file) => fileURLToPath(new URL(file, import.meta.url))),
          // Of an unused part of Emotion; they do not declare themselves free of side effects.
          treeshake: { moduleSideEffects: [{ test: /node_modules\/hoist-non-react-statics\//, sideEffects: false }] },
          output: {
            // The first script names every other file, and every page loads it: names would be a twelfth of it. Which page a
            // file belongs to stands in the manifest.
            entryFileNames: 'assets/[hash:7].js',
            chunkFileNames: 'assets/[hash:7].js',
            // Libraries that every page needs change far less often than our code: kept apart, they stay in the cache.
            codeSplitting: {
              groups: [
                {
                  name: (id) => {
                    // Loaded when something is followed live, and not before.
                    if (/\/graphql-ws\/|\/link\/subscriptions\/|\/graphql\/live\/live-socket/.test(id)) return 'live';
                    if (APART.some((part) => part.test(id))) return null;
                    if (/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'react';
                    if (/node_modules\/(react-router|react-router-dom)\//.test(id)) return 'router';
                    if (/node_modules\/(@apollo\/client|graphql|rxjs|optimism|@wry)\//.test(id)) return 'apollo';
                    if (SHELL.some((part) => part.test(id))) return 'shell';
                    return null;
                  },
                },
                { name: 'prices', test: PRICES, includeDependenciesRecursively: false },
              ],
            },
          },
        },
      },
}));
