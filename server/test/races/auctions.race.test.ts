import { writeDownAuction } from '../../src/modules/crops/write-down-auctions.js';
import { bid, insertAuction, MINUTE_MS } from '../auctions/auctioning.js';
import { broken, removeCrop, signedInAgain } from '../bids/trading.js';
import { ON_POSTGRES_SERVER } from '../harness.js';
import { twoServers } from './two-servers.js';

const race = twoServers({ buyers: 6 });

/** The embedded database does one thing at a time: a few rounds show that they run at all. */
const ROUNDS = ON_POSTGRES_SERVER ? 25 : 3;
const rounds = Array.from({ length: ROUNDS }, (_, round) => round);

const job = (index: number, cropId: string) =>
  writeDownAuction(race.either(index).parts.systemContext(), cropId).then(() => 'job');

test.each(rounds)('AC-510: six bids at once leave one leader with the highest maximum, round %i', async (round) => {
  const { id } = await insertAuction(race.server, race.farmer, {
    endsInMs: 2 * MINUTE_MS,
    reservePricePaise: round % 2 === 0 ? 1_700_00 : null,
  });
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      bid(race.either(index), race.buyerOf(index), id, {
        bidAmount: 1_600 + 5 * (index % 3),
        maxAmount: 1_650 + 25 * (index % 4),
      }),
    ),
  );
  expect(
    answers.map(({ status, body }) => body.code ?? status).filter((code) => ![201, 'BID_TOO_LOW'].includes(code)),
  ).toEqual([]);
  expect(await broken(race.server, id)).toEqual([]);
});

test.each(rounds)('AC-510: bids, the job twice and a removal at the end have one outcome, round %i', async (round) => {
  // The clock goes on with each round, and a token lasts a quarter of an hour.
  const farmer = await signedInAgain(race.server, race.farmer);
  const first = await signedInAgain(race.server, race.buyerOf(round));
  const second = await signedInAgain(race.server, race.buyerOf(round + 1));
  const { id } = await insertAuction(race.server, farmer, { endsInMs: 2 * MINUTE_MS });
  await bid(race.server, first, id, { bidAmount: 1_600 });
  for (const index of [0, 1]) race.either(index).clock.advance(2 * MINUTE_MS - (round % 3 === 0 ? 1 : 0));
  const codes = await Promise.all([
    job(0, id),
    bid(race.either(1), second, id, { bidAmount: 1_700 }).then(({ status, body }) => body.code ?? status),
    job(1, id),
    round % 2 === 0 ? removeCrop(race.either(0), farmer, id).then(({ status }) => status) : 'stays',
  ]);
  expect(
    codes.filter((code) => !['job', 201, 'AUCTION_ENDED', 'NOT_FOUND', 200, 'stays'].includes(code as never)),
  ).toEqual([]);
  expect(await broken(race.server, id)).toEqual([]);
});
