import { request } from 'node:http';

export interface RawAnswer {
  readonly status: number;
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

export interface RawRequest {
  readonly url: string;
  readonly body: Buffer;
  readonly token?: string;
  readonly headers?: Record<string, string>;
  /** Sends only this many bytes of the body and waits for the answer. */
  readonly sendOnly?: number;
}

/** Posts a multipart body and gives what came back. */
export function postMultipart({ url, body, token, headers, sendOnly }: RawRequest): Promise<RawAnswer> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      method: 'POST',
      headers: {
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        'content-length': body.length,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
    });
    outgoing.once('error', reject);
    outgoing.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => {
        outgoing.destroy();
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(chunks).toString(),
          milliseconds: performance.now() - started,
        });
      });
    });
    if (sendOnly === undefined) outgoing.end(body);
    else outgoing.write(body.subarray(0, sendOnly));
  });
}
