import { dayInIndia } from '../../server/src/platform/calendar-day.js';
import { mutation, rest } from '../api.js';
import type { Action, ActionKind } from './action.types.js';
import { post, price, WITH_KEY } from './bid-actions.js';
import type { ContendedCrop } from './contended-crop.js';
import { LEAST_LOT, QUINTALS } from './wheat.js';

/** Days that a listing is given: the first may be over before the round is. */
const LONGEST_LISTING = 20;

interface Change {
  readonly name: string;
  readonly graphql: Readonly<Record<string, unknown>>;
  readonly rest: Record<string, unknown>;
}

/** An edit of what its farmer saw last, through one interface or the other. */
function edit(crop: ContendedCrop, { name, ...change }: Change): Action {
  const { farmer, random } = crop.around;
  const caller = { token: farmer.token, key: random.uuid() };
  const { cropId: id, version } = crop;
  if (random.chance(0.5)) return { name, call: rest('PATCH', `/crops/${id}`, caller, { version, ...change.rest }) };
  const input = { type: 'UpdateCropInput', value: { id, version, ...change.graphql } };
  return { name, call: mutation('updateCrop', input, 'crop { id version }', caller, WITH_KEY) };
}

const QUANTITY = 'edit the quantity';
const PRICE = 'edit the price';
const DATES = 'edit the dates';
const REMOVE = 'remove the crop';
const AGAIN = 'sell the crop again';
const OVER = 'the last day of the crop ends';

/** There is less left, or more: bids above it have to be confirmed. */
function editQuantity(crop: ContendedCrop): Action {
  const amount = crop.around.random.whole(LEAST_LOT, QUINTALS);
  return edit(crop, {
    name: QUANTITY,
    graphql: { remainingQuantity: { amount, unit: 'QUINTAL' } },
    rest: { remainingQuantity: { amount, unit: 'quintal' } },
  });
}

function editPrice(crop: ContendedCrop): Action {
  const basePrice = price(crop);
  return edit(crop, { name: PRICE, graphql: { basePrice }, rest: { price: { basePrice } } });
}

function editDates(crop: ContendedCrop): Action {
  const { random } = crop.around;
  const expiryDate = random.chance(0.2) ? null : dayInIndia(new Date(), random.whole(0, LONGEST_LISTING));
  return edit(crop, { name: DATES, graphql: { expiryDate }, rest: { expiryDate } });
}

function remove(crop: ContendedCrop): Action {
  const { farmer, random } = crop.around;
  const caller = { token: farmer.token, key: random.uuid() };
  return { name: REMOVE, call: rest('DELETE', `/crops/${crop.cropId}`, caller) };
}

function sellAgain(crop: ContendedCrop): Action {
  const { farmer, random } = crop.around;
  const expiryDate = dayInIndia(new Date(), random.whole(1, LONGEST_LISTING));
  if (random.chance(0.5)) {
    const body = { quantity: { amount: QUINTALS }, expiryDate };
    return { name: AGAIN, call: post(crop, farmer.token, `/crops/${crop.cropId}/relist`, body) };
  }
  const value = { id: crop.cropId, quantity: { amount: QUINTALS, unit: 'QUINTAL' }, expiryDate };
  const caller = { token: farmer.token, key: random.uuid() };
  const input = { type: 'RelistCropInput', value };
  return { name: AGAIN, call: mutation('relistCrop', input, 'crop { id }', caller, WITH_KEY) };
}

/** What can be wished of a listing, however it is sold. */
export const LISTING_ACTIONS: readonly ActionKind[] = [
  { names: [QUANTITY], weight: 2, afterwards: 0.3, draw: editQuantity },
  { names: [PRICE], weight: 1, afterwards: 0.3, draw: editPrice },
  { names: [DATES], weight: 1, afterwards: 0.3, draw: editDates },
  { names: [REMOVE], weight: 0.2, afterwards: 0.7, draw: remove },
  { names: [AGAIN], weight: 0.2, afterwards: 2, draw: sellAgain },
  {
    names: [OVER],
    weight: 0.3,
    afterwards: 0,
    draw: () => ({
      name: OVER,
      sql: `UPDATE crops SET expiry_date = (clock_timestamp() AT TIME ZONE 'Asia/Kolkata')::date - 1
        WHERE id = $1 AND status IN ('active', 'pending') AND deleted_at IS NULL`,
    }),
  },
];
