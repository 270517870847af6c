import type { RequestContext } from '../../platform/context.js';
import { publish } from '../../platform/events.js';
import { Role } from '../users/user.types.js';
import { DealEntity, DealEventEntity } from './deal.entity.js';
import { DealMoved } from './deal.events.js';
import type { DealMove } from './deal.rules.js';
import { byTheClock, type DueStep, nextClockStep } from './deal-clock.rules.js';
import type { DealFile } from './deal-file.rules.js';
import { DealPaymentEntity, DealPickupEntity, DealWeighingEntity } from './deal-part.entity.js';
import { nextReminderAt } from './deal-reminders.rules.js';
import { DealState, DealStep } from './deal-step.types.js';
import { waitsFrom } from './deal-turns.rules.js';

/** The actor of a step, its time and its words. */
export interface StepDone {
  /** The account, where a side did it. */
  readonly actorId: string | null;
  readonly at: Date;
  /** The pick-up, weighing or payment that it is about. */
  readonly subjectId?: string | null;
  readonly words?: string | null;
}

const hasEnded = (state: DealState) => state === DealState.COMPLETED || state === DealState.CANCELLED;

/**
 * A deal that a transaction holds, its crop's row before it: what has happened in it, and the one pen that writes on.
 * Every step writes the row, a line of the timeline, and publishes `DealMoved`.
 */
export class DealRecord {
  readonly #tx: RequestContext;
  #file: DealFile;
  #last: Pick<DealEventEntity, 'position' | 'createdAt'> | undefined;

  private constructor(tx: RequestContext, file: DealFile, last: DealEventEntity | undefined) {
    this.#tx = tx;
    this.#file = file;
    this.#last = last;
  }

  /** Takes the deal's row for the rest of the transaction, which holds its crop's row already. */
  static async open(tx: RequestContext, dealId: string): Promise<DealRecord> {
    const deal = await tx.db
      .createQueryBuilder(DealEntity, 'deal')
      .setLock('pessimistic_write')
      .where('deal.id = :dealId', { dealId })
      .getOneOrFail();
    const [pickups, weighings, payments, events] = [
      await tx.db.find(DealPickupEntity, { where: { dealId }, order: IN_ORDER }),
      await tx.db.find(DealWeighingEntity, { where: { dealId }, order: IN_ORDER }),
      await tx.db.find(DealPaymentEntity, { where: { dealId }, order: IN_ORDER }),
      await tx.db.find(DealEventEntity, { where: { dealId }, order: { position: 'DESC' }, take: 1 }),
    ];
    return new DealRecord(tx, { deal, pickups, weighings, payments }, events[0]);
  }

  /** A deal that is just being made. */
  static begin(tx: RequestContext, deal: DealEntity): DealRecord {
    return new DealRecord(tx, { deal, pickups: [], weighings: [], payments: [] }, undefined);
  }

  get file(): DealFile {
    return this.#file;
  }

  /** How many lines its timeline has: the position of the last one. */
  get length(): number {
    return this.#last?.position ?? 0;
  }

  /**
   * Writes down a step that leaves the deal as `after` says. Its own rows (a weighing, for one) are written before.
   * A timeline never goes back: where two servers' clocks differ, an event is as late as the one before it.
   */
  async step(
    move: DealMove,
    { actorId, at, subjectId = null, words = null }: StepDone,
    after: DealFile,
  ): Promise<void> {
    const createdAt = this.#last && this.#last.createdAt > at ? this.#last.createdAt : at;
    const endedAt = hasEnded(move.to) ? (this.#file.deal.endedAt ?? createdAt) : null;
    this.#file = { ...after, deal: { ...after.deal, state: move.to, endedAt } };
    await this.#writeRow(createdAt);
    const { deal } = this.#file;
    const event: DealEventEntity = {
      dealId: deal.id,
      position: (this.#last?.position ?? 0) + 1,
      step: move.name,
      actor: move.actor,
      actorId,
      state: move.to,
      subjectId,
      words,
      createdAt,
    };
    await this.#tx.db.insert(DealEventEntity, event);
    this.#last = event;
    await publish(this.#tx, new DealMoved(deal, move, event));
  }

  /** Writes down what the clock has done by now; gives how many steps that were. */
  async catchUp(now: Date): Promise<number> {
    const { due } = byTheClock(this.#file, now);
    for (const step of due) {
      await this.#writePart(step);
      await this.step(step.move, { actorId: null, at: step.at, subjectId: step.subjectId }, step.file);
    }
    return due.length;
  }

  /** What the clock changes in the rows of a deal beside its own. */
  async #writePart({ move, subjectId, file }: DueStep): Promise<void> {
    if (subjectId === null) return;
    const ofPart = <Row extends { readonly id: string }>(rows: readonly Row[]) =>
      rows.find(({ id }) => id === subjectId);
    if (move.name === DealStep.CONFIRM_WEIGHT) {
      const weighing = ofPart(file.weighings);
      const confirmed = { confirmedBy: weighing?.confirmedBy, confirmedAt: weighing?.confirmedAt };
      await this.#tx.db.update(DealWeighingEntity, { id: subjectId }, confirmed);
    } else {
      const beforeOperatorAt = ofPart(file.payments)?.beforeOperatorAt;
      await this.#tx.db.update(DealPaymentEntity, { id: subjectId }, { beforeOperatorAt });
    }
  }

  async #writeRow(at: Date): Promise<void> {
    const { deal } = this.#file;
    const written = {
      dueAt: nextClockStep(this.#file)?.at ?? null,
      remindAt: nextReminderAt(this.#file, at),
      farmerWaitsFrom: waitsFrom(this.#file, Role.FARMER),
      buyerWaitsFrom: waitsFrom(this.#file, Role.BUYER),
    };
    this.#file = { ...this.#file, deal: { ...deal, ...written } };
    const { state, endedAt, cancelledBy, cancelReason, stillThere } = deal;
    const row = { state, endedAt, cancelledBy, cancelReason, stillThere, ...written };
    if (this.#last) await this.#tx.db.update(DealEntity, { id: deal.id }, row);
    else await this.#tx.db.insert(DealEntity, this.#file.deal);
  }
}

/** Parts of a deal in the order in which they were written; identifiers sort by their time. */
const IN_ORDER = { createdAt: 'ASC', id: 'ASC' } as const;
