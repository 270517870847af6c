import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A notification without an account is for the operator, who has none. Deals in dispute, and payments that came before the
 * operator and are not answered, are few of many, and every server counts them each minute.
 */
export class OperatorAsked1763890000000 implements MigrationInterface {
  name = 'OperatorAsked1763890000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE notifications ALTER COLUMN account_id DROP NOT NULL');
    await db.query("CREATE INDEX deals_in_dispute ON deals (id) WHERE state = 'DISPUTED'");
    await db.query(`
      CREATE INDEX deal_payments_before_operator ON deal_payments (before_operator_at)
      WHERE before_operator_at IS NOT NULL AND status = 'MARKED'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX deal_payments_before_operator, deals_in_dispute');
    await db.query('DELETE FROM notifications WHERE account_id IS NULL');
    await db.query('ALTER TABLE notifications ALTER COLUMN account_id SET NOT NULL');
  }
}
