import { ECDH } from 'node:crypto';
import { BlockList, isIP } from 'node:net';

/** Everything that is no single host on the public internet (IANA's special-purpose registries). */
const SPECIAL = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  SPECIAL.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  SPECIAL.addSubnet(network, bits, 'ipv6');
}

/** The one part of IPv6 that is given out for hosts on the internet. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is a host on the public internet, and neither this machine nor one beside it. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !SPECIAL.check(address, 'ipv4');
  return isIP(address) === 6 && GLOBAL.check(address, 'ipv6') && !SPECIAL.check(address, 'ipv6');
}

/** Longer ones are not given by any push service. */
const MAX_LENGTH = 1_000;

/**
 * Whether something can be the address of a push service: https on its own port, a host with a name, no password in
 * it. Where that name leads to is looked at when something is sent.
 */
export function isPushAddress(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > MAX_LENGTH || !URL.canParse(value)) return false;
  const { protocol, hostname, port, username, password } = new URL(value);
  const isNamed = hostname.includes('.') && isIP(hostname) === 0 && !hostname.startsWith('[');
  return protocol === 'https:' && port === '' && username === '' && password === '' && isNamed;
}

const BASE64URL = /^[A-Za-z0-9_-]+={0,2}$/;
const bytesOf = (text: string) => Buffer.from(text, 'base64url');

/** Whether bytes are a point of P-256: of what has the length of one, half are none, and nothing can be encrypted for them. */
function isPointOfP256(bytes: Buffer): boolean {
  try {
    ECDH.convertKey(bytes, 'prime256v1');
    return true;
  } catch {
    // OpenSSL has no other way to say that it is none.
    return false;
  }
}

/** Whether something is a public key of the browser: an uncompressed point of P-256. */
export function isPushKey(value: unknown): value is string {
  if (typeof value !== 'string' || !BASE64URL.test(value)) return false;
  const bytes = bytesOf(value);
  return bytes.length === 65 && bytes[0] === 4 && isPointOfP256(bytes);
}

/** Whether something is the browser's secret: 16 bytes. */
export function isPushSecret(value: unknown): value is string {
  return typeof value === 'string' && BASE64URL.test(value) && bytesOf(value).length === 16;
}
