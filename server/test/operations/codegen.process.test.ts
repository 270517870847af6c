import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfProject } from './project-copy.js';
import { runCommand } from './run-command.js';

const FILES = [
  'package.json',
  'codegen.yml',
  'routes.json',
  'schema.graphql',
  'scripts',
  'tsconfig.base.json',
  'server/package.json',
  'server/tsconfig.json',
  'server/data',
  'server/src',
  'client/codegen',
  'client/src/features/transport/transport.graphql',
  'client/src/features/transport/transport.generated.ts',
];

let folder: string;
beforeAll(() => {
  folder = copyOfProject(FILES);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...parts: readonly string[]) => runCommand('npm', ['run', '--silent', ...parts], { cwd: folder });

test.each([
  ['codegen', []],
  ['generated:check', ['--', '--check']],
])(
  '%s: a field that the schema does not have is named, and ends with 1',
  async (_command, flags) => {
    const file = join(folder, 'client/src/features/transport/transport.graphql');
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, before.replace('pricePerKm', 'pricePerMile'));
    const { code, output } = await run('codegen:client', ...flags);
    writeFileSync(file, before);
    expect(output).toContain('Cannot query field "pricePerMile" on type "Transporter"');
    expect(code).toBe(1);
  },
  60_000,
);

test('printing the schema takes what the sources say and leaves the build of a running server alone', async () => {
  const build = join(folder, 'server/dist/bootstrap/main.js');
  mkdirSync(join(folder, 'server/dist/bootstrap'), { recursive: true });
  writeFileSync(build, '// in use');
  const file = join(folder, 'schema.graphql');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, 'type Query { old: Int }');
  expect((await run('print-schema', '--', '--check')).code).toBe(1);
  expect(await run('print-schema')).toEqual({ code: 0, output: '' });
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(existsSync(build)).toBe(true);
});

test('a codegen that fails for the client leaves the schema as it was', async () => {
  const schema = join(folder, 'schema.graphql');
  const query = join(folder, 'client/src/features/transport/transport.graphql');
  const printed = readFileSync(schema, 'utf8');
  const before = readFileSync(query, 'utf8');
  writeFileSync(schema, `# of before\n${printed}`);
  writeFileSync(query, before.replace('pricePerKm', 'pricePerMile'));
  const { code, output } = await run('codegen');
  const after = readFileSync(schema, 'utf8');
  writeFileSync(query, before);
  writeFileSync(schema, printed);
  expect(output).toContain('Cannot query field "pricePerMile" on type "Transporter"');
  expect({ code, after }).toEqual({ code: 1, after: `# of before\n${printed}` });
});
