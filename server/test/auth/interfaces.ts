import type { TestServer } from '../harness.js';

/** What either interface answered to a call about signing in, brought to one form. */
export interface AuthAnswer {
  /** Code of the error, or undefined where it worked. */
  readonly code: string | undefined;
  readonly message: string;
  readonly fields: ReadonlyArray<{ readonly field: string; readonly message: string }>;
  readonly user: { readonly id: string; readonly [key: string]: unknown };
  readonly accessToken: string;
  readonly expiresIn: number;
  readonly refreshToken: string;
  readonly text: string;
  readonly headers: Headers;
}

type Fields = Record<string, unknown>;

/** The four calls of one interface. */
export interface AuthInterface {
  readonly name: 'REST' | 'GraphQL';
  register(server: TestServer, fields: Fields): Promise<AuthAnswer>;
  login(server: TestServer, fields: Fields): Promise<AuthAnswer>;
  refresh(server: TestServer, refreshToken: unknown): Promise<AuthAnswer>;
  logout(server: TestServer, refreshToken: unknown): Promise<AuthAnswer>;
}

async function rest(server: TestServer, path: string, body: Fields): Promise<AuthAnswer> {
  const answer = await server.rest('POST', path, { body });
  return {
    code: answer.body.code,
    message: answer.body.message,
    fields: answer.body.errors ?? [],
    ...answer.body.data,
    text: answer.text,
    headers: answer.headers,
  };
}

const REST: AuthInterface = {
  name: 'REST',
  register: (server, fields) => rest(server, '/api/auth/register', fields),
  login: (server, fields) => rest(server, '/api/auth/login', fields),
  refresh: (server, refreshToken) => rest(server, '/auth/refresh', { refreshToken }),
  logout: (server, refreshToken) => rest(server, '/auth/logout', { refreshToken }),
};

const PAYLOAD =
  '{ session { user { id firstName lastName email phone role gender createdAt } accessToken expiresIn refreshToken } }';
const MUTATIONS = {
  register: `mutation ($value: RegisterInput!) { answer: register(input: $value) ${PAYLOAD} }`,
  login: `mutation ($value: LoginInput!) { answer: login(input: $value) ${PAYLOAD} }`,
  refresh: `mutation ($value: RefreshSessionInput!) { answer: refreshSession(input: $value) ${PAYLOAD} }`,
  logout: 'mutation ($value: LogoutInput!) { answer: logout(input: $value) { loggedOut } }',
};

async function graphql(server: TestServer, call: keyof typeof MUTATIONS, value: Fields): Promise<AuthAnswer> {
  const { data, errors, code, text, headers } = await server.graphql<{
    answer: { session?: AuthAnswer } | null;
  }>(MUTATIONS[call], { value });
  const fields = errors[0]?.extensions?.fields ?? [];
  return { ...(data?.answer?.session as AuthAnswer), code, message: errors[0]?.message ?? '', fields, text, headers };
}

/** GraphQL writes the words of role and gender in capitals. */
const inCapitals = (fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      (key === 'role' || key === 'gender') && typeof value === 'string' ? value.toUpperCase() : value,
    ]),
  );

const GraphQL: AuthInterface = {
  name: 'GraphQL',
  register: (server, fields) => graphql(server, 'register', inCapitals(fields)),
  login: (server, fields) => graphql(server, 'login', fields),
  refresh: (server, refreshToken) => graphql(server, 'refresh', { refreshToken }),
  logout: (server, refreshToken) => graphql(server, 'logout', { refreshToken }),
};

/** Every rule is proved through both. */
export const INTERFACES: readonly AuthInterface[] = [REST, GraphQL];
