import { pascalCase } from 'change-case-all';
import { concatAST, Kind } from 'graphql';

/**
 * Code generator plugin: one typed hook per operation, bound to the document in the same file.
 * `query MyBids` becomes `export const useMyBidsQuery = bindQuery(MyBidsDocument)`.
 *
 * Ours because the published React plugins do not support Apollo Client 4.
 */
export const plugin = (_schema, documents, config) => {
  const operations = concatAST(documents.map(({ document }) => document)).definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.name,
  );
  if (operations.length === 0) return '';

  const binders = [...new Set(operations.map(({ operation }) => `bind${pascalCase(operation)}`))].sort();
  return {
    prepend: [`import { ${binders.join(', ')} } from '${config.hooksFrom}';`],
    content: operations
      .map(({ name, operation }) => {
        const operationName = pascalCase(name.value);
        const kind = pascalCase(operation);
        return `export const use${operationName}${kind} = /* #__PURE__ */ bind${kind}(${operationName}Document);`;
      })
      .join('\n'),
  };
};
