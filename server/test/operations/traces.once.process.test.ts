import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { killBuiltServers, startBuiltServer } from './built-server.js';

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: ReadonlyArray<{ key: string; value: { stringValue?: string; intValue?: number } }>;
}
interface Export {
  readonly resourceSpans: ReadonlyArray<{ readonly scopeSpans: ReadonlyArray<{ readonly spans: readonly Span[] }> }>;
}

const folder = mkdtempSync(join(tmpdir(), 'annapath-traces-'));
let collector: Server;
const received: Array<{ readonly path: string; readonly text: string }> = [];
beforeAll(async () => {
  collector = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ path: request.url ?? '', text: Buffer.concat(chunks).toString('utf8') });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await once(collector.listen(0, '127.0.0.1'), 'listening');
});
afterEach(killBuiltServers);
afterAll(() => {
  collector.closeAllConnections();
  collector.close();
  rmSync(folder, { recursive: true, force: true });
});

test('requests and their statements reach the collector as one trace, below the span of the caller', async () => {
  const { port } = collector.address() as AddressInfo;
  const server = await startBuiltServer({
    DATA_DIR: folder,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
  });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
  const headers = { traceparent, 'x-request-id': 'a-traced-request' };
  expect((await server.rest('GET', '/api/crops?limit=1&search=canary', { headers })).status).toBe(200);
  server.child.kill('SIGTERM');
  // What is left is sent before the end.
  expect(await server.ended).toMatchObject({ code: 0 });

  expect(new Set(received.map(({ path }) => path))).toEqual(new Set(['/v1/traces']));
  const text = received.map((one) => one.text).join('');
  expect(text).not.toContain('canary');
  const spans = received.flatMap((one) =>
    (JSON.parse(one.text) as Export).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap(({ spans: all }) => all),
    ),
  );
  const ours = spans.filter((span) => span.traceId === traceId);
  const request = ours.find(({ name }) => name === 'GET /crops');
  expect(request?.parentSpanId).toBe('b7ad6b7169203331');
  const of = (span: Span | undefined, key: string) => span?.attributes.find((one) => one.key === key)?.value;
  expect(of(request, 'annapath.request_id')).toEqual({ stringValue: 'a-traced-request' });
  expect(of(request, 'http.response.status_code')).toEqual({ intValue: 200 });
  const statements = ours.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(statements.map(({ name }) => name)).toContain('SELECT');
});

test('the packages of OpenTelemetry are loaded where traces are configured, and only there', () => {
  const sources = fileURLToPath(new URL('../../src/', import.meta.url));
  const loading = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => /^import (?!type\b)[^;]*from '@opentelemetry/m.test(readFileSync(join(sources, file), 'utf8')));
  expect(loading).toEqual([]);
});
