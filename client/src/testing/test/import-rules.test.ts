import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const source = path.resolve(__dirname, '../..');

/** `imports` is everything; `loads` only what runs with the file: no types, no `import()`. */
type SourceFile = { file: string; imports: string[]; loads: string[] };

/** Every source file with what it imports, written from `src` (`features/crops/…`) or as the package's name. */
const files: SourceFile[] = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.generated\.ts$/.test(file))
  .map((file) => {
    const text = readFileSync(path.join(source, file), 'utf8');
    const found = (pattern: RegExp) =>
      [...text.matchAll(pattern)].map(([, request]) => resolved(file, request as string));
    return {
      file,
      imports: found(/(?:from|import\(|^import)\s*'([^']+)'/gm),
      loads: found(/^(?:import|export)\s(?!type\s)[^;]*?from\s*'([^']+)'/gm),
    };
  });

function resolved(file: string, request: string): string {
  if (request.startsWith('@/')) return request.slice(2);
  return request.startsWith('.') ? path.join(path.dirname(file), request) : request;
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('testing/');
const featureOf = (file: string) => /^features\/([^/]+)\//.exec(file)?.[1];

/** The imports that break a rule, as `file → import`. */
function offences(breaks: (file: string, imported: string) => boolean): string[] {
  return files
    .filter(({ file }) => !isTest(file))
    .flatMap(({ file, imports }) =>
      imports.filter((imported) => breaks(file, imported)).map((imported) => `${file} → ${imported}`),
    );
}

test('the sources are found', () => {
  expect(files.length).toBeGreaterThan(50);
});

test('the ground floor knows neither features nor the application', () => {
  const ground = /^(ui|lib|theme|i18n|graphql|session)\//;
  expect(offences((file, imported) => ground.test(file) && /^(features|app)\//.test(imported))).toEqual([]);
});

test('the design system knows no GraphQL and no session', () => {
  expect(
    offences((file, imported) => file.startsWith('ui/') && /^(graphql|session)\/|^@apollo/.test(imported)),
  ).toEqual([]);
});

test('a feature imports neither another feature nor the application', () => {
  expect(
    offences((file, imported) => {
      const feature = featureOf(file);
      const other = featureOf(`${imported}/`);
      return feature !== undefined && (imported.startsWith('app/') || (other !== undefined && other !== feature));
    }),
  ).toEqual([]);
});

test('a model is pure: no React, Apollo, MUI', () => {
  expect(
    offences(
      (file, imported) => /\/model\//.test(file) && /^(react|react-dom|@apollo|@mui|@emotion)(\/|$)/.test(imported),
    ),
  ).toEqual([]);
});

test('MUI and its icons come by path, never through the barrel', () => {
  expect(offences((_file, imported) => /^@mui\/(material|icons-material)$/.test(imported))).toEqual([]);
});

test('there are no barrels', () => {
  expect(files.map(({ file }) => file).filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual([]);
});

test('only lib/env.ts reads import.meta.env', () => {
  const readers = files.filter(
    ({ file }) => !isTest(file) && /import\.meta\.env\b(?!`)/.test(readFileSync(path.join(source, file), 'utf8')),
  );
  expect(readers.map(({ file }) => file)).toEqual(['lib/env.ts']);
});

test('nothing imports in a circle', () => {
  const known = new Set(files.map(({ file }) => file));
  const fileOf = (imported: string) => [`${imported}.ts`, `${imported}.tsx`].find((file) => known.has(file));
  const graph = new Map(
    files
      .filter(({ file }) => !isTest(file))
      .map(({ file, loads }) => [file, loads.flatMap((each) => fileOf(each) ?? [])]),
  );
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, trail: string[]): void => {
    if (trail.includes(file)) circles.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
    if (done.has(file) || trail.includes(file)) return;
    for (const imported of graph.get(file) ?? []) visit(imported, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  expect(circles).toEqual([]);
});
