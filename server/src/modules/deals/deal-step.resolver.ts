import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { readUploads } from '../media/read-upload.js';
import { confirmPayment, denyPayment } from './answer-payment.js';
import { cancelDeal } from './cancel-deal.js';
import { confirmPickup } from './confirm-pickup.js';
import { confirmReturn } from './confirm-return.js';
import { confirmWeight } from './confirm-weight.js';
import type { DealEntity } from './deal.entity.js';
import * as inputs from './deal.inputs.js';
import { WEIGHT_ANSWER_HOURS } from './deal.rules.js';
import { toDeal } from './deal.service.js';
import type { Deal } from './deal.types.js';
import { markPayment } from './mark-payment.js';
import { type OpenDisputeDependencies, openDispute } from './open-dispute.js';
import { proposePickup } from './propose-pickup.js';
import { recordWeight } from './record-weight.js';
import { sayStillThere } from './say-still-there.js';

const REFUSED =
  'Refused with NOT_FOUND for everybody but the two sides, NOT_YOUR_TURN where the other side has to do it, and CONFLICT where the deal has gone on.';

/** The steps of a deal: each mutation is one command. */
@Resolver()
export class DealStepResolver {
  readonly #dependencies: OpenDisputeDependencies;

  constructor(dependencies: OpenDisputeDependencies) {
    this.#dependencies = dependencies;
  }

  @Mutation(() => inputs.ProposePickupPayload, {
    nullable: true,
    description: `Names a day and a place of pick-up; what was agreed before holds until the other side confirms the new one. For either side, before the weighing. ${REFUSED}`,
  })
  async proposePickup(
    @Arg('input', () => inputs.ProposePickupInput, { description: 'A day and a place of pick-up.' })
    input: inputs.ProposePickupInput,
    @Ctx() ctx: RequestContext,
  ): Promise<inputs.ProposePickupPayload> {
    return moved(ctx, await proposePickup(ctx, this.#dependencies, input));
  }

  @Mutation(() => inputs.ConfirmPickupPayload, {
    nullable: true,
    description: `Agrees to the day and place that the other side named last. Refused with DEAL_CHANGED where they named others since. For the other side. ${REFUSED}`,
  })
  async confirmPickup(
    @Arg('input', () => inputs.ConfirmPickupInput, { description: 'Which proposal.' }) input: inputs.ConfirmPickupInput,
    @Ctx() ctx: RequestContext,
  ): Promise<inputs.ConfirmPickupPayload> {
    return moved(ctx, await confirmPickup(ctx, this.#dependencies, input));
  }

  @Mutation(() => inputs.RecordWeightPayload, {
    nullable: true,
    description: `Enters what was weighed, or corrects it while the buyer has not confirmed it; without an answer it is confirmed after ${WEIGHT_ANSWER_HOURS} hours. For the farmer. ${REFUSED}`,
  })
  async recordWeight(
    @Arg('input', () => inputs.RecordWeightInput, { description: 'What was weighed.' }) input: inputs.RecordWeightInput,
    @Ctx() ctx: RequestContext,
  ): Promise<inputs.RecordWeightPayload> {
    return moved(ctx, await recordWeight(ctx, this.#dependencies, input));
  }

  @Mutation(() => inputs.ConfirmWeightPayload, {
    nullable: true,
    description: `Agrees to the last weighing. Refused with DEAL_CHANGED where it was corrected since. For the buyer. ${REFUSED}`,
  })
  async confirmWeight(
    @Arg('input', () => inputs.ConfirmWeightInput, { description: 'Which weighing.' }) input: inputs.ConfirmWeightInput,
    @Ctx() ctx: RequestContext,
  ): Promise<inputs.ConfirmWeightPayload> {
    return moved(ctx, await confirmWeight(ctx, this.#dependencies, input));
  }

  @Mutation(() => inputs.MarkPaymentPayload, {
    nullable: true,
    description: `Says that you have paid something, an advance too; it counts once the farmer confirms it. For the buyer. ${REFUSED}`,
  })
  async markPayment(
    @Arg('input', () => inputs.MarkPaymentInput, { description: 'The payment.' }) input: inputs.MarkPaymentInput,
    @Ctx() ctx: RequestContext,
  ): Promise<inputs.MarkPaymentPayload> {
    return moved(ctx, await markPayment(ctx, this.#dependencies, input));
  }

  @Mutation(() => inputs.ConfirmPaymentPayload, {
    nullable: true,
    description: `Says that a payment has come. Where the weighing is confirmed and nothing is left to pay, the deal is completed. For the farmer, in every state. ${REFUSED}`,
  })
  async confirmPayment(
    @Arg('input', () => inputs.ConfirmPaymentInput, { description: 'Which payment.' })
    input: inputs.ConfirmPaymentInput,
    @Ctx() ctx: RequestContext,
  ): Promise<inputs.ConfirmPaymentPayload> {
    return moved(ctx, await confirmPayment(ctx, this.#dependencies, input));
  }

  @Mutation(() => inputs.DenyPaymentPayload, {
    nullable: true,
    description: `Says that a payment has not come; you can still confirm it later. For the farmer, in every state. ${REFUSED}`,
  })
  async denyPayment(
    @Arg('input', () => inputs.DenyPaymentInput, { description: 'Which payment.' }) input: inputs.DenyPaymentInput,
    @Ctx() ctx: RequestContext,
  ): Promise<inputs.DenyPaymentPayload> {
    return moved(ctx, await denyPayment(ctx, this.#dependencies, input));
  }

  @Mutation(() => inputs.CancelDealPayload, {
    nullable: true,
    description: `Gives a deal up before it was weighed; it counts in your record. For either side. ${REFUSED}`,
  })
  async cancelDeal(
    @Arg('input', () => inputs.CancelDealInput, { description: 'Which deal, and why.' }) input: inputs.CancelDealInput,
    @Ctx() ctx: RequestContext,
  ): Promise<inputs.CancelDealPayload> {
    return moved(ctx, await cancelDeal(ctx, this.#dependencies, input));
  }

  @Mutation(() => inputs.SayStillTherePayload, {
    nullable: true,
    description: `Says whether the crop of a cancelled deal is still there: then its quantity goes back to the listing. For the farmer. ${REFUSED}`,
  })
  async sayStillThere(
    @Arg('input', () => inputs.SayStillThereInput, { description: 'Whether it is.' }) input: inputs.SayStillThereInput,
    @Ctx() ctx: RequestContext,
  ): Promise<inputs.SayStillTherePayload> {
    return moved(ctx, await sayStillThere(ctx, this.#dependencies, input));
  }

  @Mutation(() => inputs.ConfirmReturnPayload, {
    nullable: true,
    description: `Says that you have back what you had paid for a cancelled deal. For the buyer. ${REFUSED}`,
  })
  async confirmReturn(
    @Arg('input', () => inputs.ConfirmReturnInput, { description: 'Which deal.' }) input: inputs.ConfirmReturnInput,
    @Ctx() ctx: RequestContext,
  ): Promise<inputs.ConfirmReturnPayload> {
    return moved(ctx, await confirmReturn(ctx, this.#dependencies, input.dealId));
  }

  @Mutation(() => inputs.OpenDisputePayload, {
    nullable: true,
    description: `Brings a deal before the operator after the weighing, or adds to what was said, with up to four pictures of a side; the clock of the deal stands still until they decide. For either side. ${REFUSED}`,
  })
  async openDispute(
    @Arg('input', () => inputs.OpenDisputeInput, { description: 'What it is about.' }) input: inputs.OpenDisputeInput,
    @Ctx() ctx: RequestContext,
  ): Promise<inputs.OpenDisputePayload> {
    const { images, ...said } = input;
    return moved(ctx, await openDispute(ctx, this.#dependencies, said, await readUploads(images)));
  }
}

const moved = async (ctx: RequestContext, deal: DealEntity): Promise<{ deal: Deal }> => ({
  deal: await toDeal(ctx, deal),
});
