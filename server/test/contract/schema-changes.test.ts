import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SCRIPT = fileURLToPath(new URL('../../../scripts/schema-changes.mjs', import.meta.url));
const RELEASED = 'enum Unit { KG } type Crop { id: ID! name: String unit: Unit } type Query { crop: Crop }';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'annapath-schema-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the comparison of the released schema with another prints, and its exit code. */
function compare(schema: string): Promise<{ code: number; text: string }> {
  const [release, current] = [join(folder, 'release.graphql'), join(folder, 'current.graphql')];
  writeFileSync(release, RELEASED);
  writeFileSync(current, schema);
  return new Promise((resolve) => {
    execFile(process.execPath, [SCRIPT, release, current], (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, text: `${stdout}${stderr}` });
    });
  });
}

test('the same schema has no changes', async () => {
  expect(await compare(RELEASED)).toEqual({ code: 0, text: 'The schema is as it was released.\n' });
});

test('a new field is safe, a new enum value dangerous; both pass', async () => {
  const { code, text } = await compare(
    RELEASED.replace('{ KG }', '{ KG TON }').replace('id: ID!', 'id: ID! grade: Int'),
  );
  expect(code).toBe(0);
  expect(text).toMatch(/Dangerous.*Unit\.TON.*Safe.*Crop\.grade/s);
});

test('a field that is gone breaks callers, and fails with what to do', async () => {
  const { code, text } = await compare(RELEASED.replace('name: String ', ''));
  expect(code).toBe(1);
  expect(text).toMatch(/Breaking.*Crop\.name.*npm run schema:release/s);
});
