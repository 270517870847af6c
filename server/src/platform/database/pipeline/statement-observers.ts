import type { QueryRunner } from 'typeorm';
import type { Statement } from './conditions.js';

/** How a statement ended that was not sent by TypeORM itself. */
export interface StatementEnd {
  readonly executionTime: number;
  readonly success: boolean;
}

/** Gives a statement that is sent to the log of statements. */
export function logStatement(queryRunner: QueryRunner, { text, values }: Statement): void {
  queryRunner.dataSource.logger.logQuery(text, values as unknown[], queryRunner);
}

/** Whether the ends of statements are observed: by the log of slow ones, or by the spans. */
export const isObserved = ({ dataSource: { subscribers, options } }: QueryRunner): boolean =>
  subscribers.length > 0 || Boolean(options.maxQueryExecutionTime);

/** Gives the end of a statement to what observes TypeORM's own statements. A span is below the request whose asynchronous context this is called in. */
export function notifyObservers(
  queryRunner: QueryRunner,
  { text, values }: Statement,
  { executionTime, success }: StatementEnd,
): void {
  const { dataSource, manager } = queryRunner;
  const { logger, subscribers, options } = dataSource;
  const parameters = values as unknown[];
  if (options.maxQueryExecutionTime && executionTime > options.maxQueryExecutionTime) {
    logger.logQuerySlow(executionTime, text, parameters, queryRunner);
  }
  for (const subscriber of subscribers) {
    const ended = { dataSource, queryRunner, manager, query: text, parameters, executionTime, success };
    void subscriber.afterQuery?.({ ...ended, connection: dataSource });
  }
}
