import { GraphQLError } from 'graphql';
import createError from 'http-errors';
import { AppError, badInput } from '../../src/platform/errors/app-error.js';
import type { ErrorCode } from '../../src/platform/errors/codes.js';
import { toGraphql, toGraphqlRefusal } from '../../src/platform/errors/to-graphql.js';
import { toHttp } from '../../src/platform/errors/to-http.js';
import { createLogger } from '../../src/platform/logger.js';

const log = createLogger('silent');
/** What callers were promised. */
const STATUS: Readonly<Record<ErrorCode, number>> = {
  BAD_USER_INPUT: 400,
  QUERY_TOO_EXPENSIVE: 400,
  UNAUTHENTICATED: 401,
  TOKEN_EXPIRED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  CONFLICT: 409,
  KEY_REUSED: 409,
  OFFER_CHANGED: 409,
  OFFER_EXPIRED: 409,
  DEAL_CHANGED: 409,
  NOT_YOUR_TURN: 409,
  QUANTITY_GONE: 409,
  BID_TOO_LOW: 409,
  BELOW_OWN_MAX: 409,
  AUCTION_ENDED: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNCONFIRMED: 500,
  UNAVAILABLE: 503,
};
const CODES = Object.entries(STATUS) as Array<[ErrorCode, number]>;

const wrapped = (error: Error) => new GraphQLError(error.message, { originalError: error, path: ['field'] });
const graphql = (error: Error) => {
  const thrown = wrapped(error);
  return toGraphql(
    { ...thrown.toJSON(), extensions: { code: 'INTERNAL_SERVER_ERROR', stacktrace: ['at secret'] } },
    thrown,
    'ref-1',
    log,
  );
};

/** What the database driver throws: a code, and more than anyone outside should read. */
const databaseError = (code: string) =>
  Object.assign(new Error('duplicate key value violates unique constraint "users_email_key"'), {
    code,
    detail: 'Key (email)=(ram@example.in) already exists.',
  });

describe('both translators', () => {
  test.each(CODES)('%s is %i in REST and a refusal, and its code stands in GraphQL', (code, status) => {
    const error = new AppError(code, 'In words for a person.', { retryAfterSeconds: 1.2 });
    const http = toHttp(error, 'ref-1', log);
    const challenge = status === 401 ? { 'WWW-Authenticate': 'Bearer realm="annapath"' } : {};
    expect(http).toEqual({
      status,
      headers: { 'Retry-After': '2', ...challenge },
      body: { success: false, message: 'In words for a person.', code },
    });
    const answer = graphql(error);
    expect(answer.message).toBe('In words for a person.');
    expect(answer.extensions).toMatchObject({ code, retryAfter: 2 });
    expect(toGraphqlRefusal(error, 'ref-1', log)).toMatchObject({
      status,
      headers: { 'Retry-After': '2', ...challenge },
      body: { errors: [{ message: 'In words for a person.', extensions: { code } }] },
    });
  });

  test('name the fields that are wrong', () => {
    const problems = [{ field: 'price.basePrice', message: 'Base price is required.' }];
    expect(toHttp(badInput(problems), 'ref-1', log).body.errors).toEqual(problems);
    expect(graphql(badInput(problems)).extensions).toEqual({ code: 'BAD_USER_INPUT', fields: problems });
  });

  test('give what a program can go on with, the same in both', () => {
    const details = { offer: { id: '018f6b22', price: 2480 } };
    const error = new AppError('OFFER_CHANGED', 'There is a newer offer.', { details });
    expect(toHttp(error, 'ref-1', log).body.details).toEqual(details);
    expect(graphql(error).extensions).toEqual({ code: 'OFFER_CHANGED', details });
  });

  test.each([
    ['22P02', 'BAD_USER_INPUT'],
    ['22003', 'BAD_USER_INPUT'],
    ['22021', 'BAD_USER_INPUT'],
    ['23502', 'BAD_USER_INPUT'],
    ['23514', 'BAD_USER_INPUT'],
    ['2201W', 'BAD_USER_INPUT'],
    ['23505', 'CONFLICT'],
    ['23503', 'CONFLICT'],
    ['40001', 'CONFLICT'],
    ['40P01', 'CONFLICT'],
    ['55P03', 'UNAVAILABLE'],
    ['57014', 'UNAVAILABLE'],
    ['25006', 'UNAVAILABLE'],
    ['53100', 'UNAVAILABLE'],
    ['53200', 'UNAVAILABLE'],
    ['53300', 'UNAVAILABLE'],
    ['53400', 'UNAVAILABLE'],
    ['57P01', 'UNAVAILABLE'],
    ['57P03', 'UNAVAILABLE'],
    ['58030', 'UNAVAILABLE'],
    ['08006', 'UNAVAILABLE'],
    ['42P01', 'INTERNAL'],
  ] as const)('the database says %s: %s, and not a word of its own', (state, code) => {
    const http = toHttp(databaseError(state), 'ref-1', log);
    expect(http.body.code).toBe(code);
    expect(http.status).toBe(STATUS[code]);
    const answer = graphql(databaseError(state));
    expect(answer.extensions?.code).toBe(code);
    expect(JSON.stringify([http, answer])).not.toMatch(/users_email_key|ram@example|duplicate|secret/);
  });

  test.each([
    ['FATAL', 'UNAVAILABLE'],
    ['PANIC', 'UNAVAILABLE'],
    ['ERROR', 'INTERNAL'],
  ])(
    'an error that PostgreSQL did not foresee (XX000) is about the connection where it ended it: %s, %s',
    (severity, code) => {
      const error = () => Object.assign(databaseError('XX000'), { severity });
      expect(toHttp(error(), 'ref-1', log).body.code).toBe(code);
      expect(graphql(error()).extensions?.code).toBe(code);
    },
  );

  test.each([
    'ECONNREFUSED',
    'getaddrinfo EAI_AGAIN database',
    'Connection terminated',
    'Cannot use a pool after calling end on the pool',
    'Query runner already released',
    'Database connection provided by a query runner was already released, cannot continue to use its querying methods anymore.',
    'timeout exceeded when trying to connect',
    'Query read timeout',
  ])('the database is away ("%s"): UNAVAILABLE, with a time to come back', (message) => {
    expect(toHttp(new Error(message), 'ref-1', log)).toMatchObject({ status: 503, headers: { 'Retry-After': '2' } });
    expect(graphql(new Error(message)).extensions).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 2 });
  });

  test.each(['EROFS', 'ENOSPC', 'EDQUOT', 'EIO', 'EMFILE'])(
    'the disk takes nothing (%s): UNAVAILABLE, with a time to come back, and no name of a file',
    (code) => {
      const error = () => Object.assign(new Error(`${code}: secret, open '/data/secret'`), { code });
      const http = toHttp(error(), 'ref-1', log);
      expect(http).toMatchObject({ status: 503, headers: { 'Retry-After': '30' } });
      const answer = graphql(error());
      expect(answer.extensions).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 30 });
      expect(JSON.stringify([http, answer])).not.toContain('secret');
    },
  );

  test.each([
    [413, 'PAYLOAD_TOO_LARGE'],
    [415, 'UNSUPPORTED_MEDIA'],
    [404, 'NOT_FOUND'],
    [400, 'BAD_USER_INPUT'],
    [500, 'INTERNAL'],
  ] as const)('a parser gives up with %i: %s', (status, code) => {
    expect(toHttp(createError(status, 'secret'), 'ref-1', log).body.code).toBe(code);
    expect(graphql(createError(status, 'secret')).extensions?.code).toBe(code);
  });

  test('what nobody foresaw leaves as a reference and nothing else', () => {
    const error = new Error('select * from users where password = secret');
    const http = toHttp(error, 'ref-1', log);
    expect(http.body).toEqual({
      success: false,
      message: 'Something went wrong on our side. Reference: ref-1',
      code: 'INTERNAL',
    });
    const answer = graphql(error);
    expect(answer.extensions).toEqual({ code: 'INTERNAL', reference: 'ref-1' });
    expect(JSON.stringify([http, answer])).not.toMatch(/secret|select/);
  });

  test('a code that is not on the list leaves as INTERNAL', () => {
    const thrown = new GraphQLError('secret', { extensions: { code: 'SOMETHING_ELSE', more: 'secret' } });
    const answer = toGraphql(thrown.toJSON(), thrown, 'ref-1', log);
    expect(answer.extensions).toEqual({ code: 'INTERNAL', reference: 'ref-1' });
    expect(JSON.stringify(answer)).not.toContain('secret');
  });
});
