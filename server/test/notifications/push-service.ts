import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import ece from 'http_ece';
import jwt, { type JwtPayload } from 'jsonwebtoken';

/** A certificate for push.example.in, for the tests alone: nothing trusts it but the agent below. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgbMudXmaHZtE+x8OC
+Bz98npGsOjYRd8nlKSMwnKut7WhRANCAATGKWcS2R6aBP3D65UExAKVy20NgC3D
8z7R5Oiesxr5VhHNSgitMTlWRyTMQQdgELA9vvhJyfdJxpqcYmL0ZWX4
-----END PRIVATE KEY-----`;
const CERT = `-----BEGIN CERTIFICATE-----
MIIBpzCCAU2gAwIBAgIUYeFF8buOXCL1433lRzJhN4GjiRkwCgYIKoZIzj0EAwIw
GjEYMBYGA1UEAwwPcHVzaC5leGFtcGxlLmluMCAXDTI2MTEyMjEzNDgyOVoYDzIx
MjYxMDI5MTM0ODI5WjAaMRgwFgYDVQQDDA9wdXNoLmV4YW1wbGUuaW4wWTATBgcq
hkjOPQIBBggqhkjOPQMBBwNCAATGKWcS2R6aBP3D65UExAKVy20NgC3D8z7R5Oie
sxr5VhHNSgitMTlWRyTMQQdgELA9vvhJyfdJxpqcYmL0ZWX4o28wbTAdBgNVHQ4E
FgQUK7j6POKKyWAC/DgjUYh63ec2agUwHwYDVR0jBBgwFoAUK7j6POKKyWAC/Dgj
UYh63ec2agUwDwYDVR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgg9wdXNoLmV4YW1w
bGUuaW4wCgYIKoZIzj0EAwIDSAAwRQIgVcFZMKohtKqgbDKHsypjxGhh2ev8nVUJ
RiZ1N3yEMSsCIQCfQgvVCbu823eogbbHZiRF01hlBdPSY0pZd6/F2lLhqA==
-----END CERTIFICATE-----`;
const ORIGIN = 'https://push.example.in';

/** One message as the service took it, with what a browser would see of it. */
export interface Pushed {
  readonly device: string;
  readonly ttl: number;
  readonly message: { title: string; body: string; link: string; tag: string; lang: string };
  /** What the site says of itself, with a signature that held. */
  readonly claims: JwtPayload;
}

/** A browser that has asked the service for an address. */
export interface TestBrowser {
  readonly name: string;
  readonly subscription: { readonly endpoint: string; readonly p256dh: string; readonly auth: string };
}

/** A push service over HTTPS which really decrypts and checks what it is sent, as the browser and the service would. */
export interface PushService {
  readonly agent: Agent;
  readonly pushed: Pushed[];
  /** What it answers for a device, in place of 201. */
  readonly answers: Map<string, number | 'silence'>;
  /** How often anything came for a device. */
  readonly tries: Map<string, number>;
  browser(name: string): TestBrowser;
  close(): Promise<void>;
}

/** The key with which a site signed, as a PEM that can check it: an uncompressed point of P-256 behind its fixed header. */
function publicPem(point: string): string {
  const header = Buffer.from('3059301306072a8648ce3d020106082a8648ce3d030107034200', 'hex');
  const body = Buffer.concat([header, Buffer.from(point, 'base64url')]).toString('base64');
  return `-----BEGIN PUBLIC KEY-----\n${body}\n-----END PUBLIC KEY-----`;
}

/** Everything to this one host ends at the server of the test, whatever its name and port. */
function agentTo(port: number): Agent {
  const agent = new Agent({ ca: CERT, keepAlive: false });
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (options, callback) =>
    connect({ ...options, host: '127.0.0.1', port, servername: 'push.example.in' }, callback);
  return agent;
}

export async function startPushService(publicKey: string): Promise<PushService> {
  const keys = new Map<string, { ecdh: ReturnType<typeof createECDH>; secret: Buffer }>();
  const pushed: Pushed[] = [];
  const answers: PushService['answers'] = new Map();
  const tries: PushService['tries'] = new Map();
  const server = createServer({ key: KEY, cert: CERT }, async (request, response) => {
    const device = (request.url ?? '').slice(1);
    tries.set(device, (tries.get(device) ?? 0) + 1);
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const answer = answers.get(device) ?? 201;
    if (answer === 'silence') return;
    const known = keys.get(device);
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(request.headers.authorization ?? '') ?? [];
    if (known && answer === 201) {
      const claims = jwt.verify(token, publicPem(key), { algorithms: ['ES256'] });
      const isEncrypted = request.headers['content-encoding'] === 'aes128gcm';
      if (typeof claims === 'string' || key !== publicKey || claims.aud !== ORIGIN || !isEncrypted) {
        response.writeHead(403).end();
        return;
      }
      const { ecdh: privateKey, secret } = known;
      const plain = ece.decrypt(Buffer.concat(parts), { version: 'aes128gcm', privateKey, authSecret: secret });
      pushed.push({ device, ttl: Number(request.headers.ttl), message: JSON.parse(plain.toString()), claims });
    }
    response.writeHead(known ? answer : 404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    agent: agentTo((server.address() as AddressInfo).port),
    pushed,
    answers,
    tries,
    browser(name) {
      const ecdh = createECDH('prime256v1');
      ecdh.generateKeys();
      const secret = randomBytes(16);
      const id = `${name}-${randomBytes(6).toString('hex')}`;
      keys.set(id, { ecdh, secret });
      const p256dh = ecdh.getPublicKey().toString('base64url');
      return { name: id, subscription: { endpoint: `${ORIGIN}/${id}`, p256dh, auth: secret.toString('base64url') } };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
