import { GraphQLError } from 'graphql';
import { AppError } from './app-error.js';

/** The most that one GraphQL operation may have of each; `docs/limits.md` documents the same. */
export const OPERATION_LIMITS = {
  /** Counted while the document is parsed, so a bomb costs nothing (security.md G1, G6, G7). */
  tokens: 1_000,
  /** Fields and fragments, each fragment counted as often as it is spread. */
  selections: 2_000,
  depth: 8,
  aliases: 10,
  directives: 10,
  /**
   * A page of a hundred entries of the marketplace with everything that they have costs 10,600 where `first` is written into the query; ten
   * such pages in one operation are refused. security.md's 2,000 is for servers without a cap on a page.
   */
  cost: 15_000,
  rootFields: 10,
  /** Root fields of a mutation: each is one transaction, and one answer that is right or wrong as a whole. */
  mutations: 1,
  /** Of repeated fields with each other; graphql-js's own number, which cannot be set. */
  comparisons: 500_000,
  /** Of one list in the variables (security.md G15). */
  listEntries: 1_000,
  /** Levels of objects and lists in the variables. */
  variableDepth: 32,
} as const;

export type OperationLimit = keyof typeof OPERATION_LIMITS;

const MESSAGES: Readonly<Record<OperationLimit, string>> = {
  tokens: `The document may have at most ${OPERATION_LIMITS.tokens} tokens.`,
  selections: `The operation may select at most ${OPERATION_LIMITS.selections} fields, with those of its fragments.`,
  depth: `The operation may be at most ${OPERATION_LIMITS.depth} levels deep.`,
  aliases: `The operation may have at most ${OPERATION_LIMITS.aliases} aliases.`,
  directives: `The operation may have at most ${OPERATION_LIMITS.directives} directives.`,
  cost: `The operation may cost at most ${OPERATION_LIMITS.cost}. Ask for fewer entries or fewer fields.`,
  rootFields: `The operation may have at most ${OPERATION_LIMITS.rootFields} root fields.`,
  mutations: 'Send one change in one operation.',
  comparisons: 'The operation repeats too many fields.',
  listEntries: `A list in the variables may have at most ${OPERATION_LIMITS.listEntries} entries.`,
  variableDepth: `The variables may be at most ${OPERATION_LIMITS.variableDepth} levels deep.`,
};

/** The refusal of an operation above a limit; `actual` is what it had, where that was counted. */
export function tooExpensive(name: OperationLimit, actual?: number): AppError {
  return new AppError('QUERY_TOO_EXPENSIVE', MESSAGES[name], {
    limit: { name, value: OPERATION_LIMITS[name] },
    ...(actual === undefined ? {} : { actual }),
  });
}

/** The same as graphql-js wants to have it reported. */
export function tooExpensiveError(name: OperationLimit, actual?: number): GraphQLError {
  const originalError = tooExpensive(name, actual);
  return new GraphQLError(originalError.message, {
    originalError,
    extensions: { code: originalError.code, http: { status: 400 } },
  });
}

/** The limits that graphql-js and Apollo keep, known by their errors, as our refusal; undefined for other errors. */
export function exceededLimit(error: GraphQLError): AppError | undefined {
  if (error.extensions.validationErrorCode === 'MAX_RECURSIVE_SELECTIONS_EXCEEDED') return tooExpensive('selections');
  if (/^Syntax Error: Document contains more tha[nt] \d+ tokens/.test(error.message)) return tooExpensive('tokens');
  if (error.message === 'Validation aborted.') return tooExpensive('comparisons');
  return undefined;
}
