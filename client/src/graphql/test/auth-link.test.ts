import { ApolloLink, gql, Observable } from '@apollo/client';
import { makeClient } from '../client';
import type { Tokens } from '../tokens';

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
  return makeClient({ tokens, url: '', transport });
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
