import { gql } from '@apollo/client';
import { makeClient } from '../client';
import { guestTokens } from '../tokens';

const mutation = gql`
  mutation AddCrop($input: CreateCropInput!) {
    createCrop(input: $input) {
      crop {
        id
      }
    }
  }
`;

const ANSWER = {
  createCrop: { __typename: 'CreateCropPayload', crop: { __typename: 'Crop', id: '1' } },
};

/** Stands in for the network and keeps the one request. */
function catchRequest() {
  const fetchMock = jest.fn(
    async (_url: string | URL | Request, _init?: RequestInit) =>
      new Response(JSON.stringify({ data: ANSWER }), {
        headers: { 'content-type': 'application/json' },
      }),
  );
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetchMock);
  return () => fetchMock.mock.calls[0]?.[1];
}

afterEach(() => jest.restoreAllMocks());

test('files go as multipart, with the header that the server asks for', async () => {
  const sent = catchRequest();
  const client = makeClient({ tokens: guestTokens, language: () => 'en', url: 'http://localhost/graphql' });
  const files = ['front.png', 'back.png'].map((name) => new File([name], name, { type: 'image/png' }));
  const { data } = await client.mutate({ mutation, variables: { input: { cropName: 'Wheat', images: files } } });
  expect(data).toEqual(ANSWER);

  const headers = new Headers(sent()?.headers);
  expect(headers.get('apollo-require-preflight')).toBe('1');
  expect(headers.get('content-type')).toBeNull();

  const form = sent()?.body as FormData;
  expect([...form.keys()]).toEqual(['operations', 'map', '0', '1']);
  expect(JSON.parse(String(form.get('operations')))).toMatchObject({
    operationName: 'AddCrop',
    variables: { input: { cropName: 'Wheat', images: [null, null] } },
  });
  expect(JSON.parse(String(form.get('map')))).toEqual({
    '0': ['variables.input.images.0'],
    '1': ['variables.input.images.1'],
  });
  expect((form.get('1') as File).name).toBe('back.png');
});

test('without files it is plain JSON', async () => {
  const sent = catchRequest();
  const client = makeClient({ tokens: guestTokens, language: () => 'en', url: 'http://localhost/graphql' });
  await client.mutate({ mutation, variables: { input: { cropName: 'Wheat', images: [] } } });
  expect(JSON.parse(String(sent()?.body))).toMatchObject({ variables: { input: { images: [] } } });
});

test('a signed-in farmer is known to the server on a multipart request too', async () => {
  const sent = catchRequest();
  const tokens = { ...guestTokens, accessToken: () => 'the-access-token' };
  const client = makeClient({ tokens, language: () => 'en', url: 'http://localhost/graphql' });
  const file = new File(['front'], 'front.png', { type: 'image/png' });
  await client.mutate({ mutation, variables: { input: { cropName: 'Wheat', images: [file] } } });
  expect(new Headers(sent()?.headers).get('authorization')).toBe('Bearer the-access-token');
});
