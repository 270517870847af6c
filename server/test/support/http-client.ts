/** What GraphQL answered, with the HTTP status. */
export interface GraphqlAnswer<Data> {
  readonly status: number;
  readonly data: Data | null | undefined;
  readonly errors: ReadonlyArray<{
    readonly message: string;
    readonly path?: ReadonlyArray<string | number>;
    readonly extensions?: {
      readonly code?: string;
      readonly fields?: ReadonlyArray<{ field: string; message: string }>;
    };
  }>;
  /** Code of the first error. */
  readonly code: string | undefined;
  readonly headers: Headers;
  readonly text: string;
}

export interface RestRequest {
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as multipart/form-data. */
  readonly form?: FormData;
  readonly token?: string;
  readonly headers?: Record<string, string>;
}

export interface RestAnswer {
  readonly status: number;
  // The documented bodies are looked into at any depth; a test says what it expects there.
  // biome-ignore lint/suspicious/noExplicitAny: the shape is what the tests are about.
  readonly body: any;
  readonly headers: Headers;
  readonly text: string;
}

const bearer = (token: string | undefined): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};

export const graphqlClient =
  (url: string) =>
  async <Data>(
    query: string,
    variables: Record<string, unknown> = {},
    token?: string,
  ): Promise<GraphqlAnswer<Data>> => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...bearer(token) },
      body: JSON.stringify({ query, variables }),
    });
    const text = await response.text();
    const body = parse(text) as { data?: Data | null; errors?: GraphqlAnswer<Data>['errors'] } | undefined;
    const errors = body?.errors ?? [];
    return {
      status: response.status,
      data: body?.data,
      errors,
      code: errors[0]?.extensions?.code,
      headers: response.headers,
      text,
    };
  };

export const restClient =
  (url: string) =>
  async (method: string, path: string, request: RestRequest = {}): Promise<RestAnswer> => {
    const json = request.body !== undefined;
    const payload = request.form ?? (json ? JSON.stringify(request.body) : undefined);
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(json ? { 'content-type': 'application/json' } : {}),
        ...bearer(request.token),
        ...request.headers,
      },
      ...(payload === undefined ? {} : { body: payload }),
    });
    const text = await response.text();
    return { status: response.status, body: parse(text), headers: response.headers, text };
  };
