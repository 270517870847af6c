import { type IncomingHttpHeaders, request } from 'node:http';
import { WHEAT_FIELDS } from '../crops/market.js';

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly milliseconds: number;
}

export interface Part {
  readonly name: string;
  readonly filename?: string;
  readonly content: string | Buffer;
}

const BOUNDARY = 'BoundaryOfTheTests';

/** A multipart body, written by hand so that it may be as wrong as a test needs it. */
export function multipartBody(parts: readonly Part[]): Buffer {
  const pieces = parts.flatMap(({ name, filename, content }) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${
        filename === undefined ? '' : `; filename="${filename}"\r\nContent-Type: image/png`
      }\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

/** The fields of a whole listing, as the add-crop form sends them. */
export const LISTING: readonly Part[] = Object.entries(WHEAT_FIELDS).map(([name, content]) => ({ name, content }));

export interface RawRequest {
  readonly url: string;
  readonly body: Buffer;
  readonly token?: string;
  readonly headers?: Record<string, string>;
  /** Sends only this many bytes of the body and waits for the answer. */
  readonly sendOnly?: number;
}

export interface OpenUpload {
  readonly answer: Promise<RawAnswer>;
  /** Sends more of the body: up to this many bytes of it in all, or the rest; nothing where all is sent. */
  send(upTo?: number): void;
  /** Goes away in the middle. */
  abandon(): void;
}

/** Begins to post a multipart body; nothing of the body is sent yet. */
export function openMultipart({ url, body, token, headers }: Omit<RawRequest, 'sendOnly'>): OpenUpload {
  const started = performance.now();
  let sent = 0;
  const outgoing = request(url, {
    method: 'POST',
    agent: false,
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': body.length,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
  });
  const answer = new Promise<RawAnswer>((resolve, reject) => {
    outgoing.once('error', reject);
    outgoing.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => {
        outgoing.destroy();
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
          milliseconds: performance.now() - started,
        });
      });
    });
  });
  outgoing.flushHeaders();
  return {
    answer,
    send(upTo = body.length) {
      if (outgoing.writableEnded) return;
      const piece = body.subarray(sent, upTo);
      sent = upTo;
      if (upTo >= body.length) outgoing.end(piece);
      else outgoing.write(piece);
    },
    abandon: () => outgoing.destroy(),
  };
}

/** Posts a multipart body and gives what came back. */
export function postMultipart({ sendOnly, ...request }: RawRequest): Promise<RawAnswer> {
  const upload = openMultipart(request);
  upload.send(sendOnly);
  return upload.answer;
}
