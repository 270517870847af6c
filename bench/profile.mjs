import { Session } from 'node:inspector/promises';

/** How often the profiler looks, in microseconds. */
const INTERVAL_US = 500;

let session;

/** Begins a CPU profile of this process. */
export async function beginProfile() {
  session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: INTERVAL_US });
  await session.post('Profiler.start');
}

/** Ends it; CPU time by part, as shares of the time in which something ran: `{ 'our code: crops': 0.12, … }`. */
export async function endProfile() {
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  return sharesOf(profile);
}

const PACKAGE = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//g;
/** What belongs together, by the innermost package. */
const FAMILIES = [
  [/^(graphql|@graphql-tools\/.*|dataloader|type-graphql)$/, (name) => name],
  [/^@apollo\/|^@as-integrations\/|^@escape\.tech\//, () => 'Apollo and its rules'],
  [/^pg(-|$)|^postgres-|^split2$/, () => 'pg'],
  [/^typeorm$/, () => 'typeorm'],
  [/^pino|^sonic-boom|^thread-stream|^quick-format|^safe-stable|^fast-redact|^on-exit-leak/, () => 'log'],
  [
    /^(express|router|body-parser|raw-body|cors|compression|compressible|on-headers|on-finished|helmet|qs|content-type|type-is|accepts|negotiator|vary|finalhandler|send|path-to-regexp|proxy-addr|iconv-lite|depd|debug|http-errors|bytes|parseurl|encodeurl|etag|fresh|mime-.*|forwarded|ipaddr\.js)$/,
    () => 'Express and its middleware',
  ],
];

/** Waiting, and the profiler itself. */
const NO_WORK = new Set(['(idle)', '(root)', 'dispatch']);

/** Written to a socket: what a statement to the database and an answer cost most for. */
const SOCKET_CALLS = new Set(['writev', 'writeBuffer', 'writeUtf8String', 'writeLatin1String', 'writeAsciiString']);

/** Which part a function belongs to; undefined for what is built into the language, which is its caller's. */
function partOf({ url, functionName }) {
  if (functionName === '(garbage collector)') return 'garbage collector';
  if (functionName === '(program)') return 'inside Node.js: no JavaScript';
  if (SOCKET_CALLS.has(functionName)) return 'sockets';
  if (url === '') return undefined;
  if (url.startsWith('node:')) {
    if (/^node:(net|internal\/(stream_base_commons|net|js_stream))/.test(url)) return 'sockets';
    return /^node:(_http|internal\/(http|url))/.test(url) ? 'node:http' : 'rest of Node.js';
  }
  const name = [...url.matchAll(PACKAGE)].at(-1)?.[1];
  if (name) return FAMILIES.find(([pattern]) => pattern.test(name))?.[1](name) ?? 'other packages';
  const [, module] = /\/dist\/(?:modules|platform)\/([^/]+)\//.exec(url) ?? [];
  return module ? `our code: ${module}` : 'our code: rest';
}

function sharesOf({ nodes, samples, timeDeltas }) {
  const frames = new Map(nodes.map((node) => [node.id, node.callFrame]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const partsById = new Map();
  const partById = (id) => {
    if (!frames.has(id)) return 'built into JavaScript';
    if (!partsById.has(id)) partsById.set(id, partOf(frames.get(id)) ?? partById(parents.get(id)));
    return partsById.get(id);
  };
  const times = new Map();
  let total = 0;
  for (const [index, id] of samples.entries()) {
    const { functionName } = frames.get(id);
    if (NO_WORK.has(functionName)) continue;
    const part = partById(id);
    times.set(part, (times.get(part) ?? 0) + timeDeltas[index]);
    total += timeDeltas[index];
  }
  return Object.fromEntries([...times].map(([part, time]) => [part, time / total]));
}
