import type { UserEntity } from './user.entity.js';

/** A person was verified, or is not any more; the transaction holds the account's row. */
export class PersonVerified {
  constructor(readonly user: UserEntity) {}
}
