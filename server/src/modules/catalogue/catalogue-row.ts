import { Field, ID, ObjectType } from 'type-graphql';
import { Column, PrimaryColumn } from 'typeorm';

/**
 * What every dataset row has. A row is public, so one class carries both the columns and the GraphQL fields; that is
 * the exception to the rule that accounts, crops and bids follow.
 */
@ObjectType({ description: 'What every dataset row has.' })
export abstract class CatalogueRow {
  @Field(() => ID, { description: 'Readable, stable identifier.' })
  @PrimaryColumn({ type: 'text' })
  id!: string;

  /** Place in the data file, from 0: the order in which the list is given. */
  @Column({ type: 'integer' })
  position!: number;

  /** What the dataset's free-text search looks through, as texts are compared (`searchedText`). */
  @Column({ type: 'text', name: 'search_text' })
  searchText!: string;
}
