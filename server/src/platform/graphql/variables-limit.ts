import type { OperationHooks } from './operation-hooks.js';
import { OPERATION_LIMITS, type OperationLimit, tooExpensiveError } from './operation-limits.js';

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

/** Throws QUERY_TOO_EXPENSIVE for variables with too long a list or too deep a nest (security.md G15). */
export function requireShortLists(variables: unknown): void {
  const limit = exceeded(variables, 0);
  if (limit) throw tooExpensiveError(limit);
}

/** Does so for every operation. */
export const refuseLongLists: OperationHooks = {
  resolved({ request }) {
    requireShortLists(request.variables);
  },
};
