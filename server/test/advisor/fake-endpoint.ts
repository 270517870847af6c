import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the fake server does with a request; `round` counts the requests of one test from 0. */
export type Behaviour = (response: ServerResponse, round: number, body: CompletionRequest) => void;

export interface CompletionRequest {
  readonly model: string;
  readonly messages: ReadonlyArray<{ readonly role: string; readonly content: string | null }>;
  readonly tools?: readonly unknown[];
  readonly [field: string]: unknown;
}

export interface FakeEndpoint {
  readonly url: string;
  readonly requests: CompletionRequest[];
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

/** A server that speaks the chat completions protocol, well or badly, on a port of its own. */
export async function startFakeEndpoint(): Promise<FakeEndpoint> {
  const requests: CompletionRequest[] = [];
  let behaviour: Behaviour = (response) => answerText(response, ['…']);
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    // A redirected request would come back as a GET without a body.
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}') as CompletionRequest;
    requests.push(body);
    behaviour(response, requests.length - 1, body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    behave(next) {
      requests.length = 0;
      behaviour = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function beginStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
}

function sendChunk(response: ServerResponse, delta: unknown, finishReason: string | null = null): void {
  const choices = [{ index: 0, delta, finish_reason: finishReason }];
  response.write(
    `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices })}\n\n`,
  );
}

function endStream(response: ServerResponse): void {
  response.write('data: [DONE]\n\n');
  response.end();
}

/** A streamed text; like some servers do it, without a role and with null content in between. */
export function answerText(response: ServerResponse, pieces: readonly string[]): void {
  beginStream(response);
  for (const content of pieces) sendChunk(response, { content });
  sendChunk(response, { content: null });
  sendChunk(response, {}, 'stop');
  endStream(response);
}

function answerCutShort(response: ServerResponse, reason: string): void {
  beginStream(response);
  sendChunk(response, { content: 'आधा जवाब। और ' }, reason);
  endStream(response);
}

/** A call of a tool, its arguments in two pieces. */
export function answerCall(response: ServerResponse, name: string, argument: string): void {
  beginStream(response);
  sendChunk(response, {
    role: 'assistant',
    content: null,
    tool_calls: [{ index: 0, id: 't1', type: 'function', function: { name, arguments: '' } }],
  });
  const middle = Math.floor(argument.length / 2);
  for (const part of [argument.slice(0, middle), argument.slice(middle)]) {
    sendChunk(response, { tool_calls: [{ index: 0, function: { arguments: part } }] });
  }
  sendChunk(response, {}, 'tool_calls');
  endStream(response);
}

export function answerStatus(response: ServerResponse, status: number, headers: OutgoingHttpHeaders = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ error: { message: 'no', type: 'test' } }));
}

/** Every way in which an endpoint fails. */
export const FAULTS: Readonly<Record<string, Behaviour>> = {
  '401': (response) => answerStatus(response, 401),
  '429': (response) => answerStatus(response, 429),
  '500': (response) => answerStatus(response, 500),
  'a redirect to itself': (response) => {
    response.writeHead(302, { location: '/v1/chat/completions' });
    response.end();
  },
  'no answer at all': () => undefined,
  'a stall in the middle': (response) => {
    beginStream(response);
    sendChunk(response, { content: 'आधा जवाब। और ' });
  },
  'a connection cut in the middle': (response) => {
    beginStream(response);
    sendChunk(response, { content: 'आधा जवाब। और ' });
    setImmediate(() => response.destroy());
  },
  'a stream that ends without a reason': (response) => {
    beginStream(response);
    sendChunk(response, { content: 'आधा जवाब। और ' });
    response.end();
  },
  garbage: (response) => {
    beginStream(response);
    response.end('data: {"choices": [}\n\n');
  },
  'a page instead of a stream': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<html>Welcome to the hotel network</html>');
  },
  'chunks of another shape': (response) => {
    beginStream(response);
    response.end('data: {"hello": 1}\n\ndata: 7\n\ndata: [DONE]\n\n');
  },
  'an answer that ran out of tokens': (response) => answerCutShort(response, 'length'),
  'an answer that a filter stopped': (response) => answerCutShort(response, 'content_filter'),
  'an empty answer': (response) => {
    beginStream(response);
    sendChunk(response, { content: null }, 'length');
    endStream(response);
  },
  'tool calls without end': (response) => answerCall(response, 'mandi_prices', '{"commodity":"wheat"}'),
};
