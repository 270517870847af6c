import { dayOf } from '../../platform/calendar-day.js';
import type { UserEntity } from './user.entity.js';
import type { Contact, Person, User } from './user.types.js';

/** An account as REST shows it to its owner; `_id` and `id` are equal (AC-187, X-19). */
export interface UserJson extends Omit<User, 'createdAt' | 'paymentAddress'> {
  readonly _id: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/** The account as its owner sees it. Field by field: a new column is private until it is named here (AC-189). */
export function toUser(entity: UserEntity): User {
  return {
    id: entity.id,
    firstName: entity.firstName,
    lastName: entity.lastName,
    email: entity.email,
    phone: entity.phone,
    role: entity.role,
    gender: entity.gender,
    paymentAddress: entity.paymentAddress,
    createdAt: entity.createdAt,
  };
}

export function toUserJson(user: User): UserJson {
  const { id, firstName, lastName, email, phone, role, gender } = user;
  return { _id: id, id, firstName, lastName, email, phone, role, gender, createdAt: user.createdAt.toISOString() };
}

/** What others may see of an account, and its contact. */
export const SHOWN_OF_ACCOUNT = [
  'id',
  'firstName',
  'lastName',
  'email',
  'phone',
  'role',
  'location',
  'verified',
  'verifiedBy',
  'verifiedAt',
  'createdAt',
] as const satisfies ReadonlyArray<keyof UserEntity>;
export type ShownAccount = Pick<UserEntity, (typeof SHOWN_OF_ACCOUNT)[number]>;

/** Someone as others see them; the caller decides whether the address shows and how the contact is revealed. */
export function presentPerson(
  account: ShownAccount,
  may: { readonly seeEmail: boolean; readonly contact: () => Promise<Contact | null> },
): Person {
  const { id, firstName, email, role, location, verified, verifiedBy } = account;
  return {
    id,
    firstName,
    email: may.seeEmail ? email : null,
    role,
    location,
    verified,
    verifiedBy,
    // Worked out for whoever asks: lists do not.
    get verifiedOn() {
      return account.verifiedAt && dayOf(account.verifiedAt);
    },
    get memberSince() {
      return dayOf(account.createdAt);
    },
    contact: may.contact,
  };
}

/** How to reach an account's owner. */
export function presentContact({ lastName, email, phone }: ShownAccount): Contact {
  return { lastName, email, phone };
}
