import { setTimeout as pause } from 'node:timers/promises';
import { at, fingerprint, listAt, textAt } from './answers.js';
import { type Call, mutation, type Reply, rest, send, type Via } from './api.js';
import type { Attempt, Intention } from './history.js';
import type { Market } from './market.js';
import type { Random } from './random.js';
import type { Session } from './session.js';

const PASSWORD = 'Hari-fasal-2026';
const TRIES = 7;
/** An account keeps ten sign-ins; a person who signs in more often ends their own oldest. */
const MOST_SIGN_INS = 8;

export type Wish = Omit<Intention, 'event' | 'id' | 'person'>;
/** Makes the request, with the key of the intention. */
type MakeCall = (via: Via, key: string) => Call;

export interface Ending {
  readonly reply: Reply;
  /** Whether some try before may have been carried out. */
  readonly wasUncertain: boolean;
}

/** The payment of a sum in the answer to its mark. */
const paymentOf = (body: unknown, amountPaise: number): string | undefined =>
  textAt(
    listAt(body, 'deal', 'payments').find((payment) => at(payment, 'amount') === amountPaise / 100),
    'id',
  );

/** What an answer made: the account, the crop, the bid, or what a step of trade writes. */
function madeBy({ action, amountPaise = 0 }: Intention, { body }: Reply): string | undefined {
  if (action === 'list') return textAt(body, 'crop', 'id');
  if (action === 'bid') return textAt(body, 'bid', 'id') ?? textAt(body, 'bid', 'bidId');
  if (action === 'register') return textAt(body, 'session', 'user', 'id') ?? textAt(body, 'user', 'id');
  if (action === 'accept') return textAt(body, 'bid', 'dealId') ?? textAt(body, 'bid', 'deal', 'id');
  if (action === 'counter') return textAt(body, 'bid', 'offerId') ?? textAt(body, 'bid', 'lastOffer', 'id');
  if (action === 'weigh') return textAt(body, 'deal', 'weighing', 'id');
  if (action === 'pay') return paymentOf(body, amountPaise);
  return undefined;
}

function tokensIn({ body }: Reply): { accessToken: string; refreshToken: string } | undefined {
  const accessToken = textAt(body, 'session', 'accessToken') ?? textAt(body, 'accessToken');
  const refreshToken = textAt(body, 'session', 'refreshToken') ?? textAt(body, 'refreshToken');
  return accessToken !== undefined && refreshToken !== undefined ? { accessToken, refreshToken } : undefined;
}

/** Someone with an account who tries again as people do: soon, later, with the other server, or not at all. */
export class Person {
  readonly name: string;
  readonly email: string;
  readonly role: 'farmer' | 'buyer';
  readonly sessions: Session[] = [];
  protected readonly market: Market;
  protected readonly random: Random;
  #intentions = 0;
  #signIns = 0;

  constructor(name: string, role: Person['role'], market: Market, random: Random) {
    this.name = name;
    this.role = role;
    this.email = `${name}@faults.example`;
    this.market = market;
    this.random = random;
  }

  protected get session(): Session | undefined {
    return this.sessions.find(({ isStolen }) => !isStolen);
  }

  protected line(): string {
    return this.market.lines[this.random.whole(0, this.market.lines.length - 1)] ?? '';
  }

  /** One request of an intention, written into the history. */
  async #attempt(intention: Intention, call: Call, line: number): Promise<Reply> {
    const from = Date.now();
    const reply = await send(this.market.lines[line] ?? '', call);
    const made = madeBy(intention, reply);
    const tokens = tokensIn(reply);
    const attempt: Attempt = {
      event: 'attempt',
      intention: intention.id,
      via: call.via,
      line,
      from,
      to: Date.now(),
      outcome: reply.outcome,
      ...(reply.code === undefined ? {} : { code: reply.code }),
      ...(made === undefined ? {} : { made }),
      ...(tokens === undefined ? {} : { token: fingerprint(tokens.refreshToken) }),
    };
    this.market.history.add(attempt);
    return reply;
  }

  /**
   * Wants something once, and asks for it until it is done, refused, or enough: with one key, on either server, now and
   * then twice at once, as when a button is pressed twice.
   */
  protected async want(wish: Wish, makeCall: MakeCall): Promise<Ending> {
    const { random, market } = this;
    this.#intentions += 1;
    const intention: Intention = {
      event: 'intention',
      id: `${this.name}/${this.#intentions}`,
      person: this.name,
      ...wish,
    };
    market.history.add(intention);
    const key = random.uuid();
    const call = makeCall(random.chance(0.5) ? 'rest' : 'graphql', key);
    let line = random.whole(0, market.lines.length - 1);
    let wasUncertain = false;
    for (let tries = 1; ; tries += 1) {
      const presses = tries === 1 && random.chance(0.08) ? 2 : 1;
      const replies = await Promise.all(
        Array.from({ length: presses }, (_, press) =>
          this.#attempt(intention, call, (line + press) % market.lines.length),
        ),
      );
      const reply = replies.find(({ outcome }) => outcome === 'done') ?? replies[0];
      if (reply === undefined) throw new Error('Nothing was sent.');
      wasUncertain ||= replies.some(({ outcome }) => outcome === 'unknown');
      const isBusy = reply.code === 'RATE_LIMITED' || reply.code === 'CONFLICT';
      const mayTryAgain =
        reply.outcome === 'unknown' || (reply.outcome === 'refused' && isBusy && wish.action !== 'register');
      const hasEnough = tries >= TRIES || (!market.isCalm && random.chance(0.1));
      if (!mayTryAgain || hasEnough) return { reply, wasUncertain };
      line = random.whole(0, market.lines.length - 1);
      // One in ten puts the phone away and comes back: later than any press that is taken for a double one.
      await pause(random.chance(0.1) ? 6_000 : random.whole(100, 1_500));
    }
  }

  async register(): Promise<void> {
    const account = {
      firstName: 'Sunita',
      lastName: 'Devi',
      email: this.email,
      phone: '9876543210',
      password: PASSWORD,
      confirmPassword: PASSWORD,
    };
    const { reply } = await this.want({ action: 'register', tag: this.email }, (via, key) =>
      via === 'rest'
        ? rest('POST', '/auth/register', { key }, { ...account, role: this.role })
        : mutation(
            'register',
            { type: 'RegisterInput', value: { ...account, role: this.role.toUpperCase() } },
            'session { accessToken refreshToken user { id } }',
            { key },
            this.market.withKey,
          ),
    );
    this.#keep(reply);
  }

  /** Signs in anew, on another device; not without end. */
  async login(): Promise<void> {
    if (this.#signIns >= MOST_SIGN_INS) return;
    this.#signIns += 1;
    const credentials = { email: this.email, password: PASSWORD };
    const { reply } = await this.want({ action: 'login' }, (via, key) =>
      via === 'rest'
        ? rest('POST', '/auth/login', { key }, credentials)
        : mutation(
            'login',
            { type: 'LoginInput', value: credentials },
            'session { accessToken refreshToken user { id } }',
            { key },
            this.market.withKey,
          ),
    );
    this.#keep(reply);
  }

  #keep(reply: Reply): void {
    const tokens = tokensIn(reply);
    if (tokens === undefined) return;
    // Named by its first token, as every later answer of the same sign-in is found by what was exchanged.
    const name = `${this.name}:${fingerprint(tokens.refreshToken)}`;
    this.sessions.push({ name, ...tokens, used: [], renewedAt: Date.now(), isStolen: false });
  }

  async refresh(session: Session): Promise<void> {
    const { refreshToken } = session;
    const { reply } = await this.want(
      { action: 'refresh', session: session.name, token: fingerprint(refreshToken) },
      (via, key) => this.#exchange(via, key, refreshToken),
    );
    const tokens = tokensIn(reply);
    if (tokens !== undefined) {
      session.used.push(refreshToken);
      Object.assign(session, tokens, { renewedAt: Date.now() });
    } else if (reply.outcome === 'refused' && reply.code !== 'RATE_LIMITED') {
      this.sessions.splice(this.sessions.indexOf(session), 1);
    }
  }

  /** A thief sends a token that was exchanged, and whose successor was too: that sign-in has to end, and no other. */
  protected async replayOld(session: Session): Promise<void> {
    const old = session.used.at(-2);
    if (old === undefined) return;
    session.isStolen = true;
    const { reply } = await this.want(
      { action: 'replay', session: session.name, token: fingerprint(old) },
      (via, key) => this.#exchange(via, key, old),
    );
    if (reply.outcome === 'refused') await this.refresh(session);
  }

  #exchange(via: Via, key: string, refreshToken: string): Call {
    return via === 'rest'
      ? rest('POST', '/auth/refresh', { key }, { refreshToken })
      : mutation(
          'refreshSession',
          { type: 'RefreshSessionInput', value: { refreshToken } },
          'session { accessToken refreshToken user { id } }',
          { key },
          this.market.withKey,
        );
  }

  /** The access token to call with, after signing in where it is needed. */
  protected async accessToken(): Promise<string | undefined> {
    if (this.session === undefined) await this.login();
    return this.session?.accessToken;
  }

  /** An answer said that the access token does not hold: exchange the refresh token, or sign in again. */
  protected async tokenWasRefused({ outcome, code }: Reply): Promise<boolean> {
    if (outcome !== 'refused' || (code !== 'TOKEN_EXPIRED' && code !== 'UNAUTHENTICATED')) return false;
    if (this.session !== undefined) await this.refresh(this.session);
    return true;
  }
}
