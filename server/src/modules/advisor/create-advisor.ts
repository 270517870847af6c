import type { EntityManager } from 'typeorm';
import type { Clock } from '../../platform/clock.js';
import type { Config } from '../../platform/config.js';
import type { RateLimits } from '../../platform/http/rate-limits.js';
import type { Logger } from '../../platform/logger.js';
import { KnownRows } from '../catalogue/known-rows.js';
import { AdvisorService } from './advisor.service.js';
import { AdvisorBudget } from './advisor-budget.js';
import type { AdvisorProvider } from './advisor-provider.js';
import { readEntries } from './entries/read-entries.js';
import { CircuitBreaker } from './providers/circuit-breaker.js';
import { FallbackProvider } from './providers/fallback.provider.js';
import { RetrievalProvider } from './providers/retrieval.provider.js';
import type { ComposeParts } from './reply/compose.js';
import { readSowingWindows } from './reply/sowing-windows.js';
import { EntrySearch } from './search/entry-search.js';
import { createToolbox } from './tools/toolbox.js';

/** A visitor waits no longer than this for the endpoint (security.md L1). */
const ENDPOINT_TIMEOUT_MILLISECONDS = 20_000;

export interface CreateAdvisorParts {
  readonly settings: Config['advisor'];
  readonly db: EntityManager;
  readonly clock: Clock;
  readonly log: Logger;
  readonly limits: RateLimits;
  readonly timeoutMilliseconds?: number;
}

/** Makes the advisor: by the endpoint where an address and a model are set, otherwise by retrieval alone (AC-304). */
export function createAdvisor(parts: CreateAdvisorParts): AdvisorService {
  const read = async () => {
    const [entries, windows] = await Promise.all([readEntries(), readSowingWindows()]);
    const search = new EntrySearch(entries);
    const provider = await createProvider(parts, { search, windows, tools: createToolbox(search) });
    return { vocabulary: search.vocabulary, provider };
  };
  return new AdvisorService({ read, rows: new KnownRows(parts.db, parts.clock), limits: parts.limits });
}

async function createProvider(parts: CreateAdvisorParts, compose: ComposeParts): Promise<AdvisorProvider> {
  const { baseUrl, apiKey, model, dailyBudget } = parts.settings;
  const retrieval = new RetrievalProvider(compose, parts.log);
  if (baseUrl === undefined || model === undefined) {
    if (baseUrl ?? model) parts.log.warn('ADVISOR_BASE_URL and ADVISOR_MODEL go together: no language model is used');
    return retrieval;
  }
  // Its client is a hundred and fifty modules, which a start without an endpoint does not load.
  const { EndpointProvider } = await import('./providers/endpoint.provider.js');
  const budget = new AdvisorBudget(parts.db, dailyBudget);
  const endpoint = new EndpointProvider({
    baseUrl,
    apiKey,
    model,
    tools: compose.tools,
    takeCall: (day) => budget.take(day),
    lookUp: (request) => retrieval.lookUp(request),
    timeoutMilliseconds: parts.timeoutMilliseconds ?? ENDPOINT_TIMEOUT_MILLISECONDS,
  });
  return new FallbackProvider({
    first: endpoint,
    second: retrieval,
    breaker: new CircuitBreaker(parts.clock),
    log: parts.log,
  });
}
