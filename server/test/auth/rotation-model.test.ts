import fc from 'fast-check';
import { makeBuyer, type TestPerson } from '../factories.js';
import { ON_POSTGRES_SERVER, startTestServer, type TestServer } from '../harness.js';
import type { RestAnswer } from '../support/http-client.js';

const GRACE_SECONDS = 20;
const RUNS = ON_POSTGRES_SERVER ? 150 : 50;

let server: TestServer;
let person: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  person = await makeBuyer(server);
});
afterAll(() => server.close());

const post = (path: string, body: unknown) => server.rest('POST', path, { body });

type Step =
  | { readonly kind: 'refresh'; readonly which: number }
  | { readonly kind: 'logout'; readonly which: number }
  | { readonly kind: 'wait'; readonly seconds: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('refresh' as const), which: fc.nat(5) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('wait' as const), seconds: fc.nat(30) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('logout' as const), which: fc.nat(5) }) },
);

/** What one family has to do, told without a database: a chain of tokens, each used at a second or not yet. */
class FamilyModel {
  readonly tokens: string[];
  readonly #usedAt: Array<number | undefined> = [undefined];
  ended = false;

  constructor(first: string) {
    this.tokens = [first];
  }

  /** What refreshing the token at this place has to give: a new token, the one that is there, or nothing. */
  refresh(place: number, now: number): 'new' | 'same' | 'refused' {
    if (this.ended) return 'refused';
    const usedAt = this.#usedAt[place];
    if (usedAt === undefined) {
      this.#usedAt[place] = now;
      this.#usedAt.push(undefined);
      return 'new';
    }
    if (this.#usedAt[place + 1] === undefined && now - usedAt <= GRACE_SECONDS) return 'same';
    this.ended = true;
    return 'refused';
  }
}

/** What an answer to the token at this place was, in the words of the model. */
function whatWasGiven({ status, body }: RestAnswer, tokens: readonly string[], place: number): string {
  if (status !== 200) return status === 401 ? 'refused' : `status ${status}`;
  if (body.refreshToken === tokens[place + 1]) return 'same';
  return tokens.includes(body.refreshToken) ? 'another of its family' : 'new';
}

test('A19: in any order of refreshes, replays, waits and log-outs a family does what its model says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 16 }), async (steps) => {
      const { body } = await post('/auth/login', { email: person.email, password: person.password });
      const model = new FamilyModel(body.refreshToken);
      let now = 0;
      for (const action of steps) {
        if (action.kind === 'wait') {
          server.clock.advance(action.seconds * 1_000);
          now += action.seconds;
          continue;
        }
        const place = action.which % model.tokens.length;
        const refreshToken = model.tokens[place];
        if (action.kind === 'logout') {
          expect((await post('/auth/logout', { refreshToken })).status).toBe(200);
          model.ended = true;
          continue;
        }
        const answer = await post('/auth/refresh', { refreshToken });
        const given = whatWasGiven(answer, model.tokens, place);
        expect(given).toBe(model.refresh(place, now));
        if (given === 'new') model.tokens.push(answer.body.refreshToken);
      }
    }),
    { numRuns: RUNS },
  );
});
