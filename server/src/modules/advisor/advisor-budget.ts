import type { EntityManager } from 'typeorm';

/** The daily budget of calls to the paid endpoint (security.md L1), counted in the database for all servers together. */
export class AdvisorBudget {
  constructor(
    private readonly db: EntityManager,
    /** Calls a day; 0 means none. */
    private readonly callsPerDay: number,
  ) {}

  /** Takes one call from the day's budget; false where none is left. One statement, so two servers never take the same one. */
  async take(day: string): Promise<boolean> {
    if (this.callsPerDay === 0) return false;
    const taken: unknown[] = await this.db.query(
      `INSERT INTO advisor_budget AS budget (day, calls) VALUES ($1, 1)
       ON CONFLICT (day) DO UPDATE SET calls = budget.calls + 1 WHERE budget.calls < $2
       RETURNING calls`,
      [day, this.callsPerDay],
    );
    return taken.length > 0;
  }
}
