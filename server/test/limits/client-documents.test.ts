import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  buildSchema,
  concatAST,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  Kind,
  parse,
  print,
  separateOperations,
  specifiedRules,
  validate,
  visit,
} from 'graphql';
import { printCommittedSchema } from '../../src/bootstrap/print-schema.js';
import { OPERATION_LIMITS } from '../../src/platform/errors/operation-limits.js';
import { operationRules } from '../../src/platform/graphql/operation-rules.js';

const CLIENT = fileURLToPath(new URL('../../../client/src', import.meta.url));

/** What each of our own operations may use of the limit, so that the next field does not break the product. */
const HEADROOM = 0.7;

const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.graphql'));
const written = concatAST(files.map((file) => parse(readFileSync(join(CLIENT, file), 'utf8'))));
const TYPENAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };
/** Apollo Client asks for the type of every object but the operation itself. */
const documents = visit(written, {
  SelectionSet: (node, _key, parent) =>
    parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION
      ? undefined
      : { ...node, selections: [...node.selections, TYPENAME] },
});

/** Each operation with the fragments that it uses: what the browser sends. */
const operations: Array<[string, DocumentNode]> = Object.entries(separateOperations(documents));

describe("the browser program's own operations pass every limit, with room to spare (security.md G4)", () => {
  let schema: GraphQLSchema;
  beforeAll(async () => {
    schema = buildSchema(await printCommittedSchema());
  });

  test.each(operations)('%s', (_name, document) => {
    expect(() => parse(print(document), { maxTokens: OPERATION_LIMITS.tokens * HEADROOM })).not.toThrow();
    expect(validate(schema, document, [...specifiedRules, ...operationRules({ introspection: false })])).toEqual([]);
  });

  test('there are some, each with a name', () => {
    const named = documents.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
    expect(named.length).toBeGreaterThan(3);
    expect(named.every(({ name }) => name !== undefined)).toBe(true);
  });
});
