import type { OpenDatabase } from './open-database.js';
import { createContext, type RequestContext } from './platform/context.js';
import { GUEST } from './platform/http/authenticate.js';
import { newId } from './platform/ids.js';
import type { Logger } from './platform/logger.js';

/** The context of a command that somebody typed: it asks nobody who they are, and tells no module of events. */
export function commandContext({ dataSource, clock }: OpenDatabase, log: Logger): RequestContext {
  return createContext({
    requestId: newId(),
    clientAddress: 'none',
    language: 'en',
    mediaAddress: '/media',
    eventHandlers: [],
    ...GUEST,
    db: dataSource.manager,
    clock,
    log,
  });
}
