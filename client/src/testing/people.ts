import type { SessionPayload, SessionUser } from '@/session/session-state';

/** An account to sign in as. */
export const people = {
  farmer: {
    __typename: 'User',
    id: 'farmer-1',
    firstName: 'Asha',
    lastName: 'Devi',
    email: 'asha@example.com',
    phone: '9812000001',
    role: 'FARMER',
    gender: 'FEMALE',
    createdAt: '2026-01-01T00:00:00.000Z',
  },
  buyer: {
    __typename: 'User',
    id: 'buyer-1',
    firstName: 'Ravi',
    lastName: 'Kumar',
    email: 'ravi@example.com',
    phone: '9812000002',
    role: 'BUYER',
    gender: 'MALE',
    createdAt: '2026-01-01T00:00:00.000Z',
  },
} satisfies Record<string, SessionUser>;

export type Person = keyof typeof people;

/** The session of this person, freshly signed in. */
export function payloadOf(person: Person): SessionPayload {
  return { user: people[person], accessToken: `access-of-${person}`, refreshToken: `refresh-of-${person}` };
}

/** The same as the mutations that sign in answer it. */
export function signedInAs(person: Person): { session: SessionPayload } {
  return { session: payloadOf(person) };
}
