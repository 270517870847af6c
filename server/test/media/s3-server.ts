import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '../../src/platform/config.js';

/** An S3-compatible store of the test's own with empty buckets, `pictures` and two more, which can be away for a while. */
export interface S3Server {
  readonly settings: S3Settings;
  /** The same as the environment gives them. */
  readonly environment: Readonly<Record<string, string>>;
  away(): Promise<void>;
  back(): Promise<void>;
  close(): Promise<void>;
}

export async function startS3(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'annapath-s3-'));
  const bucket = 'pictures';
  const listener = new S3rver({
    directory,
    silent: true,
    configureBuckets: [bucket, 'trial', 'stranger'].map((name) => ({ name, configs: [] })),
  });
  await listener.configureBuckets();
  const start = async (port: number) => {
    const server = createServer(listener.callback()).listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  let server = await start(0);
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const away = async () => {
    server.closeAllConnections();
    server.close();
  };
  return {
    settings: { bucket, endpoint, region: 'us-east-1', credentials },
    environment: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
    away,
    async back() {
      server = await start(port);
    },
    async close() {
      await away();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
