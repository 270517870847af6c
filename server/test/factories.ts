import { randomUUID } from 'node:crypto';
import type { TestServer } from './harness.js';

/** Someone who signed up in a test, and is signed in. */
export interface TestPerson {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly role: 'farmer' | 'buyer';
  readonly token: string;
  readonly refreshToken: string;
}

/**
 * What a person of the tests typed. The log of the whole suite is searched for these when it is done (`support/canaries.mjs`).
 */
const PASSWORD = 'Hari-fasal-2026';
const PHONE = '9876543210';

const unique = () => randomUUID().slice(0, 8);

/** The eight fields of sign-up, as REST takes them, for someone new. */
export function signUpFields(overrides: Record<string, unknown> = {}) {
  const password = PASSWORD;
  return {
    firstName: 'Sunita',
    lastName: 'Devi',
    email: `sunita.${unique()}@example.in`,
    phone: PHONE,
    password,
    confirmPassword: password,
    role: 'buyer',
    gender: 'female',
    ...overrides,
  };
}

async function makePerson(
  server: TestServer,
  role: TestPerson['role'],
  overrides: Record<string, unknown>,
): Promise<TestPerson> {
  const fields = signUpFields({ role, ...overrides });
  const { status, body, text } = await server.rest('POST', '/api/auth/register', { body: fields });
  if (status !== 201) throw new Error(`Sign-up of a test ${role} answered ${status}: ${text}`);
  return {
    id: body.data.user._id,
    email: body.data.user.email,
    password: fields.password,
    firstName: fields.firstName,
    role,
    token: body.data.accessToken,
    refreshToken: body.data.refreshToken,
  };
}

export const makeFarmer = (server: TestServer, overrides: Record<string, unknown> = {}) =>
  makePerson(server, 'farmer', overrides);

export const makeBuyer = (server: TestServer, overrides: Record<string, unknown> = {}) =>
  makePerson(server, 'buyer', overrides);
