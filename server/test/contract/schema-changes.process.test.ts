import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const RELEASED = 'enum Unit { KG } type Crop { id: ID! name: String unit: Unit } type Query { crop: Crop }';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'annapath-schema-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What a comparison prints of two files, and its exit code. */
function compare(command: readonly string[], released: string, now: string): Promise<{ code: number; text: string }> {
  const [release, current] = [join(folder, 'release'), join(folder, 'current')];
  writeFileSync(release, released);
  writeFileSync(current, now);
  return new Promise((resolve) => {
    execFile(process.execPath, [...command, release, current], { cwd: ROOT }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, text: `${stdout}${stderr}` });
    });
  });
}

describe('GraphQL, beside what was promised', () => {
  const schema = (now: string) => compare(['scripts/schema-changes.mjs'], RELEASED, now);
  const NOTHING = { code: 0, text: 'GraphQL: nothing breaks what was released.\n' };

  test('the same schema, and a new field, have nothing to say', async () => {
    expect(await schema(RELEASED)).toEqual(NOTHING);
    expect(await schema(RELEASED.replace('id: ID!', 'id: ID! grade: Int'))).toEqual(NOTHING);
  });

  test('a new enum value is dangerous, and passes', async () => {
    const { code, text } = await schema(RELEASED.replace('{ KG }', '{ KG TON }'));
    expect(code).toBe(0);
    expect(text).toMatch(/Dangerous.*Unit\.TON/s);
  });

  test('a field that is gone breaks callers, and fails with what to do', async () => {
    const { code, text } = await schema(RELEASED.replace('name: String ', ''));
    expect(code).toBe(1);
    expect(text).toMatch(/Breaking.*Crop\.name.*npm run schema:release/s);
  });
});

describe('REST, beside what was promised', () => {
  const promised = readFileSync(join(ROOT, 'docs/rest-release.json'), 'utf8');
  const rest = (change: (document: typeof DOCUMENT) => void) => {
    const changed = structuredClone(DOCUMENT);
    change(changed);
    return compare(['scripts/rest-changes.mjs'], promised, JSON.stringify(changed));
  };
  const DOCUMENT = JSON.parse(promised) as {
    paths: Record<string, Record<string, { summary?: string; parameters: { name: string; required: boolean }[] }>>;
    components: { schemas: Record<string, { properties: Record<string, { type: string }> }> };
  };

  test('another text and a new field have nothing to say', async () => {
    const { code, text } = await rest((document) => {
      Object.assign(document.components.schemas.Crop?.properties ?? {}, { soil: { type: 'string' } });
      Object.assign(document.paths['/crops']?.get ?? {}, { summary: 'Crops.' });
    });
    expect([code, text]).toEqual([0, 'REST: nothing breaks what was released.\n']);
  });

  test.each([
    ['a path', (document) => void delete document.paths['/me'], '/me'],
    ['a field', (document) => void delete document.components.schemas.Crop?.properties.cropName, 'cropName'],
    [
      'that a parameter may be left out',
      (document) => {
        const [parameter] = document.paths['/crops']?.get?.parameters ?? [];
        if (parameter) parameter.required = true;
      },
      'required',
    ],
  ] satisfies [string, (document: typeof DOCUMENT) => void, string][])(
    '%s that is gone breaks callers, and fails with what to do',
    async (_name, change, named) => {
      const { code, text } = await rest(change);
      expect(code).toBe(1);
      expect(text).toMatch(new RegExp(`Breaking.*${named}.*npm run schema:release`, 's'));
    },
  );
});
