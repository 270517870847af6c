import swc from '@swc/core';

/*
 * Who may import whom, as ARCHITECTURE.md draws it: `npm run map`, part of `npm test`. `from` and `to` are regular
 * expressions over paths from the project's root.
 */
const CLIENT_GROUND = '^client/src/(ui|lib|theme|i18n|graphql|session)/';
const CLIENT_TEST = '\\.test\\.tsx?$|^client/src/testing/|^client/src/features/[^/]+/testing/';

/**
 * The floors of platform/ from the second on, the lower first; everything else there is the ground floor. A request's context holds
 * its unit of work, so it stands with the transactions.
 */
const PLATFORM_FLOORS = [
  '(context|events)\\.ts$|database/',
  '(commands|jobs)/',
  'http/',
  '(graphql|pages)/',
  'live/',
].map((paths) => `^server/src/platform/(${paths})`);

const platformFloors = PLATFORM_FLOORS.map((floor, index) => ({
  name: `platform-floor-${index + 2}-is-used-from-above`,
  comment: 'Each floor of platform/ uses those below it, as ARCHITECTURE.md draws them.',
  severity: 'error',
  from: { path: '^server/src/platform/', pathNot: PLATFORM_FLOORS.slice(index) },
  to: { path: floor },
}));

// dependency-cruiser asks SWC for plain TypeScript always (17.4.3); our `.tsx` files hold elements.
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Two files that need each other are one thing, or lack a third. Types alone, and what is loaded later, may.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'modules-go-in-no-circle',
      comment: 'Also where no file needs itself: two modules that need each other are one, or lack a third.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^server/src/modules/([^/]+)' },
      to: { circular: true, path: '^server/src/modules/', pathNot: '^server/src/modules/$1(/|$)' },
    },
    {
      name: 'platform-knows-no-farming',
      severity: 'error',
      from: { path: '^server/src/platform/' },
      to: { path: '^server/src/', pathNot: '^server/src/platform/' },
    },
    ...platformFloors,
    {
      name: 'modules-know-no-edge',
      comment: 'Rules live in the modules; REST, seeding and the composition root are built on them.',
      severity: 'error',
      from: { path: '^server/src/modules/' },
      to: { path: '^server/src/', pathNot: '^server/src/(modules|platform)/' },
    },
    {
      name: 'vocabulary-stands-alone',
      comment: 'Words are shared by who lists, who searches and who answers; they know none of them.',
      severity: 'error',
      from: { path: '^server/src/modules/vocabulary/' },
      to: { path: '^server/src/modules/', pathNot: '^server/src/modules/vocabulary/' },
    },
    {
      name: 'geography-stands-alone',
      comment: 'Places are known to who lists, who searches and who answers; they know none of them.',
      severity: 'error',
      from: { path: '^server/src/modules/geography/' },
      to: { path: '^server/src/modules/', pathNot: '^server/src/modules/(geography|vocabulary)/' },
    },
    {
      name: 'nobody-imports-the-advisor',
      comment: 'It reads the other modules; only what serves it to a caller knows it.',
      severity: 'error',
      from: { path: '^server/src/modules/', pathNot: '^server/src/modules/advisor/' },
      to: { path: '^server/src/modules/advisor/' },
    },
    {
      name: 'rest-knows-no-root',
      severity: 'error',
      from: { path: '^server/src/rest/' },
      to: { path: '^server/src/', pathNot: '^server/src/(rest|modules|platform)/' },
    },
    {
      name: 'pages-know-no-root',
      severity: 'error',
      from: { path: '^server/src/pages/' },
      to: { path: '^server/src/', pathNot: '^server/src/(pages|modules|platform)/' },
    },
    {
      name: 'crops-do-not-know-bids',
      severity: 'error',
      from: { path: '^server/src/modules/crops/' },
      to: { path: '^server/src/modules/bids/' },
    },
    {
      name: 'bids-do-not-know-deals',
      severity: 'error',
      from: { path: '^server/src/modules/(bids|crops)/' },
      to: { path: '^server/src/modules/deals/' },
    },
    {
      name: 'rules-are-pure',
      comment: 'Policies and rules need no database and no request: types, errors and other rules only.',
      severity: 'error',
      from: { path: '^server/src/modules/.*\\.(policy|rules)\\.ts$' },
      to: {
        path: '^server/src/platform/(database|graphql|http)/|^node_modules/(typeorm|express|type-graphql)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'client-ground-floor',
      comment: 'The design system and its neighbours know neither features nor the application.',
      severity: 'error',
      from: { path: CLIENT_GROUND, pathNot: CLIENT_TEST },
      to: { path: '^client/src/(features|app)/' },
    },
    {
      name: 'ui-knows-no-data',
      severity: 'error',
      from: { path: '^client/src/ui/', pathNot: CLIENT_TEST },
      to: { path: '^client/src/(graphql|session)/|^node_modules/@apollo/' },
    },
    {
      name: 'features-stand-alone',
      severity: 'error',
      from: { path: '^client/src/features/([^/]+)/', pathNot: CLIENT_TEST },
      to: { path: '^client/src/(app|features)/', pathNot: '^client/src/features/$1/' },
    },
    {
      name: 'models-are-pure',
      severity: 'error',
      from: { path: '^client/src/.*/model/', pathNot: CLIENT_TEST },
      to: { path: '^node_modules/(react|react-dom|@apollo|@mui|@emotion)/' },
    },
    {
      name: 'mui-by-path',
      comment: 'Through its barrel a development server loads all of it.',
      severity: 'error',
      from: { path: '^client/src/' },
      to: { path: '^node_modules/@mui/(material|icons-material)/index\\.' },
    },
    {
      name: 'no-barrels',
      severity: 'error',
      from: {},
      to: { path: '^(client|server)/src/.*/index\\.tsx?$' },
    },
    {
      name: 'everything-is-found',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'sources-know-no-tests',
      severity: 'error',
      from: { path: '^(server/src|client/src)/', pathNot: CLIENT_TEST },
      to: { path: `^server/test/|${CLIENT_TEST}` },
    },
  ],
  options: {
    // TypeScript 7 has no parser of its own to offer; SWC reads the sources.
    parser: 'swc',
    tsPreCompilationDeps: true,
    webpackConfig: { fileName: 'client/build/import-aliases.mjs' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      mainFields: ['module', 'main', 'types', 'typings'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
