import { ApolloArmor } from '@escape.tech/graphql-armor';
import { GraphQLError, Kind, type SelectionSetNode, type ValidationRule } from 'graphql';

/** The most tokens a document may have. Counted while it is parsed, so a bomb costs nothing (security.md G1, G6, G7). */
export const MAX_TOKENS = 1_000;
export const MAX_RECURSIVE_SELECTIONS = 2_000;
export const MAX_DEPTH = 8;
export const MAX_ALIASES = 10;
export const MAX_DIRECTIVES = 10;
/**
 * A page of a hundred crops with everything that a crop has costs 10,600 where `first` is written into the query; ten such
 * pages in one operation are refused. security.md's 2,000 is for servers without a cap on a page.
 */
export const MAX_COST = 15_000;
export const MAX_ROOT_FIELDS = 10;

/**
 * Mutations that cost a password check or move money or state: one an operation, so that neither aliases nor fragments
 * turn one request into a hundred guesses (security.md A2).
 */
const SENSITIVE = new Set(['register', 'login', 'refreshSession', 'placeBid', 'createCrop']);

const refuse = (message: string) => new GraphQLError(message, { extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } });

/** Refuses operations with too many root fields, or with two sensitive mutations; fragments are looked through. */
export const rootFieldsRule: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    let fields = 0;
    let sensitive = 0;
    const walk = (selections: SelectionSetNode, seen: ReadonlySet<string>): void => {
      for (const selection of selections.selections) {
        if (fields > MAX_ROOT_FIELDS) return;
        if (selection.kind === Kind.FIELD) {
          fields += 1;
          if (operation.operation === 'mutation' && SENSITIVE.has(selection.name.value)) sensitive += 1;
        } else if (selection.kind === Kind.INLINE_FRAGMENT) {
          walk(selection.selectionSet, seen);
        } else if (!seen.has(selection.name.value)) {
          const fragment = context.getFragment(selection.name.value);
          if (fragment) walk(fragment.selectionSet, new Set([...seen, selection.name.value]));
        }
      }
    };
    walk(operation.selectionSet, new Set());
    if (fields > MAX_ROOT_FIELDS) {
      context.reportError(refuse(`Ask for at most ${MAX_ROOT_FIELDS} root fields in one operation.`));
    }
    if (sensitive > 1) context.reportError(refuse('Send one such change in one operation.'));
  },
});

/**
 * The validation rules that refuse abuse. The armor's own token limit stays off: it answers HTTP 500, and
 * `parseOptions.maxTokens` does the same with a 400 (security.md F9).
 */
export function limitRules(): ValidationRule[] {
  const { validationRules } = new ApolloArmor({
    maxDepth: { n: MAX_DEPTH },
    maxAliases: { n: MAX_ALIASES },
    maxDirectives: { n: MAX_DIRECTIVES },
    costLimit: { maxCost: MAX_COST },
    maxTokens: { enabled: false },
    blockFieldSuggestion: { enabled: false },
  }).protect();
  return [...validationRules, rootFieldsRule];
}
