import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/* The attacks of hostile.mjs, on a thread of their own. */

const sharp = createRequire(new URL('../server/package.json', import.meta.url))('sharp');
const { number, port, token } = workerData;
const MEGABYTE = 1024 * 1024;
const BOUNDARY = 'TheBoundary';
const SOCKETS = 2_000;
const WATCHED_MS = 15_000;
/** Another address of this machine than the probe's, whose connections are counted by themselves. */
const ATTACKER = '127.0.0.2';

const partHead = (filename) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="images"; filename="${filename}"\r\n\r\n`;
const end = Buffer.from(`--${BOUNDARY}--\r\n`);

/** Sends a whole body without reading the answer meanwhile; gives the status of its answer, or what happened instead. */
async function upload(pieces) {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const socket = connect({ port, host: '127.0.0.1', localAddress: ATTACKER });
  let answer = '';
  let isOpen = true;
  socket.setEncoding('latin1');
  socket.on('data', (text) => {
    answer += text;
    if (answer.includes('\r\n\r\n')) socket.destroy();
  });
  socket.on('error', () => undefined);
  const closed = once(socket, 'close').then(() => {
    isOpen = false;
  });
  socket.write(
    `POST /api/crops HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: multipart/form-data; boundary=${BOUNDARY}\r\nContent-Length: ${length}\r\n\r\n`,
  );
  for (const piece of pieces) {
    if (!isOpen) break;
    if (!socket.write(piece)) await Promise.race([once(socket, 'drain').catch(() => undefined), closed]);
  }
  await closed;
  return answer.slice(9, 12) || 'closed';
}

async function emptyFiles() {
  const part = `${partHead('a.png')}\r\n`;
  const megabyte = Buffer.from(part.repeat(Math.floor(MEGABYTE / part.length)));
  return [...Array.from({ length: 100 }, () => megabyte), end];
}

/** Ten progressive JPEGs of the largest size that is taken, which cost most memory, each filled up to 10 MB. */
async function largestPictures() {
  const noise = { raw: { width: 500, height: 400, channels: 3 } };
  const picture = await sharp(randomBytes(500 * 400 * 3), noise)
    .resize(4_600, 3_450, { fit: 'fill' })
    .jpeg({ quality: 60, progressive: true })
    .toBuffer();
  const filling = Buffer.alloc(10 * MEGABYTE - picture.length);
  const pieces = Array.from({ length: 10 }, () => [
    Buffer.from(partHead('a.jpg')),
    picture,
    filling,
    Buffer.from('\r\n'),
  ]);
  const fields = {
    cropName: 'Wheat',
    category: 'grains',
    description: 'Clean and dry.',
    'quantity.amount': '80',
    'quantity.unit': 'quintal',
    'price.basePrice': '2520',
    'location.state': 'Haryana',
    'location.district': 'Hisar',
    'location.address': 'Village Kaimri',
  };
  const texts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  return [...texts, ...pieces.flat(), end];
}

/** Opens the sockets, sends one byte of a JSON body on each, and waits; gives how many stayed open for how long. */
async function idleSockets() {
  let open = 0;
  const sockets = Array.from({ length: SOCKETS }, () => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: ATTACKER }, () => {
      open += 1;
      socket.once('close', () => {
        open -= 1;
      });
      socket.write(
        'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
      );
    });
    // Answers are read and thrown away: a socket without a reader never notices that it is closed.
    socket.on('error', () => undefined).resume();
    return socket;
  });
  await pause(2_000);
  const held = open;
  await pause(WATCHED_MS - 2_000);
  const left = open;
  for (const socket of sockets) socket.destroy();
  return `${held} open after 2 s, ${left} after ${WATCHED_MS / 1_000} s`;
}

const ATTACKS = [
  async () => upload(await emptyFiles()),
  async () => {
    const pieces = await largestPictures();
    const statuses = await Promise.all(Array.from({ length: 8 }, () => upload(pieces)));
    return statuses.sort().join(' ');
  },
  idleSockets,
];

parentPort.postMessage(await ATTACKS[number]());
