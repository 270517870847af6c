import { pascalCase } from 'change-case-all';
import { concatAST, Kind } from 'graphql';

/** Whether an operation cannot be sent without variables. */
const needsVariables = ({ variableDefinitions = [] }) =>
  variableDefinitions.some(({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue);

/** The hook of each kind of operation, of its name and its types' common name. */
const hooks = {
  query: (name, operation) => {
    const options = `options${needsVariables(operation) ? '' : '?'}: useQuery.Options<${name}, ${name}Variables> | SkipToken`;
    return `export const use${name} = (${options}) => useQuery<${name}, ${name}Variables>`;
  },
  subscription: (name, operation) => {
    const options = `options${needsVariables(operation) ? '' : '?'}: useSubscription.Options<${name}, ${name}Variables> | SkipToken`;
    return `export const use${name} = (${options}) => useSubscription<${name}, ${name}Variables>`;
  },
  mutation: (name) =>
    `export const use${name} = (options?: useMutation.Options<${name}, ${name}Variables>) => useMutation<${name}, ${name}Variables>`,
};

/**
 * Code generator plugin: one typed hook per operation over the document in the same file. `query MyBids` becomes
 * `useMyBidsQuery(options)`, whose options are required exactly when the operation has a required variable.
 *
 * Ours because the published React plugins do not support Apollo Client 4.
 */
export const plugin = (_schema, documents) => {
  const operations = concatAST(documents.map(({ document }) => document)).definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.name,
  );
  if (operations.length === 0) return '';

  const kinds = new Set(operations.map(({ operation }) => operation));
  const imports = [...kinds].sort().map((kind) => `use${pascalCase(kind)}`);
  if (kinds.has('query') || kinds.has('subscription')) imports.unshift('type SkipToken');
  return {
    prepend: [`import { ${imports.join(', ')} } from '@apollo/client/react';`],
    content: operations
      .map((definition) => {
        const document = `${pascalCase(definition.name.value)}Document`;
        const name = `${pascalCase(definition.name.value)}${pascalCase(definition.operation)}`;
        return `${hooks[definition.operation](name, definition)}(${document}, options);`;
      })
      .join('\n'),
  };
};
