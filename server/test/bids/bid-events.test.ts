import { BidEntity } from '../../src/modules/bids/bid.entity.js';
import {
  BidEnded,
  BidNeedsConfirmation,
  BidPlaced,
  CounterWithdrawn,
  OfferAccepted,
  OfferCountered,
} from '../../src/modules/bids/bid.events.js';
import { writeDownExpiredBids } from '../../src/modules/bids/write-down-expired-bids.js';
import { CropEntity } from '../../src/modules/crops/crop.entity.js';
import { CropEdited, CropExpired } from '../../src/modules/crops/crop.events.js';
import { lockCrop } from '../../src/modules/crops/crop-rows.js';
import { inTransaction } from '../../src/platform/database/transaction.js';
import { on, publish } from '../../src/platform/events.js';
import { insertCrop, type Person, person } from '../crops/market.js';
import { startTestServer, type TestServer } from '../harness.js';
import {
  accept,
  broken,
  confirmQuantity,
  counter,
  decline,
  everythingOf,
  lastOfferOf,
  placeBid,
  removeCrop,
  signedInAgain,
  withdraw,
  withdrawCounter,
} from './trading.js';

/** What was told, in order; each as somebody who writes a message would read it. */
let heard: string[] = [];
const hears = (...lines: string[]) => {
  expect(heard).toEqual(lines);
  heard = [];
};

let server: TestServer;
let farmer: Person;
let buyer: Person;
let other: Person;
beforeAll(async () => {
  const listen = [
    on(BidPlaced, async (_tx, { bid, offer, crop, replaced }) => {
      heard.push(`placed ${bid.state} at ${offer.pricePaise} on ${crop.cropName}${replaced ? ', a new one' : ''}`);
    }),
    on(OfferCountered, async (tx, { bid, offer }) => {
      // What is told is what the rows say.
      const row = await tx.db.findOneByOrFail(BidEntity, { id: bid.id });
      heard.push(`${offer.madeBy} names ${offer.pricePaise} for ${offer.quantity}: ${row.state}`);
    }),
    on(CounterWithdrawn, async (_tx, { bid, offer }) => {
      heard.push(`${offer.pricePaise} is taken back: ${bid.state}`);
    }),
    on(BidNeedsConfirmation, async (_tx, { bid, offer }) => {
      heard.push(`less is left than ${offer.quantity}: ${bid.state}`);
    }),
    on(OfferAccepted, async (_tx, { acceptedBy }) => {
      heard.push(`accepted by ${acceptedBy}`);
    }),
    on(BidEnded, async (_tx, { bid, crop, by }) => {
      // The clock ends what other tests have left too.
      if (crop.farmerId !== farmer.id) return;
      const why = bid.endedReason ?? bid.declineReason ?? bid.declineWords ?? '';
      heard.push(`ended ${bid.state} ${why} by ${by}`.replace('  ', ' '));
    }),
  ];
  server = await startTestServer({ eventHandlers: listen });
  [farmer, buyer, other] = await Promise.all([
    person(server, 'farmer'),
    person(server, 'buyer'),
    person(server, 'buyer'),
  ]);
});
afterAll(() => server.close());
beforeEach(async () => {
  // An access token ends long before an offer does.
  await letPass(0);
  heard = [];
});

const HOUR_MS = 60 * 60 * 1_000;
const PLACED = 'placed OPEN at 248000 on Wheat';

async function bidOn(quantity = 40) {
  heard = [];
  const crop = await insertCrop(server, farmer, { minQuantity: 10 });
  const bid = await placeBid(server, buyer, crop.id, { quantity });
  hears(PLACED);
  return { ...bid, cropId: crop.id };
}

async function letPass(milliseconds: number): Promise<void> {
  server.clock.advance(milliseconds);
  [farmer, buyer, other] = await Promise.all([
    signedInAgain(server, farmer),
    signedInAgain(server, buyer),
    signedInAgain(server, other),
  ]);
}

describe('everything that happens to a bid is told once', () => {
  test('countered by both, taken back, accepted', async () => {
    const { offerId } = await bidOn();
    const first = lastOfferOf(await counter(server, farmer, offerId, { price: 2_600 }));
    await withdrawCounter(server, farmer, first);
    const second = lastOfferOf(await counter(server, farmer, offerId, { price: 2_550, quantity: 30 }));
    const third = lastOfferOf(await counter(server, buyer, second, { price: 2_520 }));
    await accept(server, farmer, third);
    hears(
      'farmer names 260000 for 40: COUNTERED',
      '260000 is taken back: OPEN',
      'farmer names 255000 for 30: COUNTERED',
      'buyer names 252000 for 30: OPEN',
      'accepted by farmer',
    );
  });

  test('rejected, declined, withdrawn, replaced', async () => {
    const rejected = await bidOn();
    await decline(server, farmer, rejected.offerId);
    hears('ended REJECTED PRICE_TOO_LOW by farmer');
    const declined = await bidOn();
    await decline(server, buyer, lastOfferOf(await counter(server, farmer, declined.offerId)), { words: 'No.' });
    hears('farmer names 255000 for 40: COUNTERED', 'ended DECLINED No. by buyer');
    const withdrawn = await bidOn();
    await withdraw(server, buyer, withdrawn.bidId);
    hears('ended WITHDRAWN by buyer');
    const replaced = await bidOn();
    await placeBid(server, buyer, replaced.cropId, { bidAmount: 2_500, quantity: 40 });
    hears('ended REPLACED by buyer', 'placed OPEN at 250000 on Wheat, a new one');
  });

  test('sold to another, and asked how much where less is left', async () => {
    const { cropId, bidId } = await bidOn();
    const { offerId } = await placeBid(server, other, cropId, { quantity: 60 });
    await accept(server, farmer, offerId);
    hears(PLACED, 'accepted by farmer', 'less is left than 40: NEEDS_CONFIRMATION');
    await confirmQuantity(server, buyer, bidId);
    hears('buyer names 248000 for 20: OPEN');
    const whole = await placeBid(server, other, cropId);
    await accept(server, farmer, whole.offerId);
    hears(PLACED, 'ended EXPIRED SOLD_TO_ANOTHER by crop', 'accepted by farmer');
  });

  test('the crop removed; what the clock had ended before, by the clock', async () => {
    const early = await bidOn();
    await letPass(48 * HOUR_MS);
    await placeBid(server, other, early.cropId, { quantity: 10 });
    heard = [];
    await removeCrop(server, farmer, early.cropId);
    expect([...heard].sort()).toEqual([
      'ended EXPIRED FARMER_SILENT by clock',
      'ended EXPIRED LISTING_REMOVED by crop',
    ]);
  });

  test('a command that is refused tells nothing', async () => {
    const { offerId, cropId } = await bidOn();
    await accept(server, buyer, offerId);
    await counter(server, farmer, offerId, { price: 0 });
    await withdrawCounter(server, farmer, offerId);
    hears();
    expect(await broken(server, cropId)).toEqual([]);
  });
});

describe('what the clock decided is written down (AC-403)', () => {
  async function write(): Promise<void> {
    // A hundred a turn, and other tests have left some.
    while ((await writeDownExpiredBids(server.parts.systemContext())) > 0);
  }

  /** What the tests above have left is over, and written down. */
  beforeEach(async () => {
    await letPass(72 * HOUR_MS);
    await write();
    heard = [];
  });

  test('each bid once, with whose silence it was', async () => {
    const silentFarmer = await bidOn();
    const silentBuyer = await bidOn();
    await counter(server, farmer, silentBuyer.offerId);
    const answered = await bidOn();
    await decline(server, farmer, answered.offerId);
    heard = [];
    server.clock.advance(24 * HOUR_MS - 1);
    await write();
    hears();
    server.clock.advance(1);
    await write();
    hears('ended EXPIRED BUYER_SILENT by clock');
    server.clock.advance(24 * HOUR_MS);
    await write();
    hears('ended EXPIRED FARMER_SILENT by clock');
    await write();
    hears();
    expect((await everythingOf(server, silentFarmer.cropId)).bids).toMatchObject([
      { state: 'EXPIRED', ended_reason: 'FARMER_SILENT', ended_at: server.clock.now() },
    ]);
  });

  test('by two at once it is told once', async () => {
    await bidOn();
    server.clock.advance(48 * HOUR_MS);
    await Promise.all([write(), write(), write()]);
    hears('ended EXPIRED FARMER_SILENT by clock');
  });
});

describe('what becomes of the bids on a crop', () => {
  /** A command of the crop's module that changes its row and tells of it. */
  const change = (cropId: string, work: (crop: CropEntity) => object) =>
    inTransaction(server.parts.systemContext(), async (tx) => {
      const crop = await lockCrop(tx, cropId);
      const event = work(crop);
      await tx.db.update(CropEntity, { id: crop.id }, { quantityAmount: crop.quantityAmount, status: crop.status });
      await publish(tx, event);
    });
  const edit = (cropId: string, quantityAmount: number) =>
    change(cropId, (crop) => {
      const before = { ...crop };
      crop.quantityAmount = quantityAmount;
      return new CropEdited(crop, before);
    });

  test('an edit that leaves less asks the buyer whose bid is for more, and no other (AC-414)', async () => {
    const { cropId, bidId } = await bidOn();
    const small = await placeBid(server, other, cropId, { quantity: 10 });
    heard = [];
    await edit(cropId, 30);
    hears('less is left than 40: NEEDS_CONFIRMATION');
    expect((await accept(server, farmer, small.offerId)).status).toBe(200);
    await edit(cropId, 50);
    heard = [];
    // More is listed later: nothing is confirmed by itself.
    const { body } = await confirmQuantity(server, buyer, bidId);
    expect(body.bid).toMatchObject({ state: 'OPEN', offers: [{}, { quantity: { amount: 40 } }] });
    expect(await broken(server, cropId)).toEqual([]);
  });

  test('an edit that leaves enough, or changes something else, asks nobody', async () => {
    const { cropId } = await bidOn();
    await edit(cropId, 40);
    await edit(cropId, 80);
    hears();
  });

  test('its last good day is over: nobody can answer them any more', async () => {
    const { cropId, offerId } = await bidOn();
    await change(cropId, (crop) => {
      crop.status = 'expired';
      return new CropExpired(crop);
    });
    hears('ended EXPIRED LISTING_EXPIRED by crop');
    expect((await accept(server, farmer, offerId)).body.code).toBe('CONFLICT');
  });
});
