import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  OperationTypeNode,
  parse,
  type SelectionSetNode,
  specifiedRules,
  validate,
} from 'graphql';
import { OPERATION_LIMITS, tooExpensiveError } from '../errors/operation-limits.js';
import { operationRules } from './operation-rules.js';
import { requireShortLists } from './variables-limit.js';

/** A subscription as it came over the wire. */
export interface SentSubscription {
  readonly query: string;
  readonly operationName?: string | undefined;
  readonly variables?: Readonly<Record<string, unknown>> | undefined;
}

export interface SubscriptionRules {
  readonly schema: GraphQLSchema;
  /** Whether introspection is allowed, and errors suggest names like the misspelt one. */
  readonly introspection: boolean;
}

const protocolError = (code: string, message: string) => new GraphQLError(message, { extensions: { code } });

/** The same error with a code. What says where it is, is not enumerable: a spread would lose its locations. */
export function withCode(error: GraphQLError, code: string): GraphQLError {
  const { message, nodes, source, positions, path, originalError } = error;
  return new GraphQLError(message, { nodes, source, positions, path, originalError, extensions: { code } });
}

function parsed(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: OPERATION_LIMITS.tokens });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    throw withCode(error, 'GRAPHQL_PARSE_FAILED');
  }
}

/** Fields and fragments, each fragment counted as often as it is spread: before any rule that would walk all of them. */
function requireFewSelections(document: DocumentNode): void {
  const fragments = new Map(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  const counted = new Map<string, number>();
  const inFragment = (name: string): number => {
    const known = counted.get(name);
    if (known !== undefined) return known;
    // A fragment within itself is for the validation to refuse.
    counted.set(name, 0);
    const fragment = fragments.get(name);
    const count = fragment ? countIn(fragment.selectionSet) : 0;
    counted.set(name, count);
    return count;
  };
  const countIn = ({ selections }: SelectionSetNode): number =>
    selections.reduce((sum, selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) return sum + 1 + inFragment(selection.name.value);
      return sum + 1 + (selection.selectionSet ? countIn(selection.selectionSet) : 0);
    }, 0);
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    if (countIn(definition.selectionSet) > OPERATION_LIMITS.selections) throw tooExpensiveError('selections');
  }
}

/**
 * Reads a subscription by the rules that queries have over HTTP. Gives its document, or everything that is wrong with it.
 * Queries and mutations are refused: they have HTTP, with its limits, its log and its idempotency keys.
 */
export function readSubscription(
  { query, operationName, variables }: SentSubscription,
  { schema, introspection }: SubscriptionRules,
): DocumentNode | readonly GraphQLError[] {
  try {
    const document = parsed(query);
    requireFewSelections(document);
    const rules = [...specifiedRules, ...operationRules({ introspection })];
    const found = validate(schema, document, rules, { maxErrors: 10, hideSuggestions: !introspection });
    if (found.length > 0) return found.map(asValidationError);
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) {
      const message = operation ? 'Send queries and mutations over HTTP.' : 'Say which operation is meant.';
      throw protocolError('OPERATION_RESOLUTION_FAILURE', message);
    }
    requireShortLists(variables ?? {});
    return document;
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}

/** What a rule of ours or a scalar refused keeps its code. */
function asValidationError(error: GraphQLError): GraphQLError {
  if (error.extensions.code !== undefined || error.originalError) return error;
  return withCode(error, 'GRAPHQL_VALIDATION_FAILED');
}
