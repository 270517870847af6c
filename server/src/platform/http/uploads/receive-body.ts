import type { IncomingMessage } from 'node:http';
import { AppError } from '../../errors/app-error.js';

const BLOCK = 64 * 1024;
/** The last block may be this much longer, so that the end of a form is never cut in two. */
const TAIL = 1024;

const SECOND_MS = 1_000;
/** From the first byte to the last. A body that falls behind the pace for this is given up early. */
const DEADLINE_SECONDS = 120;
/** How long a sender may be silent, and how long it may take to get going. */
const PATIENCE_SECONDS = 10;

const unfinished = () => new AppError('BAD_USER_INPUT', 'The upload was not finished.');
const tooSlow = () => new AppError('REQUEST_TIMEOUT', 'The upload was too slow. Please try again on a better line.');

/**
 * Watches the pace: calls `giveUp` where nothing came for ten seconds, or where so little has come that the whole cannot be
 * there after two minutes. An announced body holds room that others wait for (security.md U10). Returns what stops it.
 */
function watchPace(length: number, received: () => number, giveUp: () => void): () => void {
  let seconds = 0;
  let silent = 0;
  let before = 0;
  const timer = setInterval(() => {
    seconds += 1;
    silent = received() === before ? silent + 1 : 0;
    before = received();
    const due = (length * (seconds - PATIENCE_SECONDS)) / (DEADLINE_SECONDS - PATIENCE_SECONDS);
    if (silent >= PATIENCE_SECONDS || before < due) giveUp();
  }, SECOND_MS);
  return () => clearInterval(timer);
}

/**
 * Collects chunks of any size into blocks of `whole` whose bounds depend on its length alone. A body takes
 * what it announced and no more, also where it comes byte by byte.
 */
function gather(whole: Buffer, onBlock: (block: Buffer) => void): (chunk: Buffer) => void {
  const endOfNext = (start: number) => (whole.length - start <= BLOCK + TAIL ? whole.length : start + BLOCK);
  let filled = 0;
  let start = 0;
  return (chunk) => {
    filled += chunk.copy(whole, filled);
    for (let end = endOfNext(start); end <= filled && start < end; end = endOfNext(start)) {
      onBlock(whole.subarray(start, end));
      start = end;
    }
  };
}

/**
 * Receives the body of a request into `whole`, which has its length, and hands it over block by block. What `onBlock`
 * throws ends the reading. Throws REQUEST_TIMEOUT where the sender is too slow, BAD_USER_INPUT where it goes away. Nothing
 * touches the disk, so nothing stays behind when the process is killed (security.md F3, F4, F7).
 */
export function receiveBody(request: IncomingMessage, whole: Buffer, onBlock: (block: Buffer) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let received = 0;
    const take = gather(whole, onBlock);
    const settle = (outcome: () => void) => {
      stopWatching();
      request.off('data', onData).off('end', onEnd).off('error', onGone).off('close', onGone);
      // After a refusal reading goes on, or the sender would never see the answer.
      request.on('error', () => undefined).resume();
      outcome();
    };
    const onData = (chunk: Buffer) => {
      received += chunk.length;
      try {
        take(chunk);
      } catch (error) {
        settle(() => reject(error));
      }
    };
    const onEnd = () => settle(resolve);
    const onGone = () => settle(() => reject(unfinished()));
    const stopWatching = watchPace(
      whole.length,
      () => received,
      () => settle(() => reject(tooSlow())),
    );
    if (request.destroyed) return onGone();
    request.on('data', onData).once('end', onEnd).once('error', onGone).once('close', onGone);
  });
}
