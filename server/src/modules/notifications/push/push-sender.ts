import { lookup } from 'node:dns';
import { Agent, request } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { RequestDetails } from 'web-push';
import type { PushSettings } from '../../../platform/config.js';
import { isPublicAddress, isPushAddress, isPushKey, isPushSecret } from './push-address.rules.js';
import type { PushDeviceEntity } from './push-device.entity.js';

/** What a device is sent; the worker in the browser shows it (`client/worker/push.ts`). */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** Path of the page where it leads. */
  readonly link: string;
  /** The same again takes the place of what is shown. */
  readonly tag: string;
  readonly lang: string;
}

/**
 * What became of a message: `gone` where the device takes none any more, `refused` where the service will never take this
 * one, `later` where it may be tried again.
 */
export type PushOutcome =
  | { readonly what: 'sent' | 'gone' }
  | { readonly what: 'refused' | 'later'; readonly why: string };

/** Brings messages to devices. */
export interface PushSender {
  /** What browsers ask their push service with. */
  readonly publicKey: string;
  /** Never throws: what goes wrong is its outcome. `seconds` is how long the message is worth something. */
  send(
    device: Pick<PushDeviceEntity, 'endpoint' | 'p256dh' | 'auth'>,
    message: PushMessage,
    seconds: number,
  ): Promise<PushOutcome>;
}

/** How long a service may take in all; what it says beside its status is not read. */
const ANSWER_MS = 10_000;
const NOT_PUBLIC = 'ENOTPUBLIC';

/** Looks names up, and gives nothing if one resolves to this machine or its network, at each connection anew. */
const publicOnly =
  (look: LookupFunction): LookupFunction =>
  (hostname, options, callback) => {
    look(hostname, options, (error, address, family) => {
      if (error) return callback(error, address, family);
      const found = Array.isArray(address) ? address.map((one) => one.address) : [address];
      if (found.length > 0 && found.every(isPublicAddress)) return callback(null, address, family);
      callback(Object.assign(new Error('Not an address on the internet.'), { code: NOT_PUBLIC }), '', 4);
    });
  };

/** Connects to hosts on the public internet alone. */
export const publicAgent = (look: LookupFunction = lookup as LookupFunction): Agent =>
  new Agent({ lookup: publicOnly(look), keepAlive: false });

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return { what: 'sent' };
  if (status === 404 || status === 410) return { what: 'gone' };
  const why = `HTTP ${status}`;
  return status === 429 || status >= 500 ? { what: 'later', why } : { what: 'refused', why };
}

/** Encrypts for the device (RFC 8291), signs with our keys (RFC 8292) and hands it to the device's push service. */
class WebPushSender implements PushSender {
  readonly #settings: PushSettings;
  readonly #agent: Agent;

  constructor(settings: PushSettings, agent: Agent) {
    this.#settings = settings;
    this.#agent = agent;
  }

  get publicKey(): string {
    return this.#settings.publicKey;
  }

  async send(
    { endpoint, p256dh, auth }: Pick<PushDeviceEntity, 'endpoint' | 'p256dh' | 'auth'>,
    message: PushMessage,
    seconds: number,
  ): Promise<PushOutcome> {
    // Stored by a version that looked less closely: nothing can ever be sent to it.
    if (!isPushAddress(endpoint) || !isPushKey(p256dh) || !isPushSecret(auth)) return { what: 'gone' };
    try {
      // Loaded with the first message: a server without keys need not hold it.
      const { default: webPush } = await import('web-push');
      const made = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
        vapidDetails: this.#settings,
        TTL: seconds,
        contentEncoding: 'aes128gcm',
      });
      return await this.#post(endpoint, made);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (code === NOT_PUBLIC) return { what: 'gone' };
      return { what: 'later', why: /^\w+$/.test(code) ? code : 'ERROR' };
    }
  }

  #post(endpoint: string, { headers, body }: RequestDetails): Promise<PushOutcome> {
    return new Promise((resolve, reject) => {
      const sent = request(endpoint, {
        method: 'POST',
        headers,
        agent: this.#agent,
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      sent.once('error', reject);
      sent.once('response', (response) => {
        resolve(outcomeOf(response.statusCode ?? 500));
        response.destroy();
      });
      sent.end(body);
    });
  }
}

/** Null where this site has no keys: then there is no push anywhere. */
export const createPushSender = (settings: PushSettings | undefined, agent: Agent): PushSender | null =>
  settings ? new WebPushSender(settings, agent) : null;
