import { Role } from '../modules/users/user.types.js';

/** An account to try the marketplace with, in a fresh installation that is not in production. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  readonly role: Role;
}

/** Their people stand in `server/data/seed-listings.json`; every other seeded account has a random password. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { email: 'ramesh@annapath.example', password: 'Khet-se-mandi-24', role: Role.FARMER },
  { email: 'anita@annapath.example', password: 'Naya-vyapar-24', role: Role.BUYER },
];
