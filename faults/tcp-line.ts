import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const COMMIT = Buffer.from('COMMIT\0', 'latin1');

/** What a line does to what passes; all of it off is a good line. */
interface Trouble {
  /** Each piece comes this much later. */
  delayMs: number;
  /** Nothing arrives, and no connection ends. */
  swallows: boolean;
  /** The request arrives; instead of its answer the connection breaks. */
  losesAnswers: boolean;
  /** Breaks a connection of the database before its COMMIT arrives, or once it was answered. */
  cutsAtCommit: 'before' | 'after' | undefined;
}

const goodLine = (): Trouble => ({ delayMs: 0, swallows: false, losesAnswers: false, cutsAtCommit: undefined });

/** A line to a port on this machine that can be made to fail. */
export class TcpLine {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly trouble = goodLine();

  private constructor(target: number) {
    this.#server = createServer((near) =>
      this.#join(near, connect({ port: target, host: '127.0.0.1', noDelay: true })),
    );
  }

  static async to(target: number): Promise<TcpLine> {
    const line = new TcpLine(target);
    line.#server.listen(0, '127.0.0.1');
    await once(line.#server, 'listening');
    return line;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Every connection breaks at once, with a reset. */
  cut(): void {
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  heal(): void {
    Object.assign(this.trouble, goodLine());
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #join(near: Socket, far: Socket): void {
    near.setNoDelay(true);
    const isDoomed = { atAnswer: false };
    const breakBoth = () => {
      near.resetAndDestroy();
      far.resetAndDestroy();
    };
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(socket);
      // A line that breaks breaks on both sides; that it does is the purpose.
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
    }
    const towards = (to: Socket) => {
      let queue = Promise.resolve();
      return (bytes: Buffer) => {
        const { delayMs } = this.trouble;
        queue = queue.then(async () => {
          if (delayMs > 0) await pause(delayMs);
          if (!to.destroyed) to.write(bytes);
        });
      };
    };
    const send = towards(far);
    const answer = towards(near);
    near.on('data', (bytes) => {
      const { swallows, cutsAtCommit } = this.trouble;
      if (swallows) return;
      if (cutsAtCommit !== undefined && bytes.includes(COMMIT)) {
        if (cutsAtCommit === 'before') return breakBoth();
        isDoomed.atAnswer = true;
      }
      send(bytes);
    });
    far.on('data', (bytes) => {
      if (this.trouble.swallows) return;
      if (isDoomed.atAnswer || this.trouble.losesAnswers) return breakBoth();
      answer(bytes);
    });
  }
}
