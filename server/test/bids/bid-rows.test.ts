import { insertCrop, type Person, person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import { counter, lastOfferOf, placeBid } from './trading.js';

let server: TestServer;
let farmer: Person;
let buyer: Person;
beforeAll(async () => {
  server = await startTestServer();
  [farmer, buyer] = await Promise.all([person(server, 'farmer'), person(server, 'buyer')]);
});
afterAll(() => server.close());

test("an offer never changes but for being taken back once, and a bid has one first offer, its buyer's", async () => {
  const crop = await insertCrop(server, farmer);
  const { offerId } = await placeBid(server, buyer, crop.id);
  const row = (sql: string, id = offerId) => server.dataSource.query(sql, [id]);
  await expect(row('UPDATE offers SET price_paise = 1 WHERE id = $1')).rejects.toThrow('never changes');
  await expect(row('DELETE FROM offers WHERE id = $1')).rejects.toThrow('never changes');
  const copy = (position: number, madeBy: string, respondsTo: string) =>
    row(`INSERT INTO offers (id, bid_id, position, made_by, price_paise, quantity, responds_to, valid_until, created_at)
      SELECT gen_random_uuid(), bid_id, ${position}, '${madeBy}', price_paise, quantity, ${respondsTo}, valid_until,
      created_at FROM offers WHERE id = $1`);
  await expect(copy(1, 'buyer', 'NULL')).rejects.toThrow('offers_place');
  await expect(copy(2, 'buyer', 'NULL')).rejects.toThrow('offers_begin');
  await expect(copy(21, 'farmer', 'id')).rejects.toThrow('offers_position_check');
  await expect(row('UPDATE offers SET withdrawn_at = now() WHERE id = $1')).rejects.toThrow('offers_withdrawn');
  const counterId = lastOfferOf(await counter(server, farmer, offerId));
  await expect(copy(3, 'farmer', 'id')).rejects.toThrow('offers_in_a_row');
  const takeBack = 'UPDATE offers SET withdrawn_at = now() WHERE id = $1';
  await expect(row('UPDATE offers SET price_paise = 1, withdrawn_at = now() WHERE id = $1', counterId)).rejects.toThrow(
    'never changes',
  );
  await row(takeBack, counterId);
  await expect(row(takeBack, counterId)).rejects.toThrow('never changes');
});

test('the database has the last word: one live bid of a buyer on a crop, and nothing sold that is not there', async () => {
  const crop = await insertCrop(server, farmer);
  const { bidId } = await placeBid(server, buyer, crop.id);
  const again = `INSERT INTO bids (id, crop_id, buyer_id, amount_paise, quantity, state, valid_until, created_at)
    SELECT gen_random_uuid(), crop_id, buyer_id, amount_paise, quantity, state, valid_until, created_at
    FROM bids WHERE id = $1`;
  await expect(server.dataSource.query(again, [bidId])).rejects.toThrow('bids_one_live');
  const sell = (quantity: number, status: string) =>
    server.dataSource.query('UPDATE crops SET sold_quantity = $2, status = $3 WHERE id = $1', [
      crop.id,
      quantity,
      status,
    ]);
  await expect(sell(80, 'active')).rejects.toThrow('crops_all_sold');
  await expect(sell(80.001, 'sold')).rejects.toThrow('crops_sold_quantity');
});
