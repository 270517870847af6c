import type { Dependencies } from './dependencies.js';
import type { OpenDatabase } from './open-database.js';
import type { Config } from './platform/config.js';
import { DatabaseListener } from './platform/live/database-listener.js';

/**
 * From now on open pages are told of what changes on any server; with the embedded database there is no other one. Gives
 * what ends it.
 */
export function hearOfChanges(
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
