import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many calls of the paid endpoint a day has had. */
@Entity({ name: 'advisor_budget' })
export class AdvisorBudgetEntity {
  /** The day in India, `YYYY-MM-DD`. */
  @PrimaryColumn({ type: 'date' })
  day!: string;

  @Column({ type: 'integer' })
  calls!: number;
}
