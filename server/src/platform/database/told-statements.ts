import type { QueryRunner } from 'typeorm';
import type { Statement } from './conditions.js';

/** How a statement of our own went, which TypeORM has not sent itself. */
export interface StatementEnd {
  readonly executionTime: number;
  readonly success: boolean;
}

/** Tells what is sent. */
export function logStatement(queryRunner: QueryRunner, { text, values }: Statement): void {
  queryRunner.dataSource.logger.logQuery(text, values as unknown[], queryRunner);
}

/** Whether anybody is told how statements went: the log of slow ones, or the spans. */
export const isWatched = ({ dataSource: { subscribers, options } }: QueryRunner): boolean =>
  subscribers.length > 0 || Boolean(options.maxQueryExecutionTime);

/** Tells what TypeORM tells of its own statements. A span is below the request whose asynchronous context this is called in. */
export function tellOfStatement(
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
    const told = { dataSource, queryRunner, manager, query: text, parameters, executionTime, success };
    void subscriber.afterQuery?.({ ...told, connection: dataSource });
  }
}
