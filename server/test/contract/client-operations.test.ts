import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, Kind, parse, separateOperations, specifiedRules, validate } from 'graphql';
import { operationRules } from '../../src/platform/graphql/operation-rules.js';

const ROOT = join(import.meta.dirname, '../../..');
const CLIENT = join(ROOT, 'client/src');
const schema = buildSchema(readFileSync(join(ROOT, 'schema.graphql'), 'utf8'));

/** Of the browser program, in one document: its fragments stand in several files. */
const documents = parse(
  readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => readFileSync(join(CLIENT, file), 'utf8'))
    .join('\n'),
);

const refusalsOf = (document: typeof documents) =>
  validate(schema, document, [...specifiedRules, ...operationRules({ introspection: false })]).map(
    (error) => error.message,
  );

test.each(Object.entries(separateOperations(documents)))(
  'the server takes %s of the browser program',
  (_name, document) => {
    expect(document.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION)).toBe(true);
    expect(refusalsOf(document)).toEqual([]);
  },
);

test('and would refuse one that is a level too deep', () => {
  const deep = parse(`query Deep { crops { nodes { ...A } } }
    fragment A on Crop { ...B } fragment B on Crop { ...C } fragment C on Crop { images { variants { url } } }`);
  expect(() => {
    const [refusal] = refusalsOf(deep);
    if (refusal) throw new Error(refusal);
  }).toThrow(/levels deep/);
});
