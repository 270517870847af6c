import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Logger } from '../logger.js';
import type { Metrics } from '../metrics.js';
import type { Readiness } from './health.js';

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
}

/**
 * A listener of its own for monitoring: `/healthz`, `/readyz`, and `/metrics`, which is nowhere else. However
 * many callers the other one has, there is no queue here.
 */
export function createHealthServer(readiness: Readiness, metrics: Metrics, log: Logger): Server {
  const json = (body: object) => JSON.stringify(body);
  return createServer(async (request, response) => {
    try {
      if (request.url === '/healthz') return send(response, 200, 'application/json', json({ status: 'ok' }));
      if (request.url === '/metrics') return send(response, 200, metrics.contentType, await metrics.text());
      if (request.url !== '/readyz') return send(response, 404, 'application/json', json({ status: 'not found' }));
      const problem = await readiness.problem();
      if (problem === undefined) send(response, 200, 'application/json', json({ status: 'ready' }));
      else send(response, 503, 'application/json', json({ status: 'unavailable', problem }));
    } catch (error) {
      log.error({ err: error }, 'health could not be told');
      send(response, 500, 'application/json', json({ status: 'failed' }));
    }
  });
}
