import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { printCommittedSchema } from '../../src/bootstrap/print-schema.js';

const committed = () => readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');

interface Described {
  readonly name: string;
  readonly description?: string | null | undefined;
}

/** Everything in the schema that a reader of it may ask about, under its full name. */
function parts(schema: GraphQLSchema): Described[] {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  const inside = types.flatMap((type): Described[] => {
    const at = ({ name, description }: Described) => ({ name: `${type.name}.${name}`, description });
    if (isEnumType(type)) return type.getValues().map(at);
    if (isInputObjectType(type)) return Object.values(type.getFields()).map(at);
    if (!isObjectType(type)) return [];
    return Object.values(type.getFields()).flatMap((field) => [
      at(field),
      ...field.args.map(({ name, description }) => ({ name: `${type.name}.${field.name}(${name})`, description })),
    ]);
  });
  const roots = ['Query', 'Mutation', 'Subscription'];
  return [...types.filter(({ name }) => !roots.includes(name)), ...inside];
}

describe('the schema', () => {
  test('is committed as the code prints it', async () => {
    expect(await printCommittedSchema()).toBe(committed());
  });

  test('describes every type, field, argument, input field and enum value', async () => {
    const schema = buildSchema(await printCommittedSchema());
    const silent = parts(schema).filter(({ description }) => !description || description.trim().length < 3);
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  test('has lists of non-null entries alone: a hole in a list is an attack (security.md F2)', async () => {
    expect(await printCommittedSchema()).not.toMatch(/\[\w+\]/);
  });

  test('takes no free-form JSON', async () => {
    expect(await printCommittedSchema()).not.toMatch(/scalar JSON/);
  });
});
