import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What goes wrong with one request: a status, an answer that never comes, or half of one. */
export type Fault = 'stall' | 'half' | 502 | 503 | 504 | 403;

/** data.gov.in as it is: numbers as texts, pages no larger than it likes, and every fault that it has. */
export interface FakeDatagov {
  readonly address: string;
  /** The requests so far: path and parameters. */
  readonly asked: URL[];
  /** What goes wrong with the next requests, one each; undefined for nothing. */
  faults: Array<Fault | undefined>;
  /** The records that are there. */
  records: ReadonlyArray<Readonly<Record<string, unknown>>>;
  /** The most rows of one answer. */
  pageRows: number;
  close(): Promise<void>;
}

export async function startFakeDatagov(): Promise<FakeDatagov> {
  const fake = {
    asked: [] as URL[],
    faults: [] as FakeDatagov['faults'],
    records: [] as FakeDatagov['records'],
    pageRows: 10,
  };
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    fake.asked.push(url);
    const fault = fake.faults.shift();
    if (fault === 'stall') return;
    if (typeof fault === 'number') return void response.writeHead(fault).end('<html>Bad Gateway</html>');
    const [offset = 0, limit = 10] = ['offset', 'limit'].map((name) => Number(url.searchParams.get(name)));
    const records = fake.records.slice(offset, offset + Math.min(limit, fake.pageRows));
    const body = JSON.stringify({
      total: fake.records.length,
      count: records.length,
      limit: String(limit),
      offset: String(offset),
      records,
    });
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
    if (fault === 'half') return void response.write(body.slice(0, 40), () => response.destroy());
    response.end(body);
  };
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(fake, {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
