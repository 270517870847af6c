import { connect } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

/** The whole answer at the start of `bytes`, or undefined where some of it is still to come. */
function readAnswer(bytes) {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const head = bytes.latin1Slice(0, end);
  const start = end + HEAD_END.length;
  const length = /\r\ncontent-length: (\d+)/i.exec(head);
  if (length ? bytes.length < start + Number(length[1]) : !bytes.subarray(start).includes(LAST_CHUNK)) return undefined;
  return { status: Number(head.slice(9, 12)), body: bytes.utf8Slice(start) };
}

/**
 * One kept-alive connection, one request at a time. `fetch` and `http.request` cost more than the servers measured here;
 * this reads no more of an answer than where it ends, and never has two under way.
 */
export function openConnection(port) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let received = Buffer.alloc(0);
  let waiting;
  let ended;
  socket.on('data', (bytes) => {
    received = received.length === 0 ? bytes : Buffer.concat([received, bytes]);
    const answer = readAnswer(received);
    if (!answer) return;
    received = Buffer.alloc(0);
    waiting?.resolve(answer);
  });
  const fail = (error) => {
    ended ??= error ?? new Error('The server closed the connection.');
    waiting?.reject(ended);
  };
  socket.on('error', fail);
  socket.on('close', () => fail());
  return {
    /** Sends one request: { method, path, token?, body? }, the body as JSON text. */
    send({ method, path, token, body = '' }) {
      return new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        if (ended) return reject(ended);
        socket.write(
          `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
            `${token ? `Authorization: Bearer ${token}\r\n` : ''}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
        );
      });
    },
    close: () => socket.destroy(),
  };
}
