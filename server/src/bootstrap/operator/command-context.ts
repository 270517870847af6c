import { createContext, type EventHandler, type RequestContext } from '../../platform/context.js';
import { GUEST } from '../../platform/http/authenticate.js';
import { newId } from '../../platform/ids.js';
import type { Logger } from '../../platform/logger.js';
import type { OpenDatabase } from '../open-database.js';

/** The context of an operator's command: no authentication, and the given listeners of events. */
export function commandContext(
  { dataSource, clock }: OpenDatabase,
  log: Logger,
  eventHandlers: readonly EventHandler[] = [],
): RequestContext {
  return createContext({
    requestId: newId(),
    clientAddress: 'none',
    language: 'en',
    mediaAddress: '/media',
    eventHandlers,
    ...GUEST,
    db: dataSource.manager,
    clock,
    log,
  });
}
