import type { RequestContext } from '../../platform/context.js';
import { type Paise, rupeesText } from '../../platform/money.js';

/** A deal that waits for the operator. */
export interface BeforeOperator {
  readonly number: string;
  readonly crop: string;
  /** The payment that its farmer has not answered for a week; null: the deal is in dispute. */
  readonly payment: Paise | null;
  readonly since: Date;
}

/**
 * What waits for the operator, longest first: deals in dispute, and payments that the clock has put before the operator and
 * that their farmer has still not answered. The indexes `deals_in_dispute` and `deal_payments_before_operator` are for this.
 */
export async function readBeforeOperator({ db }: Pick<RequestContext, 'db'>): Promise<BeforeOperator[]> {
  const rows: ReadonlyArray<{ number: string; crop: string; payment: string | null; since: Date }> = await db.query(`
    SELECT number, crop ->> 'name' AS crop, NULL AS payment,
      (SELECT min(created_at) FROM deal_events WHERE deal_id = deals.id AND step = 'DISPUTE') AS since
    FROM deals WHERE state = 'DISPUTED'
    UNION ALL
    SELECT number, crop ->> 'name', amount_paise, before_operator_at
    FROM deal_payments JOIN deals ON deals.id = deal_id
    WHERE before_operator_at IS NOT NULL AND status = 'MARKED'
    ORDER BY since`);
  return rows.map(({ payment, ...row }) => ({ ...row, payment: payment === null ? null : Number(payment) }));
}

/** The same as lines of plain text, one for each. */
export async function describeBeforeOperator(ctx: Pick<RequestContext, 'db'>): Promise<string> {
  const lines = (await readBeforeOperator(ctx)).map(({ number, crop, payment, since }) => {
    const what = payment === null ? 'in dispute' : `nobody answered the payment of ${rupeesText(payment)}`;
    return `${number}  since ${since.toISOString().slice(0, 10)}  ${what}: ${crop}`;
  });
  return lines.length === 0 ? 'Nothing waits for you.' : lines.join('\n');
}
