import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Which version of a dataset's file the database holds. */
@Entity({ name: 'dataset_seeds' })
export class DatasetSeedEntity {
  /** The dataset's root field. */
  @PrimaryColumn({ type: 'text' })
  dataset!: string;

  /** SHA-256 of the file that was loaded. */
  @Column({ type: 'text' })
  digest!: string;

  /** Whether the operator's own rows are loaded: a start leaves those alone. */
  @Column({ type: 'boolean', name: 'is_imported' })
  isImported!: boolean;

  @Column({ type: 'timestamptz', precision: 3, name: 'loaded_at' })
  loadedAt!: Date;
}
