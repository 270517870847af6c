import pg from 'pg';

/** As many may wait as the connections can serve ten times over. */
const WAITING_FOR_EACH = 10;

type Callback = Parameters<pg.Pool['connect']>[0];

/**
 * A pool whose queue has an end: who comes on top is refused at once (503), instead of waiting two seconds for a connection
 * that others will have by then.
 */
export class BoundedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    if (this.waitingCount >= WAITING_FOR_EACH * this.options.max) {
      const error = new Error('too many wait for a connection');
      if (!callback) return Promise.reject(error);
      process.nextTick(callback, error, undefined, () => undefined);
      return undefined;
    }
    if (!callback) return super.connect();
    super.connect(callback);
    return undefined;
  }
}
