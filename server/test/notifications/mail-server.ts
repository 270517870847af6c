import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** What the server says to a mail: takes it, refuses it by a code, says nothing, or cuts the line in its middle. */
export type Mood = 'takes' | { readonly code: number; readonly at: 'RCPT' | 'DATA' } | 'silent' | 'cuts';

export interface MailServer {
  readonly url: string;
  /** What came in whole, in order, as it was sent. */
  readonly raw: string[];
  mood: Mood;
  /** The mails to an address, read. */
  mailsTo(address: string): Promise<Email[]>;
  close(): Promise<void>;
}

/** A real mail server on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const raw: string[] = [];
  const sockets = new Set<Socket>();
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const refusal = (code: number) =>
    Object.assign(new Error('<canary@refused.example> not wanted'), { responseCode: code });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      const { mood } = mailServer;
      done(typeof mood === 'object' && mood.at === 'RCPT' ? refusal(mood.code) : undefined);
    },
    onData(stream, _session, done) {
      const { mood } = mailServer;
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.once('end', () => {
        if (mood === 'silent') return;
        if (mood === 'cuts') return cutAll();
        if (mood !== 'takes' && mood.at === 'DATA') return done(refusal(mood.code));
        raw.push(Buffer.concat(parts).toString('utf8'));
        done();
      });
    },
  });
  // What a client that was cut off leaves behind is told here.
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    raw,
    mood: 'takes',
    async mailsTo(address) {
      const mails = await Promise.all(raw.map((text) => PostalMime.parse(text)));
      return mails.filter(({ to }) => to?.some((one) => one.address === address));
    },
    async close() {
      cutAll();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  return mailServer;
}
