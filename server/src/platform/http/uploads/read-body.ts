import type { IncomingMessage } from 'node:http';
import { AppError } from '../../errors/app-error.js';

/** Bytes of uploads that the whole process may hold at once. */
const MAX_IN_FLIGHT = 256 * 1024 * 1024;
const DEADLINE_MS = 120_000;

let inFlight = 0;

const tooLarge = () => new AppError('PAYLOAD_TOO_LARGE', 'The upload is too large.');

/** The announced length. Without one nothing could be reserved, so a chunked upload is refused. */
function announcedLength(request: IncomingMessage, limit: number): number {
  const header = request.headers['content-length'];
  if (header === undefined) throw new AppError('BAD_USER_INPUT', 'An upload needs a Content-Length header.');
  const length = Number(header);
  if (!Number.isSafeInteger(length) || length < 0) throw new AppError('BAD_USER_INPUT', 'Content-Length is not valid.');
  if (length > limit) throw tooLarge();
  if (inFlight + length > MAX_IN_FLIGHT) {
    throw new AppError('UNAVAILABLE', 'Many uploads are under way. Please try again in a moment.', {
      retryAfterSeconds: 5,
    });
  }
  return length;
}

/**
 * The whole body of an upload in memory, or a refusal: PAYLOAD_TOO_LARGE above `limit`, UNAVAILABLE where all uploads
 * together would pass 256 MB, BAD_USER_INPUT where the sender is slower than two minutes or goes away. Nothing touches
 * the disk, so nothing stays behind when the process is killed (security.md F3, F4, F7).
 */
export async function readUploadBody(request: IncomingMessage, limit: number): Promise<Buffer<ArrayBuffer>> {
  const length = announcedLength(request, limit);
  inFlight += length;
  try {
    return await collect(request, length);
  } finally {
    inFlight -= length;
  }
}

function collect(request: IncomingMessage, length: number): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let received = 0;
    const settle = (outcome: () => void) => {
      clearTimeout(deadline);
      request.off('data', onData).off('end', onEnd).off('error', onGone).off('close', onGone);
      // Whoever refuses keeps reading, or the sender would never get to see the answer.
      request.on('error', () => undefined).resume();
      outcome();
    };
    const onData = (chunk: Buffer) => {
      received += chunk.length;
      if (received > length) settle(() => reject(tooLarge()));
      else chunks.push(chunk);
    };
    const onEnd = () => settle(() => resolve(Buffer.concat(chunks)));
    const onGone = () => settle(() => reject(new AppError('BAD_USER_INPUT', 'The upload was not finished.')));
    const deadline = setTimeout(
      () => settle(() => reject(new AppError('BAD_USER_INPUT', 'The upload took too long.'))),
      DEADLINE_MS,
    );
    request.on('data', onData).once('end', onEnd).once('error', onGone).once('close', onGone);
  });
}
