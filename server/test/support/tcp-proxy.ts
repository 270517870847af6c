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
  close(): Promise<void>;
}

/** A line to a server on this machine that can be made to fail. */
export async function startTcpProxy(target: { readonly host: string; readonly port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let swallows = false;
  let cut: { readonly word: string; readonly when: 'before' | 'after' } | undefined;
  const track = (socket: Socket, partner: () => Socket, onBytes: (bytes: Buffer) => void) => {
    sockets.add(socket);
    // A line that breaks breaks on both sides; the error itself is what these tests are about.
    socket.on('error', () => partner().destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      partner().destroy();
    });
    socket.on('data', (bytes) => {
      if (!swallows) onBytes(bytes);
    });
  };
  const server = createServer((near) => {
    const far = connect(target);
    let isCut = false;
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
        far.write(bytes);
      },
    );
    track(
      far,
      () => near,
      (bytes) => {
        if (isCut) near.destroy();
        else near.write(bytes);
      },
    );
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
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
