import { once } from 'node:events';
import { WebSocket } from 'ws';

/*
 * The clients of `live.mjs`, in a process of their own: their memory is not the server's. On `open` they connect and
 * subscribe; on `expect` they report when the last of them has received everything.
 */
const AT_ONCE = 50;
const LATE_MS = 20_000;

/** What each has received: a crop's version, and the number of notifications. */
const clients = [];
let wake = () => {};

async function openOne(port, { cropId, token }) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', { perMessageDeflate: false });
  const heard = { version: -1, notifications: token ? -1 : undefined, cut: false };
  clients.push(heard);
  socket.on('error', () => undefined);
  socket.on('close', () => {
    heard.cut = true;
    wake();
  });
  await once(socket, 'open');
  const say = (message) => socket.send(JSON.stringify(message));
  const first = new Promise((resolve) => {
    socket.on('message', (data) => {
      const { type, id, payload } = JSON.parse(String(data));
      if (type === 'connection_ack') {
        say({ type: 'subscribe', id: 'crop', payload: { query: CROP, variables: { id: cropId } } });
        if (token) say({ type: 'subscribe', id: 'mine', payload: { query: MINE } });
      }
      if (type === 'error' || payload?.errors) throw new Error(`Refused: ${String(data)}`);
      if (id === 'crop') heard.version = payload.data.cropChanged.version;
      if (id === 'mine') heard.notifications += 1;
      if (heard.version >= 0 && heard.notifications !== -1) resolve();
      wake();
    });
  });
  say({ type: 'connection_init', ...(token ? { payload: { authorization: `Bearer ${token}` } } : {}) });
  await first;
}

const CROP =
  'subscription ($id: ID!) { cropChanged(id: $id) { id version basePrice status remainingQuantity { amount } } }';
const MINE = 'subscription { notificationAdded { unread notification { id text } } }';

async function open({ port, each }) {
  const left = [...each];
  const lane = async () => {
    for (let next = left.pop(); next; next = left.pop()) await openOne(port, next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

/** Milliseconds until the last one had received it; how many never did, and how many were cut. */
async function expect({ version, notifications }) {
  const began = performance.now();
  const lacking = () =>
    clients.filter((heard) => heard.version < version || (heard.notifications ?? notifications) < notifications).length;
  while (lacking() > 0 && performance.now() - began < LATE_MS) {
    await new Promise((resolve) => {
      wake = resolve;
      setTimeout(resolve, 200);
    });
  }
  return { tookMs: performance.now() - began, lacking: lacking(), cut: clients.filter(({ cut }) => cut).length };
}

process.on('message', async (message) => {
  process.send(message.open ? await open(message.open).then(() => 'open') : await expect(message.expect));
});
