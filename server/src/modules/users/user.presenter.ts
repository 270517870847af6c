import { dayOf } from '../../platform/calendar-day.js';
import { nameInLatin } from '../vocabulary/name-in-latin.js';
import type { UserEntity } from './user.entity.js';
import type { Contact, Person, User } from './user.types.js';

/** An account as REST shows it to its owner; `_id` and `id` are equal. */
export interface UserJson extends Omit<User, 'createdAt' | 'paymentAddress'> {
  readonly _id: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/** The account as its owner sees it. Field by field: a new column is private until it is named here. */
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

/** What a viewer may see of someone; the caller decides. */
export interface MaySee {
  readonly seeEmail: boolean;
  readonly contact: () => Promise<Contact | null>;
}

/** Works out each field when it is asked for: a list asks for three of them, and only those were read. */
class PresentedPerson implements Person {
  readonly #account: ShownAccount;
  readonly #may: MaySee;

  constructor(account: ShownAccount, may: MaySee) {
    this.#account = account;
    this.#may = may;
  }

  get id() {
    return this.#account.id;
  }

  get firstName() {
    return this.#account.firstName;
  }

  get firstNameInLatin() {
    return nameInLatin(this.#account.firstName);
  }

  get email() {
    return this.#may.seeEmail ? this.#account.email : null;
  }

  get role() {
    return this.#account.role;
  }

  get location() {
    return this.#account.location;
  }

  get verified() {
    return this.#account.verified;
  }

  get verifiedBy() {
    return this.#account.verifiedBy;
  }

  get verifiedOn() {
    return this.#account.verifiedAt && dayOf(this.#account.verifiedAt);
  }

  get memberSince() {
    return dayOf(this.#account.createdAt);
  }

  contact() {
    return this.#may.contact();
  }
}

/** Someone as others see them; the caller decides whether the address shows and how the contact is revealed. */
export function presentPerson(account: ShownAccount, may: MaySee): Person {
  return new PresentedPerson(account, may);
}

/** How to reach an account's owner. */
export function presentContact({ lastName, email, phone }: ShownAccount): Contact {
  return { lastName, lastNameInLatin: nameInLatin(lastName), email, phone };
}
