import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  readonly port: number;
  /** From now on what either side sends is lost, and no connection ends: a cable pulled out, a firewall gone mad. */
  swallow(): void;
  /** New bytes pass again; what was lost stays lost. */
  heal(): void;
  /**
   * Ends the connection on which the near side next sends that word: before the far side gets it, or when its answer comes.
   * What happened is done once.
   */
  cutAt(word: string, when: 'before' | 'after'): void;
  /**
   * Keeps back what PostgreSQL answers when the near side next sends that word, until it has ended the connection: the
   * answer and the end arrive as one. Gives the port by which PostgreSQL knows the connection.
   */
  holdAt(word: string): Promise<number>;
  /** Answers by itself when the near side next sends that word, which the far side never gets. */
  answerAt(word: string, answer: Buffer): void;
  close(): Promise<void>;
}

/** How PostgreSQL says that it has answered and waits for more: ReadyForQuery, without the state of the transaction. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5]);

/** A line to a server on this machine that can be made to fail. */
export async function startTcpProxy(target: { readonly host: string; readonly port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let swallows = false;
  let cut: { readonly word: string; readonly when: 'before' | 'after' } | undefined;
  let hold: { readonly word: string; readonly began: (port: number) => void } | undefined;
  let own: { readonly word: string; readonly answer: Buffer } | undefined;
  const track = (socket: Socket, partner: () => Socket, onBytes: (bytes: Buffer) => void) => {
    sockets.add(socket);
    // A line that breaks breaks on both sides; the error itself is what these tests are about.
    socket.on('error', () => partner().destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      // What was handed on just now still arrives.
      partner().destroySoon();
    });
    socket.on('data', (bytes) => {
      if (!swallows) onBytes(bytes);
    });
  };
  const server = createServer((near) => {
    const far = connect(target);
    let isCut = false;
    let awaited: ((port: number) => void) | undefined;
    let held: Buffer[] | undefined;
    track(
      near,
      () => far,
      (bytes) => {
        if (cut && bytes.includes(cut.word)) {
          isCut = true;
          const { when } = cut;
          cut = undefined;
          if (when === 'before') {
            near.destroy();
            return;
          }
        }
        if (own && bytes.includes(own.word)) {
          near.write(own.answer);
          own = undefined;
          return;
        }
        if (hold && bytes.includes(hold.word)) {
          awaited = hold.began;
          hold = undefined;
        }
        far.write(bytes);
      },
    );
    track(
      far,
      () => near,
      (bytes) => {
        if (awaited && !held && bytes.includes(READY)) {
          held = [];
          awaited(far.localPort ?? 0);
        }
        if (isCut) near.destroy();
        else if (held) held.push(bytes);
        else near.write(bytes);
      },
    );
    far.once('end', () => {
      if (held) near.end(Buffer.concat(held));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    swallow: () => {
      swallows = true;
    },
    heal: () => {
      swallows = false;
    },
    cutAt: (word, when) => {
      cut = { word, when };
    },
    holdAt: (word) =>
      new Promise((began) => {
        hold = { word, began };
      }),
    answerAt: (word, answer) => {
      own = { word, answer };
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
