import { BidEntity, NEW_BID } from '../../src/modules/bids/bid.entity.js';
import { OFFER_VALID_MS } from '../../src/modules/bids/bid.rules.js';
import { newId } from '../../src/platform/ids.js';
import { accept, decline, placeBid, withdraw } from '../bids/trading.js';
import { ask, call, insertCrop, type Person, person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';

let server: TestServer;
let farmer: Person;
let buyer: Person;

/**
 * Refuses every write to `bids` by a transaction that has not locked the crop's row before: `xmax` of a locked row is the
 * transaction that holds it. A race would show a missing lock only on a database with several connections.
 */
const GUARD = `
  CREATE FUNCTION crop_row_is_locked() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NOT EXISTS (
      SELECT FROM crops WHERE id = NEW.crop_id AND xmax = pg_current_xact_id_if_assigned()::xid
    ) THEN
      RAISE EXCEPTION 'The crop is not locked.';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER crop_row_is_locked BEFORE INSERT OR UPDATE ON bids FOR EACH ROW EXECUTE FUNCTION crop_row_is_locked();
`;
const WITHOUT_GUARD = `
  DROP TRIGGER IF EXISTS crop_row_is_locked ON bids;
  DROP FUNCTION IF EXISTS crop_row_is_locked();
`;

/** A bid that is there already, written under the lock. */
async function insertBid(cropId: string): Promise<void> {
  await server.dataSource.transaction(async (db) => {
    await db.query('SELECT FROM crops WHERE id = $1 FOR UPDATE', [cropId]);
    await db.insert(BidEntity, {
      id: newId(),
      cropId,
      buyerId: buyer.id,
      amountPaise: 250_000,
      message: null,
      ...NEW_BID,
      quantity: 80,
      validUntil: new Date(server.clock.now().getTime() + OFFER_VALID_MS),
      createdAt: server.clock.now(),
    });
  });
}

beforeAll(async () => {
  server = await startTestServer();
  [farmer, buyer] = await Promise.all([person(server, 'farmer'), person(server, 'buyer')]);
  await server.dataSource.query(GUARD);
});
afterAll(async () => {
  await server.dataSource.query(WITHOUT_GUARD);
  await server.close();
});

describe('the row of a crop is locked (security.md F13, T1, T6), on the embedded database too', () => {
  test('before a bid on it is written', async () => {
    const crop = await insertCrop(server, farmer);
    const bid = await call(server, 'POST', '/bids/place', { as: buyer, body: { cropId: crop.id, bidAmount: 2_500 } });
    expect(bid.status).toBe(201);
  });

  test('before its bids are closed', async () => {
    const crop = await insertCrop(server, farmer);
    await insertBid(crop.id);
    const removed = await ask(
      server,
      'mutation ($id: ID!) { deleteCrop(input: { id: $id }) { deletedCropId } }',
      { id: crop.id },
      farmer,
    );
    expect(removed.body).toEqual({ data: { deleteCrop: { deletedCropId: crop.id } } });
  });

  test('before it is accepted, declined, taken back or replaced', async () => {
    const crop = await insertCrop(server, farmer, { minQuantity: 10 });
    const place = () => placeBid(server, buyer, crop.id, { quantity: 10 });
    expect((await decline(server, farmer, (await place()).offerId)).status).toBe(200);
    expect((await withdraw(server, buyer, (await place()).bidId)).status).toBe(200);
    await place();
    const { offerId } = await placeBid(server, buyer, crop.id, { quantity: 20 });
    expect((await accept(server, farmer, offerId)).status).toBe(200);
  });

  test('and the guard of this test sees where it is not', async () => {
    const crop = await insertCrop(server, farmer);
    await insertBid(crop.id);
    const unlocked = server.dataSource.query(`UPDATE bids SET message = 'x' WHERE crop_id = $1`, [crop.id]);
    await expect(unlocked).rejects.toThrow('The crop is not locked.');
  });
});
