import { accept, placeBid } from '../bids/trading.js';
import { ask, insertCrop, type Person, person } from '../crops/market.js';
import type { TestServer } from '../harness.js';
import type { RestAnswer } from '../support/http-client.js';

/** A farmer and a buyer with a deal between them. */
export interface TestDeal {
  readonly id: string;
  readonly cropId: string;
  readonly farmer: Person;
  readonly buyer: Person;
}

/** Sells 40 quintals at ₹2,480.50 of a crop of 80, and gives the deal. */
export async function agreedDeal(
  server: TestServer,
  sides: Partial<Pick<TestDeal, 'farmer' | 'buyer'>> = {},
): Promise<TestDeal> {
  const farmer = sides.farmer ?? (await person(server, 'farmer'));
  const buyer = sides.buyer ?? (await person(server, 'buyer'));
  const crop = await insertCrop(server, farmer, { minQuantity: 10 });
  const { offerId } = await placeBid(server, buyer, crop.id, { bidAmount: 2_480.5, quantity: 40 });
  const { status, body, text } = await accept(server, farmer, offerId);
  if (status !== 200) throw new Error(`Accepting answered ${status}: ${text}`);
  return { id: body.bid.dealId, cropId: crop.id, farmer, buyer };
}

const DEAL = `id state yourSide pickup { id day timeOfDay place proposedBy confirmedAt } pickupProposal { id day }
  weighing { id quantity { amount unit } deductionPercent grossAmount deductionAmount finalAmount confirmedBy confirmedAt }
  finalAmount payments { id amount method reference status } paymentState paidAmount amountToPay amountToReturn upiLink
  awaiting turns { by step from respondBy } respondBy allowedActions cancelledBy cancelReason cancelWords stillThere
  dispute { openedBy statements { by words } decision } endedAt checkCode
  events { position step by actor state words pickup { id } weighing { id } weighingBefore { id } payment { id } }`;

/** Sends a step of a deal through GraphQL: `step('markPayment', deal, buyer, { amount: 100, method: 'CASH' })`. */
export function step(
  server: TestServer,
  name: string,
  { id }: Pick<TestDeal, 'id'>,
  as: Person | undefined,
  input: Readonly<Record<string, unknown>> = {},
): Promise<RestAnswer> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const mutation = `mutation ($input: ${type}!) { ${name}(input: $input) { deal { ${DEAL} } } }`;
  return ask(server, mutation, { input: { dealId: id, ...input } }, as);
}

/** A deal as one of its sides reads it. */
export const readDeal = (server: TestServer, { id }: Pick<TestDeal, 'id'>, as: Person): Promise<RestAnswer> =>
  ask(server, `query ($id: ID!) { deal(id: $id) { ${DEAL} } }`, { id }, as);

/** What tests read of a deal to go on with. */
export interface ShownDeal {
  readonly state: string;
  readonly amountToPay: number;
  readonly pickupProposal: { readonly id: string };
  readonly weighing: { readonly id: string };
  readonly payments: ReadonlyArray<{ readonly id: string }>;
}

/** The same step, and the deal after it. Throws where it is refused. */
export async function did(...call: Parameters<typeof step>): Promise<ShownDeal> {
  const { body, text } = await step(...call);
  const deal = body.data?.[call[1]]?.deal;
  if (!deal) throw new Error(`A step of a test, ${call[1]}, was refused: ${text}`);
  return deal;
}

/** Weighs a deal as it was agreed, has it confirmed, paid in cash and confirmed: it is completed. */
export async function completeDeal(
  server: TestServer,
  deal: Pick<TestDeal, 'id' | 'farmer' | 'buyer'> & { readonly quantity: number },
): Promise<void> {
  const { farmer, buyer, quantity } = deal;
  const { weighing, amountToPay } = await did(server, 'recordWeight', deal, farmer, { quantity });
  await did(server, 'confirmWeight', deal, buyer, { weighingId: weighing.id });
  const { payments } = await did(server, 'markPayment', deal, buyer, { amount: amountToPay, method: 'CASH' });
  await did(server, 'confirmPayment', deal, farmer, { paymentId: payments.at(-1)?.id });
}
