import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyOfProject, ROOT } from './project-copy.js';
import { runCommand } from './run-command.js';

/** What the changes, the tools and the tests that are run here need. */
const FILES = [
  ...[
    'package.json',
    '.gitignore',
    'biome.json',
    'codegen.yml',
    'routes.json',
    'schema.graphql',
    'scripts',
    'tsconfig.base.json',
    'docs',
    'e2e',
  ],
  ...['package.json', 'tsconfig.json', 'tsconfig.test.json', 'jest.config.mjs', 'data', 'src', 'test'].map(
    (path) => `server/${path}`,
  ),
  ...['package.json', 'tsconfig.json', 'jest.config.mjs', 'build', 'codegen', 'src'].map((path) => `client/${path}`),
];

/** Lines that are added to a file below others; where there are none, the file is new. */
interface Change {
  readonly file: string;
  readonly below: string;
  readonly added: string;
}

/** The changes of a document's diffs: a line names the file, those that begin with `+` are added below those with a space. */
function changesOf(document: string): Change[] {
  const diffs = [...document.matchAll(/^```diff\n(.*?)^```$/gms)].map(([, diff = '']) => diff).join('');
  const unmarked = (lines = '') => lines.replace(/^[ +]/gm, '');
  return diffs.split(/^(?=[^ +])/m).flatMap((section) => {
    const [file = ''] = section.split('\n', 1);
    return [...section.matchAll(/((?:^ .*\n)*)((?:^\+.*\n)+)/gm)].map(([, below, added]) => {
      return { file, below: unmarked(below), added: unmarked(added) };
    });
  });
}

/** Fails where the lines that a change stands below are not there, or more than once. */
function make({ file, below, added }: Change): void {
  const path = join(folder, file);
  const before = below === '' ? '' : readFileSync(path, 'utf8');
  const parts = `\n${before}`.split(`\n${below}`);
  expect({ file, below, found: parts.length - 1 }).toEqual({ file, below, found: 1 });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, parts.join(`\n${below}${added}`).slice(1));
}

async function run(command: string, args: readonly string[], env: Record<string, string> = {}): Promise<string> {
  const result = await runCommand(join(ROOT, 'node_modules/.bin', command), args, { cwd: folder, env });
  expect([command, args, result]).toEqual([command, args, expect.objectContaining({ code: 0 })]);
  return result.output;
}

let folder: string;
beforeAll(() => {
  folder = copyOfProject(FILES);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what docs/new-field.md and docs/new-dataset.md say makes a field and a dataset, from table to page', async () => {
  const guides = ['docs/new-field.md', 'docs/new-dataset.md'].map((name) => readFileSync(join(ROOT, name), 'utf8'));
  const changes = guides.flatMap(changesOf);
  for (const change of changes) make(change);
  const jest = async (workspace: string, titles: string, ...files: string[]) => {
    const config = [
      '--config',
      `${workspace}/jest.config.mjs`,
      '--roots',
      join(folder, workspace),
      '--maxWorkers',
      '1',
    ];
    // A file without a test of these titles is skipped, and would say nothing.
    expect(await run('jest', [...config, ...files, '-t', titles])).not.toMatch(/^Test Suites: .*skipped/m);
  };
  const server = async () => {
    await run('tsc', ['-p', 'server', '--noCheck']);
    const titles = 'word on storage|card of the market|weighbridges';
    await jest('server', titles, 'crops/create-crop', 'crops/asked-columns', 'catalogue/(queries|rest)');
  };
  const client = async () => {
    await run('tsx', ['--tsconfig', 'server/tsconfig.json', 'scripts/print-schema.mjs']);
    await run('graphql-codegen', ['--errors-only']);
    await run('tsc', ['-p', 'client', '--noEmit']);
    const titles = 'what is sent|form of an edit|router and server|weighing';
    await jest('client', titles, 'model/(add-crop-form|changed-crop)', 'app/test/routes');
  };
  await run('biome', ['check', '--error-on-warnings', ...new Set(changes.map(({ file }) => file))]);
  await run('tsc', ['-p', 'server/tsconfig.test.json']);
  await Promise.all([server(), client()]);
}, 300_000);

test('a field of a crop with form, edit and REST costs at most twelve files beside tests and generated ones', () => {
  const files = changesOf(readFileSync(join(ROOT, 'docs/new-field.md'), 'utf8')).map(({ file }) => file);
  const sources = [...new Set(files)].filter((file) => !/\.test\.tsx?$/.test(file));
  expect(sources).toContain('server/src/rest/contracts/crop.shapes.ts');
  expect(sources.length).toBeLessThanOrEqual(12);
});

test('every command that package.json has is in README, CONTRIBUTING or the operations, and every one they name is there', () => {
  const documents = ['README.md', 'CONTRIBUTING.md', 'docs/operations.md'].map((name) =>
    readFileSync(join(ROOT, name), 'utf8'),
  );
  const named = documents.flatMap((text) => [...text.matchAll(/npm (?:run ([a-z:-]+)|(start|test))|`… ([a-z:-]+)`/g)]);
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  // Steps of others.
  const steps = ['build', 'codegen:client', 'graphql:changes', 'print-schema', 'rest:changes'];
  const words = named.map((match) => match.slice(1).find(Boolean) ?? '');
  expect([...new Set([...words, ...steps])].sort()).toEqual(Object.keys(scripts).sort());
});
