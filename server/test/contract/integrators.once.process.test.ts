import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { seedCatalogue } from '../../src/modules/catalogue/seed-catalogue.js';
import { WHEAT } from '../crops/market.js';
import { makeFarmer } from '../factories.js';
import { startTestServer, type TestServer } from '../harness.js';
import { colouredPicture } from '../media/pictures.js';

const execute = promisify(execFile);

/** The code blocks of the page, in order. */
const BLOCKS = [
  ...readFileSync(new URL('../../../docs/integrators.md', import.meta.url), 'utf8').matchAll(
    /^```(\w+)\n(.*?)^```$/gms,
  ),
].map(([, language = '', code = '']) => ({ language, code }));

const AFTER_EACH = '--- the next example ---';

let server: TestServer;
let outputs: string[];

/** Our server instead of the page's, and people whom nobody else signs up. */
const here = (code: string) =>
  code.replaceAll('http://localhost:4000', server.url).replaceAll('@example.in', `@${randomWord}.example.in`);
const randomWord = randomUUID().slice(0, 8);

beforeAll(async () => {
  server = await startTestServer({ live: true, guestAnswersMs: 1_000 });
  await seedCatalogue(server.parts.systemContext());
  await writeFile(join(server.folder, 'wheat.jpg'), await colouredPicture(800, 600).jpeg().toBuffer());
  const commands = BLOCKS.filter(({ language }) => language === 'sh').map(({ code }) => code);
  const script = ['set -euo pipefail', ...commands.map((code) => `${code}\necho; echo '${AFTER_EACH}'`)].join('\n');
  const { stdout } = await execute('bash', ['-c', here(script)], { cwd: server.folder });
  outputs = stdout.split(AFTER_EACH).map((output) => output.trim());
});
afterAll(() => server.close());

/** Holds an answer against the one on the page: the same fields of the same kinds, words of programs to the letter. */
function expectAlike(real: unknown, shown: unknown, path = 'answer'): void {
  if (Array.isArray(shown)) {
    expect({ path, list: Array.isArray(real) && real.length > 0 }).toEqual({ path, list: true });
    expectAlike((real as unknown[])[0], shown[0], `${path}[0]`);
  } else if (typeof shown === 'object' && shown !== null) {
    for (const [name, value] of Object.entries(shown)) {
      expectAlike(Reflect.get(Object(real), name), value, `${path}.${name}`);
    }
  } else if (typeof shown === 'boolean' || /\.(code|field|role|page|limit)$/.test(path)) {
    expect({ path, real }).toEqual({ path, real: shown });
  } else {
    expect({ path, kind: typeof real }).toEqual({ path, kind: typeof shown });
  }
}

const COMMANDS = BLOCKS.flatMap((block, index) =>
  block.language === 'sh' ? [{ ...block, next: BLOCKS[index + 1] }] : [],
);

describe('docs/integrators.md', () => {
  test.each(COMMANDS.map(({ code, next }, index) => ({ index, next, first: code.split('\n')[0] })))(
    'curl $index: $first',
    ({ index, next }) => {
      const output = outputs[index] ?? '';
      if (next?.language === 'json') expectAlike(JSON.parse(output), JSON.parse(next.code));
      else if (next?.language === 'text') {
        for (const line of next.code.trim().split('\n')) expect(output).toContain(line);
      } else expect(output).toBe('');
    },
  );

  test('the live connection', async () => {
    const farmer = await makeFarmer(server);
    const { body } = await server.rest('POST', '/api/crops', { body: WHEAT, token: farmer.token });
    const values = { host: server.url, cropId: body.crop.id as string, token: farmer.token };
    const given = Object.entries(values).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`);
    const program = BLOCKS.find(({ language }) => language === 'mjs')?.code ?? '';
    await symlink(
      fileURLToPath(new URL('../../../node_modules', import.meta.url)),
      join(server.folder, 'node_modules'),
    );
    const text = [...given, 'const accessToken = async () => token;', program].join('\n');
    await writeFile(join(server.folder, 'live.mjs'), text);
    const running = execute(process.execPath, ['live.mjs'], { cwd: server.folder });
    // Once it looks, the price is another.
    while (server.parts.live.use.subscriptions === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    const change = { version: body.crop.version, price: { basePrice: 2_600 } };
    const edited = await server.rest('PATCH', `/api/crops/${values.cropId}`, { body: change, token: farmer.token });
    expect(edited.status).toBe(200);
    expect((await running).stdout.trim().split('\n').at(-1)).toBe('2600');
  });

  test('the JavaScript, from top to bottom', async () => {
    const program = BLOCKS.filter(({ language }) => language === 'js').map(({ code }) => code);
    const told = 'console.log(JSON.stringify({ name: crop.name, markets: markets.size, problems, answer }));';
    await writeFile(join(server.folder, 'example.mjs'), here([...program, told].join('\n')));
    const { stdout } = await execute(process.execPath, ['example.mjs'], { cwd: server.folder });
    expect(JSON.parse(stdout)).toEqual({
      name: 'Moong',
      markets: 7,
      problems: { code: 'BAD_USER_INPUT', errors: [{ field: 'limit', message: expect.any(String) }] },
      answer: expect.stringMatching(/₹/),
    });
  });
});
