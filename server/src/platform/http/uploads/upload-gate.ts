import type { IncomingMessage } from 'node:http';
import { CommandCall } from '../../commands/command-call.js';
import type { RequestContext, Viewer } from '../../context.js';
import { AppError } from '../../errors/app-error.js';
import { resumeBodyDeadline, suspendBodyDeadline } from '../body-deadline.js';
import { addressKey, type RateLimits } from '../rate-limits.js';
import { boundaryOf, type Multipart, MultipartReader, maxBodySize } from './multipart.js';
import { receiveBody } from './receive-body.js';
import { UPLOAD_LIMITS, UPLOAD_RATES, type UploadLimits } from './upload-limits.js';
import type { UploadSlots } from './upload-slots.js';

export interface UploadGateDependencies {
  /** The right to upload. Throws UNAUTHENTICATED or FORBIDDEN. */
  readonly requireUploader: (ctx: RequestContext) => Promise<Viewer>;
  readonly limits: RateLimits;
  readonly slots: UploadSlots;
}

/** The announced length. Without one nothing could be reserved, so a chunked upload is refused. */
function announcedLength({ headers }: IncomingMessage, limit: number): number {
  if (headers['content-encoding'] !== undefined) {
    throw new AppError('UNSUPPORTED_MEDIA', 'Send the upload without a content encoding.');
  }
  const header = headers['content-length'];
  if (header === undefined) throw new AppError('BAD_USER_INPUT', 'An upload needs a Content-Length header.');
  const length = Number(header);
  if (!Number.isSafeInteger(length) || length < 0) throw new AppError('BAD_USER_INPUT', 'Content-Length is not valid.');
  if (length > limit) throw new AppError('PAYLOAD_TOO_LARGE', 'The upload is too large.');
  return length;
}

const partsOf = ({ fields, files }: Multipart) =>
  [...fields.values()].reduce((sum, texts) => sum + texts.length, files.length);

/** Where every upload comes in, through REST and through GraphQL. */
export class UploadGate {
  readonly #dependencies: UploadGateDependencies;

  constructor(dependencies: UploadGateDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Receives a multipart form and has `use` work with it. Who sends it, how often, and whether there is room for it is
   * settled before a byte is read (security.md F4), and the room is held until `use` is done, even where the sender has
   * left. Throws UNAUTHENTICATED, FORBIDDEN, RATE_LIMITED, UNSUPPORTED_MEDIA, PAYLOAD_TOO_LARGE, BAD_USER_INPUT,
   * REQUEST_TIMEOUT or UNAVAILABLE, CONFLICT where its idempotency key has an answer, and what `use` throws.
   */
  async receive<Result>(
    ctx: RequestContext,
    request: IncomingMessage,
    use: (form: Multipart) => Promise<Result>,
    limits: UploadLimits = UPLOAD_LIMITS,
  ): Promise<Result> {
    const { id: account } = await this.#dependencies.requireUploader(ctx);
    const length = announcedLength(request, maxBodySize(limits));
    const reader = new MultipartReader(boundaryOf(request.headers['content-type']), limits);
    await this.#dependencies.limits.consume(UPLOAD_RATES.uploads, account);

    const gone = new AbortController();
    request.once('close', () => gone.abort());
    suspendBodyDeadline(request);
    try {
      const claim = { account, address: addressKey(ctx.clientAddress), bytes: length };
      const slot = await this.#dependencies.slots.acquire(claim, gone.signal);
      try {
        await receiveBody(request, slot.memory, (block) => reader.write(block));
        const form = reader.finish();
        CommandCall.of(ctx)?.received({ parts: partsOf(form), content: form.digest });
        return await use(form);
      } finally {
        slot.release();
      }
    } finally {
      resumeBodyDeadline(request);
    }
  }
}
