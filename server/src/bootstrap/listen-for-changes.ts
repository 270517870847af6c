import type { Config } from '../platform/config.js';
import { DatabaseListener } from '../platform/live/database-listener.js';
import type { Dependencies } from './dependencies.js';
import type { OpenDatabase } from './open-database.js';

/**
 * Listens to the database for the changes that any server notifies (LISTEN and NOTIFY), which open pages follow; with the embedded
 * database there is no other server. Returns the function that stops it.
 */
export function listenForChanges(
  { database: settings }: Pick<Config, 'database'>,
  { url, dataSource }: Pick<OpenDatabase, 'url' | 'dataSource'>,
  { topics, log }: Pick<Dependencies, 'topics' | 'log'>,
): () => Promise<void> {
  if (settings.url === undefined) {
    topics.open();
    return async () => topics.close();
  }
  const listener = new DatabaseListener({ url: settings.listenUrl ?? url, dataSource, topics, log });
  listener.start();
  return () => listener.stop();
}
