import { mkdir } from 'node:fs/promises';
import { BidEntity } from '../../src/modules/bids/bid.entity.js';
import { CropEntity } from '../../src/modules/crops/crop.entity.js';
import { UserEntity } from '../../src/modules/users/user.entity.js';
import { call, insertCrop, type Person, person, wheatForm } from '../crops/market.js';
import { signUpFields } from '../factories.js';
import { startTestServer, type TestServer } from '../harness.js';
import { colouredPicture } from '../media/pictures.js';

let server: TestServer;
let farmer: Person;
let buyer: Person;
beforeAll(async () => {
  server = await startTestServer();
  [farmer, buyer] = await Promise.all([person(server, 'farmer'), person(server, 'buyer')]);
  await mkdir(server.parts.config.uploadsDir, { recursive: true });
});
afterAll(() => server.close());

const rows = () => server.dataSource.manager;

/** Does the work while every such write to the table fails. */
async function failing<T>(write: 'INSERT' | 'UPDATE' | 'DELETE', table: string, work: () => Promise<T>): Promise<T> {
  await server.dataSource.query(`
    CREATE FUNCTION this_write_fails() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'This write fails.'; END $$;
    CREATE TRIGGER this_write_fails BEFORE ${write} ON ${table} FOR EACH ROW EXECUTE FUNCTION this_write_fails();
  `);
  try {
    return await work();
  } finally {
    await server.dataSource.query(`DROP TRIGGER this_write_fails ON ${table}; DROP FUNCTION this_write_fails();`);
  }
}

describe('G21: a command that fails half way leaves nothing behind', () => {
  test('signing up, where the session cannot be written', async () => {
    const fields = signUpFields();
    const signUp = () => server.rest('POST', '/auth/register', { body: fields });
    const failed = await failing('INSERT', 'refresh_tokens', signUp);
    expect([failed.status, failed.body.code]).toEqual([500, 'INTERNAL']);
    expect(await rows().countBy(UserEntity, { email: String(fields.email).toLowerCase() })).toBe(0);
    expect((await signUp()).status).toBe(201);
  });

  test('listing a crop, where its pictures cannot be written', async () => {
    const picture = await colouredPicture(700, 500).png().toBuffer();
    const list = () => call(server, 'POST', '/crops', { as: farmer, body: wheatForm([picture]) });
    const failed = await failing('INSERT', 'crop_images', list);
    expect([failed.status, failed.body.code]).toEqual([500, 'INTERNAL']);
    expect(await rows().countBy(CropEntity, { farmerId: farmer.id })).toBe(0);
    expect((await list()).status).toBe(201);
  });

  test('removing a crop, where the crop itself cannot be changed after its bids were closed', async () => {
    const crop = await insertCrop(server, farmer);
    const bid = { cropId: crop.id, bidAmount: 2_500 };
    expect((await call(server, 'POST', '/bids/place', { as: buyer, body: bid })).status).toBe(201);
    const remove = () => call(server, 'DELETE', `/crops/${crop.id}`, { as: farmer });
    const failed = await failing('UPDATE', 'crops', remove);
    expect([failed.status, failed.body.code]).toEqual([500, 'INTERNAL']);
    expect((await rows().findOneBy(BidEntity, { cropId: crop.id }))?.state).toBe('OPEN');
    expect((await rows().findOneBy(CropEntity, { id: crop.id }))?.deletedAt).toBeNull();
    expect((await remove()).status).toBe(200);
    expect((await rows().findOneBy(BidEntity, { cropId: crop.id }))?.state).toBe('EXPIRED');
  });
});
