import type { RequestListener } from 'node:http';
import type { Context } from '@opentelemetry/api';
import type { AfterQueryEvent, EntitySubscriberInterface } from 'typeorm';
import { withoutValues } from '../database/statement-log.js';
import { recordOf } from '../request-record.js';
import { requestIdOf } from './request-context.js';

/** Spans of requests and statements, on their way to a collector. */
export interface Tracing {
  /** The same listener, each of whose requests is a span: a child of the caller's where a `traceparent` came. */
  around(listener: RequestListener): RequestListener;
  /** Makes each statement a span below its request. */
  readonly statements: EntitySubscriberInterface;
  /** Sends what is left. */
  stop(): Promise<void>;
}

/**
 * Begins to send spans to an OTLP collector over HTTP, such as `http://collector:4318`. The packages of OpenTelemetry are
 * loaded here and nowhere else, so that a server without a collector does not pay for them. Spans hold what the log holds:
 * names of operations, statements without values, no address and nothing personal.
 */
export async function startTracing(endpoint: string): Promise<Tracing> {
  const [api, sdk, hooks, { OTLPTraceExporter }, { resourceFromAttributes }, { W3CTraceContextPropagator }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/core'),
    ]);
  const contexts = new hooks.AsyncLocalStorageContextManager().enable();
  const propagator = new W3CTraceContextPropagator();
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'annapath' }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('annapath');
  const { SpanKind, SpanStatusCode, trace, defaultTextMapGetter, ROOT_CONTEXT } = api;

  return {
    around: (listener) => (request, response) => {
      const caller: Context = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter);
      const span = tracer.startSpan(request.method ?? 'request', { kind: SpanKind.SERVER }, caller);
      response.once('close', () => {
        const { operation = 'other', code } = recordOf(request);
        span.updateName(operation);
        span.setAttributes({
          'http.request.method': request.method ?? '',
          'http.response.status_code': response.statusCode,
          'annapath.request_id': requestIdOf(request),
          ...(code === undefined ? {} : { 'error.type': code }),
        });
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      contexts.with(trace.setSpan(caller, span), () => listener(request, response));
    },
    statements: {
      afterQuery({ query, executionTime = 0, success }: AfterQueryEvent) {
        const active = contexts.active();
        if (!trace.getSpan(active)) return;
        const text = withoutValues(query);
        const startTime = Date.now() - executionTime;
        const span = tracer.startSpan(
          text.split(' ', 1)[0] ?? 'statement',
          { kind: SpanKind.CLIENT, startTime },
          active,
        );
        span.setAttributes({ 'db.system.name': 'postgresql', 'db.query.text': text });
        if (!success) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    },
    stop: () => provider.shutdown(),
  };
}
