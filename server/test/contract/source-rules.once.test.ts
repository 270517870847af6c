import { UserEntity } from '../../src/modules/users/user.entity.js';
import { startTestServer, type TestServer } from '../harness.js';
import { isNode, nodesBelow, parseSource, type SourceNode, sourcesBelow } from '../sources.js';

/*
 * Mistakes that no request shows until somebody finds the one that does: they are looked for where they would be written.
 */
/** As `nodesBelow`, without what the functions within do when they are called. */
function nodesOfCall(value: unknown): SourceNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesOfCall);
  if (!isNode(value) || /Function/.test(String(value.type))) return [];
  return [value, ...Object.values(value).flatMap(nodesOfCall)];
}

interface Call {
  /** The method's name: `findOneBy` of `tx.db.findOneBy(…)`. */
  readonly method: string;
  readonly arguments: readonly SourceNode[];
}

/** The calls of methods in a text of TypeScript, or TSX. */
function callsIn(source: string, isTsx = false): Call[] {
  return nodesBelow(parseSource(source, isTsx))
    .filter(({ type, callee }) => type === 'CallExpression' && isNode(callee) && callee.type === 'MemberExpression')
    .map(({ callee, arguments: given }) => ({
      method: String(((callee as SourceNode).property as SourceNode).value),
      arguments: (given as SourceNode[]).map(({ expression }) => expression as SourceNode),
    }));
}

const server = sourcesBelow('server/src', /\.ts$/);

/** The files in which a call breaks a rule. */
const breaching = (files: readonly { path: string; text: string }[], breaks: (call: Call) => boolean) =>
  files.filter(({ path, text }) => callsIn(text, path.endsWith('x')).some(breaks)).map(({ path }) => path);

const BY_CONDITION = new Set([
  'findOneBy',
  'findOneByOrFail',
  'findBy',
  'countBy',
  'existsBy',
  'findAndCountBy',
  'delete',
  'softDelete',
  'update',
]);
const BY_OPTIONS = new Set(['findOne', 'findOneOrFail']);

function property(node: SourceNode | undefined, name: string): SourceNode | undefined {
  const found = (node?.properties as SourceNode[] | undefined)?.find(({ key }) => isNode(key) && key.value === name);
  return isNode(found?.value) ? found.value : undefined;
}

/** Whether a condition names a column where it is written: `{ id }`, `{ email: text }`; not `{}`, `where`, `{ ...body }`. */
function namesColumns(condition: SourceNode | undefined): boolean {
  if (condition?.type !== 'ObjectExpression') return false;
  return (condition.properties as SourceNode[]).some(({ type }) => type !== 'SpreadElement');
}

/** TypeORM's calls have the entity first, or belong to its repository: the condition is the last but for an update's values. */
function isUnbounded({ method, arguments: given }: Call): boolean {
  const isEntity = (node: SourceNode | undefined) =>
    node?.type === 'Identifier' && /Entity$|^[A-Z]/.test(String(node.value));
  const conditions = isEntity(given[0]) ? given.slice(1) : given;
  if (BY_OPTIONS.has(method)) return !namesColumns(property(conditions[0], 'where'));
  if (!BY_CONDITION.has(method)) return false;
  // Maps, sets and hashes have methods of the same name; a query builder gets its condition in a call of its own.
  if (['delete', 'softDelete', 'update'].includes(method) && conditions.length === given.length) return false;
  if (method === 'update' && conditions.length === 0) return false;
  return !namesColumns(conditions[0]);
}

/** Where a text describes an interface to its callers. */
const DESCRIBES = /^(description|summary|meaning)$/;
const FIGURE = /\b(\d+|two|three|five|ten|twenty) (seconds?|minutes?|hours?|days?|times|per cent)\b/;

/** Texts of descriptions in which a figure is written out instead of being made of the constant that decides. */
function figuresIn(source: string): string[] {
  const texts = (value: unknown): string[] =>
    nodesBelow(value).flatMap((node) => {
      if (node.type === 'StringLiteral') return [String(node.value)];
      return node.type === 'TemplateElement' ? [String(node.cooked)] : [];
    });
  return nodesBelow(parseSource(source))
    .flatMap((node) => {
      const { type, key, value, callee } = node;
      if (type === 'KeyValueProperty' && isNode(key) && DESCRIBES.test(String(key.value))) return texts(value);
      const describes = type === 'CallExpression' && isNode(callee) && callee.type === 'MemberExpression';
      return describes && (callee.property as SourceNode).value === 'describe' ? texts(node.arguments) : [];
    })
    .filter((text) => FIGURE.test(text));
}

describe('a description has no figure that a constant decides', () => {
  test('in all sources of the server', () => {
    const found = server.flatMap(({ path, text }) => figuresIn(text).map((figure) => `${path}: ${figure}`));
    expect(found).toEqual([]);
  });

  test.each([
    "const field = { description: 'It can be answered for 48 hours.' }",
    "z.string().describe('Kept for three days.')",
  ])('and the rule sees %s', (text) => {
    expect(figuresIn(text)).toHaveLength(1);
  });
});

describe('Z11: every search for a row says which one', () => {
  test('in all sources of the server', () => {
    expect(breaching(server, isUnbounded)).toEqual([]);
  });

  test.each([
    'db.findOneBy(UserEntity, {})',
    'db.findOneBy(UserEntity, where)',
    'db.findBy(UserEntity, { ...body })',
    'db.getRepository(UserEntity).findOneBy({})',
    'db.findOne(UserEntity, { where: {} })',
    'db.findOne(UserEntity, { select: { id: true } })',
    'db.delete(CropEntity, {})',
    'db.update(CropEntity, {}, { status })',
  ])('and the rule knows %s for what it is', (source) => {
    expect(callsIn(source).some(isUnbounded)).toBe(true);
  });
});

describe('Z11: a value that is missing is an error', () => {
  let running: TestServer;
  beforeAll(async () => {
    running = await startTestServer();
  });
  afterAll(() => running.close());

  test.each(['undefined', 'null'])('a condition whose value is %s finds nobody, and is told', async (missing) => {
    // As a value comes in that the types believed to be there.
    const given: { id: string } = missing === 'null' ? JSON.parse('{"id":null}') : JSON.parse('{}');
    const search = () => running.dataSource.manager.findOneBy(UserEntity, { id: given.id });
    await expect(search()).rejects.toThrow(
      /^(Undefined|Null) value encountered in property '.*\bid' of a where condition/,
    );
  });
});

test('Z10: nothing is written by save(), which takes over the row whose id it is given', () => {
  const isSave = ({ method, arguments: given }: Call) => ['save', 'upsert'].includes(method) && given.length > 0;
  expect(callsIn('db.save(CropEntity, { ...body })').some(isSave)).toBe(true);
  expect(breaching(server, isSave)).toEqual([]);
});

describe('what is started together is waited for together', () => {
  /** What fails while a list is still being written fails with nobody waiting for it, and such an error ends the server. */
  const waitsWithin = ({ method, arguments: [list] }: Call) =>
    ['all', 'allSettled', 'race', 'any'].includes(method) &&
    list?.type === 'ArrayExpression' &&
    nodesOfCall(list).some(({ type }) => type === 'AwaitExpression');

  test.each(['server/src', 'client/src'])('in %s', (folder) => {
    const together = sourcesBelow(folder, /\.tsx?$/).filter(({ text }) => text.includes('Promise.'));
    expect(together.length).toBeGreaterThan(5);
    expect(breaching(together, waitsWithin)).toEqual([]);
  });

  test.each([
    ['Promise.all([take(), takeOther(await rule())])', true],
    ['Promise.all([take(), rule().then(takeOther)])', false],
    ['Promise.all([take(), (async () => takeOther(await rule()))()])', false],
  ])('and the rule knows %s for what it is', (source, isBreach) => {
    expect(callsIn(source).some(waitsWithin)).toBe(isBreach);
  });
});

test('X1: no page is made of HTML texts', () => {
  const FORBIDDEN =
    /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write\(|\beval\(|new Function\(/;
  expect(FORBIDDEN.test('<p dangerouslySetInnerHTML={{ __html: name }} />')).toBe(true);
  const client = sourcesBelow('client/src', /\.tsx?$/);
  expect(client.length).toBeGreaterThan(200);
  expect(client.filter(({ text }) => FORBIDDEN.test(text)).map(({ path }) => path)).toEqual([]);
});
