import { ApolloLink, gql, Observable } from '@apollo/client';
import { makeClient } from '../client';
import { guestTokens, type Tokens } from '../tokens';

const query = gql`
  query Whoever {
    me {
      id
    }
  }
`;

const answer = { data: { me: { __typename: 'User', id: '1' } } };
const refused = { data: { me: null }, errors: [{ message: 'No.', extensions: { code: 'UNAUTHENTICATED' } }] };

/** A server that takes one token alone, and notes what it was sent. */
function serverTaking(validToken: string | null) {
  const sent: (string | undefined)[] = [];
  const transport = new ApolloLink((operation) => {
    const authorization: string | undefined = operation.getContext().headers?.authorization;
    sent.push(authorization);
    return new Observable((observer) => {
      observer.next(authorization === `Bearer ${validToken}` ? answer : refused);
      observer.complete();
    });
  });
  return { transport, sent };
}

function clientWith(transport: ApolloLink, tokens: Tokens) {
  return makeClient({ tokens, language: () => 'en', url: '', transport });
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('an operation refused for its token is sent once more with a fresh one', async () => {
  const { transport, sent } = serverTaking('new');
  const refresh = jest.fn(async () => 'new');
  const client = clientWith(transport, { accessToken: () => 'old', refresh });
  const { data } = await client.query({ query });
  expect(data).toEqual(answer.data);
  expect(sent).toEqual(['Bearer old', 'Bearer new']);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a second refusal is the answer', async () => {
  const { transport, sent } = serverTaking(null);
  const client = clientWith(transport, { accessToken: () => 'old', refresh: async () => 'new' });
  await expect(client.query({ query })).rejects.toThrow('No.');
  expect(sent).toEqual(['Bearer old', 'Bearer new']);
});

test('without a fresh token the refusal is the answer', async () => {
  const { transport, sent } = serverTaking('new');
  const client = clientWith(transport, { accessToken: () => 'old', refresh: async () => null });
  await expect(client.query({ query })).rejects.toThrow('No.');
  expect(sent).toEqual(['Bearer old']);
});

test("a guest's refusal asks for no token", async () => {
  const { transport, sent } = serverTaking('new');
  const refresh = jest.fn(async () => 'new');
  const client = clientWith(transport, { accessToken: () => null, refresh });
  await expect(client.query({ query })).rejects.toThrow('No.');
  expect(sent).toEqual([undefined]);
  expect(refresh).not.toHaveBeenCalled();
});

/** A server as it answers over HTTP: an expired token is 401 for every operation. */
function answerOverHttp(contentType: string) {
  const sent: (string | null)[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const authorization = new Headers(init?.headers).get('authorization');
    sent.push(authorization);
    if (authorization === 'Bearer new') return Response.json(answer);
    const errors = [{ message: 'Expired.', extensions: { code: 'TOKEN_EXPIRED' } }];
    return new Response(JSON.stringify({ errors }), { status: 401, headers: { 'content-type': contentType } });
  });
  return sent;
}

test.each(['application/graphql-response+json', 'application/json'])(
  'an expired token, answered with 401 as %s, is renewed and the operation repeated once',
  async (contentType) => {
    const sent = answerOverHttp(contentType);
    const refresh = jest.fn(async () => 'new');
    const url = 'http://localhost/graphql';
    const client = makeClient({ tokens: { accessToken: () => 'old', refresh }, language: () => 'en', url });
    expect((await client.query({ query })).data).toEqual(answer.data);
    expect(sent).toEqual(['Bearer old', 'Bearer new']);
    expect(refresh).toHaveBeenCalledTimes(1);
  },
);

test('where no fresh token can be had for want of an answer, that failure is the answer', async () => {
  const { transport, sent } = serverTaking('new');
  const refresh = async () => {
    throw new TypeError('Failed to fetch');
  };
  const client = clientWith(transport, { accessToken: () => 'old', refresh });
  await expect(client.query({ query })).rejects.toThrow('Failed to fetch');
  expect(sent).toEqual(['Bearer old']);
});

test('the reader’s language goes along, as it is at the time of the call', async () => {
  const sent: (string | undefined)[] = [];
  const transport = new ApolloLink((operation) => {
    sent.push(operation.getContext().headers?.['accept-language']);
    return new Observable((observer) => {
      observer.next(answer);
      observer.complete();
    });
  });
  let language: 'en' | 'hi' = 'en';
  const client = makeClient({ tokens: guestTokens, language: () => language, url: '', transport });
  await client.query({ query, fetchPolicy: 'no-cache' });
  language = 'hi';
  await client.query({ query, fetchPolicy: 'no-cache' });
  expect(sent).toEqual(['en', 'hi']);
});
