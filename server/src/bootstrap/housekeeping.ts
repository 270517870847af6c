import { claimCropImages } from '../modules/crops/images/claim-crop-images.js';
import { type SweepReport, sweepCropImages } from '../modules/crops/images/sweep-crop-images.js';
import { readBeforeOperator } from '../modules/deals/before-operator.js';
import { wallClockOffSeconds } from '../platform/clock.js';
import { sweepStoredAnswers } from '../platform/commands/stored-answers.js';
import type { Dependencies } from './dependencies.js';

const EVERY_MINUTE = 60_000;
const EVERY_HOUR = 60 * EVERY_MINUTE;

/**
 * Tidies up while the server runs: sealed refresh tokens after their grace and sessions that are over, every minute, when it
 * also counts for the metrics what waits for the operator;
 * pictures that belong to no crop, and the answers under idempotency keys that are past their day, at the start and every
 * hour. A round that fails is logged, and the next one tries again.
 * @param onPicturesSwept called with each sweep of the pictures, for metrics.
 */
export function startHousekeeping(
  dependencies: Pick<Dependencies, 'sessions' | 'media' | 'log' | 'metrics' | 'systemContext'>,
  onPicturesSwept: (report: SweepReport) => void = () => undefined,
): void {
  const tidy = async (what: string, work: () => Promise<unknown>) => {
    try {
      await work();
      dependencies.metrics.ran(what, 'ok');
    } catch (error) {
      dependencies.metrics.ran(what, 'failed');
      dependencies.log.warn({ err: error, what }, 'housekeeping failed');
    }
  };
  const sessions = () => tidy('sessions', () => dependencies.sessions.sweep(dependencies.systemContext()));
  const pictures = () =>
    tidy('pictures', async () => {
      const ctx = dependencies.systemContext();
      // Whose they are may not have been known at the start, where their store was away.
      await claimCropImages(ctx, dependencies.media);
      // A file's age goes by the wall clock: with a wrong one, pictures of listings under way would look old.
      if (wallClockOffSeconds(ctx.clock) === 0) onPicturesSwept(await sweepCropImages(ctx, dependencies.media));
    });
  const answers = () =>
    tidy('idempotency keys', async () => {
      const { db, clock } = dependencies.systemContext();
      await sweepStoredAnswers(db, clock);
    });
  const operatorWaiting = () =>
    tidy('operator waiting', async () => {
      const ctx = dependencies.systemContext();
      const waiting = await readBeforeOperator(ctx);
      const [oldest] = waiting;
      const milliseconds = oldest ? ctx.clock.now().getTime() - oldest.since.getTime() : 0;
      dependencies.metrics.operatorWaiting(waiting.length, milliseconds / 1_000);
    });

  /** One round at a time: the next one waits for its minute where the last one has not ended. */
  const everyMinute = (round: () => Promise<void>) => {
    let isUnderWay = false;
    const next = async () => {
      if (isUnderWay) return;
      isUnderWay = true;
      await round();
      isUnderWay = false;
    };
    // It keeps no process alive.
    setInterval(() => void next(), EVERY_MINUTE).unref();
  };

  void operatorWaiting();
  void pictures();
  void answers();
  everyMinute(sessions);
  everyMinute(operatorWaiting);
  setInterval(() => void pictures(), EVERY_HOUR).unref();
  setInterval(() => void answers(), EVERY_HOUR).unref();
}
