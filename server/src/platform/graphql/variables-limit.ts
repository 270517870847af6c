import { OPERATION_LIMITS, type OperationLimit, tooExpensiveError } from '../errors/operation-limits.js';
import type { OperationHooks } from './operation-hooks.js';

function exceeded(value: unknown, depth: number): OperationLimit | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > OPERATION_LIMITS.variableDepth) return 'variableDepth';
  if (Array.isArray(value) && value.length > OPERATION_LIMITS.listEntries) return 'listEntries';
  for (const inner of Object.values(value)) {
    const limit = exceeded(inner, depth + 1);
    if (limit) return limit;
  }
  return undefined;
}

/** The limit that variables exceed by too long a list or too deep a nest. */
export const exceededBy = (variables: unknown): OperationLimit | undefined => exceeded(variables, 0);

/** Throws QUERY_TOO_EXPENSIVE for variables with too long a list or too deep a nest (security.md G15). */
export function requireShortLists(variables: unknown): void {
  const limit = exceededBy(variables);
  if (limit) throw tooExpensiveError(limit);
}

/** Does so for every operation. */
export const refuseLongLists: OperationHooks = {
  resolved({ request }) {
    requireShortLists(request.variables);
  },
};
