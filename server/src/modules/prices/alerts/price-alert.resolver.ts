import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/context.js';
import { PageArguments } from '../../../platform/graphql/connection-type.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import { type Page, pageOf } from '../../../platform/list-pages.js';
import { requireViewer } from '../../users/require-viewer.js';
import { deletePriceAlert, pausePriceAlert } from './change-price-alert.js';
import { createPriceAlert } from './create-price-alert.js';
import { PriceAlertEntity } from './price-alert.entity.js';
import {
  CreatePriceAlertInput,
  CreatePriceAlertPayload,
  DeletePriceAlertInput,
  DeletePriceAlertPayload,
  PausePriceAlertInput,
  PausePriceAlertPayload,
  type PriceAlert,
  PriceAlertConnection,
} from './price-alert.types.js';
import { presentAlerts } from './price-alert-rows.js';

/** A person's price alerts, for themselves alone. */
@Resolver()
export class PriceAlertResolver {
  readonly #dependencies: { readonly limits: RateLimits };

  constructor(dependencies: { readonly limits: RateLimits }) {
    this.#dependencies = dependencies;
  }

  @Query(() => PriceAlertConnection, {
    nullable: true,
    description: 'Your price alerts, newest first; at most 20. For anyone signed in.',
  })
  async myPriceAlerts(
    @Args(() => PageArguments) request: PageArguments,
    @Ctx() ctx: RequestContext,
  ): Promise<Page<PriceAlert>> {
    const { id: accountId } = requireViewer(ctx.viewer);
    const alerts = await ctx.db.find(PriceAlertEntity, {
      where: { accountId },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
    return pageOf(await presentAlerts(ctx, alerts), request, ({ id }) => id);
  }

  @Mutation(() => CreatePriceAlertPayload, {
    nullable: true,
    description: 'Sets an alert of yours: at most 20. For anyone signed in.',
  })
  async createPriceAlert(
    @Arg('input', () => CreatePriceAlertInput, { description: 'Which price.' }) input: CreatePriceAlertInput,
    @Ctx() ctx: RequestContext,
  ): Promise<CreatePriceAlertPayload> {
    return { alert: await this.#present(ctx, await createPriceAlert(ctx, this.#dependencies, input)) };
  }

  @Mutation(() => PausePriceAlertPayload, {
    nullable: true,
    description: 'Pauses an alert, or goes on with it; days of prices in between are not told. For its owner.',
  })
  async pausePriceAlert(
    @Arg('input', () => PausePriceAlertInput, { description: 'Which alert.' }) input: PausePriceAlertInput,
    @Ctx() ctx: RequestContext,
  ): Promise<PausePriceAlertPayload> {
    return { alert: await this.#present(ctx, await pausePriceAlert(ctx, this.#dependencies, input)) };
  }

  @Mutation(() => DeletePriceAlertPayload, { nullable: true, description: 'Deletes an alert. For its owner.' })
  async deletePriceAlert(
    @Arg('input', () => DeletePriceAlertInput, { description: 'Which alert.' }) { id }: DeletePriceAlertInput,
    @Ctx() ctx: RequestContext,
  ): Promise<DeletePriceAlertPayload> {
    await deletePriceAlert(ctx, this.#dependencies, id);
    return { deletedAlertId: id };
  }

  async #present(ctx: RequestContext, alert: PriceAlertEntity): Promise<PriceAlert> {
    const [shown] = await presentAlerts(ctx, [alert]);
    return shown as PriceAlert;
  }
}
