import { verifyPerson } from '../../src/modules/users/verify-person.js';
import { ask, insertCrop, person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const verify = (email: string, by: Parameters<typeof verifyPerson>[2]) =>
  verifyPerson(server.parts.systemContext(), email, by);

const markOf = async (cropId: string): Promise<boolean> => {
  const query = 'query ($id: ID!) { crop(id: $id) { verified farmer { verified verifiedBy verifiedOn } } }';
  const { body } = await ask(server, query, { id: cropId });
  return body.data.crop;
};

test('AC-531: listings that are there carry the mark of their farmer, and lose it with them; those of others do not', async () => {
  const [farmer, other] = [await person(server, 'farmer'), await person(server, 'farmer')];
  const [own, another] = [await insertCrop(server, farmer), await insertCrop(server, other)];
  const on = server.clock.now().toISOString().slice(0, 10);
  await verify(farmer.email, 'visit');
  const seen = { verified: true, verifiedBy: 'VISIT', verifiedOn: on };
  expect(await markOf(own.id)).toEqual({ verified: true, farmer: seen });
  const unseen = { verified: false, verifiedBy: null, verifiedOn: null };
  expect(await markOf(another.id)).toEqual({ verified: false, farmer: unseen });
  await verify(farmer.email, null);
  expect(await markOf(own.id)).toEqual({ verified: false, farmer: unseen });
});

test('AC-531: nobody is verified who has not signed up', async () => {
  await expect(verify('nobody@nowhere.example', 'identity')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
