import { ApolloArmor } from '@escape.tech/graphql-armor';
import {
  GraphQLError,
  getNamedType,
  isIntrospectionType,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { OPERATION_LIMITS, type OperationLimit, tooExpensiveError } from '../errors/operation-limits.js';

/**
 * Refuses operations with too many root fields, and mutations with two: neither aliases nor fragments turn one request into
 * a hundred guesses (security.md A2), and what a mutation did is stored with its answer or not at all.
 */
const rootFieldsRule: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    let fields = 0;
    let mutations = 0;
    const walk = (selections: SelectionSetNode, seen: ReadonlySet<string>): void => {
      for (const selection of selections.selections) {
        if (fields > OPERATION_LIMITS.rootFields) return;
        if (selection.kind === Kind.FIELD) {
          fields += 1;
          if (operation.operation === 'mutation' && !selection.name.value.startsWith('__')) mutations += 1;
        } else if (selection.kind === Kind.INLINE_FRAGMENT) {
          walk(selection.selectionSet, seen);
        } else if (!seen.has(selection.name.value)) {
          const fragment = context.getFragment(selection.name.value);
          if (fragment) walk(fragment.selectionSet, new Set([...seen, selection.name.value]));
        }
      }
    };
    walk(operation.selectionSet, new Set());
    // Counting stops above the limit, so what the operation really has is not known.
    if (fields > OPERATION_LIMITS.rootFields) context.reportError(tooExpensiveError('rootFields'));
    if (mutations > OPERATION_LIMITS.mutations) context.reportError(tooExpensiveError('mutations'));
  },
});

/** Refuses introspection, and says where the schema is to be had all the same. */
const refuseIntrospection: ValidationRule = (context) => ({
  Field(node) {
    const type = getNamedType(context.getType());
    if (!type || !isIntrospectionType(type)) return;
    context.reportError(
      new GraphQLError('Introspection is off here. Read the schema at /schema.graphql.', {
        nodes: node,
        extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
      }),
    );
  },
});

/** The armor says what it counted in its message alone: "…, found 9." */
const countIn = (error: GraphQLError) => Number(/found (\d+)/.exec(error.message)?.[1] ?? Number.NaN);

/** Makes one of the armor's rules report our error instead of throwing its own, a "Syntax Error". */
function reporting(name: OperationLimit) {
  const report = (context: ValidationContext | null, error: GraphQLError) => {
    const actual = countIn(error);
    context?.reportError(tooExpensiveError(name, Number.isNaN(actual) ? undefined : actual));
  };
  return { propagateOnRejection: false, exposeLimits: true, onReject: [report] };
}

/**
 * The validation rules of every operation beside those of the specification: they refuse abuse and, where `introspection` is
 * off, questions about the schema. The armor's own token limit stays off: it answers HTTP 500, and
 * `parseOptions.maxTokens` does the same with a 400 (security.md F9).
 */
export function operationRules({ introspection }: { readonly introspection: boolean }): ValidationRule[] {
  const { validationRules } = new ApolloArmor({
    maxDepth: { n: OPERATION_LIMITS.depth, ...reporting('depth') },
    maxAliases: { n: OPERATION_LIMITS.aliases, ...reporting('aliases') },
    maxDirectives: { n: OPERATION_LIMITS.directives, ...reporting('directives') },
    costLimit: { maxCost: OPERATION_LIMITS.cost, ...reporting('cost') },
    maxTokens: { enabled: false },
    blockFieldSuggestion: { enabled: false },
  }).protect();
  return [...validationRules, rootFieldsRule, ...(introspection ? [] : [refuseIntrospection])];
}
