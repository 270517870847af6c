import type { Dependencies } from './dependencies.js';
import { sweepCropImages } from './modules/crops/sweep-crop-images.js';

const EVERY_MINUTE = 60_000;
const EVERY_HOUR = 60 * EVERY_MINUTE;

/**
 * Tidies up while the server runs: sealed refresh tokens after their grace and sessions that are over, every minute;
 * pictures that belong to no crop, at the start and every hour. A round that fails is logged, and the next one tries again.
 */
export function startHousekeeping(
  dependencies: Pick<Dependencies, 'sessions' | 'media' | 'log' | 'systemContext'>,
): void {
  const tidy = async (what: string, work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      dependencies.log.warn({ err: error, what }, 'housekeeping failed');
    }
  };
  const sessions = () => tidy('sessions', () => dependencies.sessions.sweep(dependencies.systemContext()));
  const pictures = () => tidy('pictures', () => sweepCropImages(dependencies.systemContext(), dependencies.media));

  void pictures();
  // They keep no process alive.
  setInterval(() => void sessions(), EVERY_MINUTE).unref();
  setInterval(() => void pictures(), EVERY_HOUR).unref();
}
