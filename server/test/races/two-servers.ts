import type { Role } from '../../src/modules/users/user.types.js';
import { type Person, person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';

/** Two servers over one database and the people of a race; there from a file's first test to its last. */
export interface Race {
  readonly server: TestServer;
  readonly farmer: Person;
  /** By their number; there is no end of them, they come again. */
  buyerOf(index: number): Person;
  /** One server and the other in turn: what holds only inside one process does not hold here. */
  either(index: number): TestServer;
}

/** Starts the two servers before the tests of the file that calls it, with so many buyers, and closes them afterwards. */
export function twoServers({ buyers: count }: { readonly buyers: number }): Race {
  let servers: TestServer[] = [];
  let farmer: Person | undefined;
  let buyers: Person[] = [];
  beforeAll(async () => {
    servers = await Promise.all([startTestServer(), startTestServer()]);
    const join = (role: Role) => person(either(0), role);
    farmer = await join('farmer');
    buyers = await Promise.all(Array.from({ length: count }, () => join('buyer')));
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()));
  });

  function known<Thing>(thing: Thing | undefined): Thing {
    if (thing === undefined) throw new Error('A race begins in its tests.');
    return thing;
  }
  const either = (index: number) => known(servers[index % 2]);
  return {
    get server() {
      return either(0);
    },
    get farmer() {
      return known(farmer);
    },
    buyerOf: (index) => known(buyers[index % count]),
    either,
  };
}
