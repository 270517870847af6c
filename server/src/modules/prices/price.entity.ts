import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { paiseColumn } from '../../platform/money.js';
import type { PriceLevel, PriceSourceName } from './price.types.js';

/** A market that a source names. */
@Entity({ name: 'price_markets' })
export class PriceMarketEntity {
  /** Its name in an address: `hisar`, `fatehabad-uttar-pradesh`. */
  @PrimaryColumn({ type: 'text' })
  id!: string;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  district!: string;

  @Column({ type: 'text', name: 'district_name' })
  districtName!: string;

  @Column({ type: 'text' })
  state!: string;
}

/** What is quoted day by day: one commodity of one variety and grade, in one market, by one source. */
@Entity({ name: 'price_series' })
export class PriceSeriesEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column({ type: 'text' })
  commodity!: string;

  @Column({ type: 'text' })
  market!: string;

  @Column({ type: 'text' })
  variety!: string;

  @Column({ type: 'text' })
  grade!: string;

  @Column({ type: 'text' })
  source!: PriceSourceName;
}

/** One file or one fetch: where observations come from. */
@Entity({ name: 'price_imports' })
export class PriceImportEntity {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column({ type: 'text' })
  source!: PriceSourceName;

  /** Name of the file, or the address that was asked, without its key. */
  @Column({ type: 'text' })
  origin!: string;

  @Column({ type: 'timestamptz', precision: 3, name: 'started_at' })
  startedAt!: Date;

  /** Null while it runs, and where it was interrupted. */
  @Column({ type: 'timestamptz', precision: 3, name: 'ended_at', nullable: true })
  endedAt!: Date | null;

  @Column({ type: 'integer', name: 'read_rows' })
  readRows!: number;

  @Column({ type: 'integer', name: 'new_rows' })
  newRows!: number;

  @Column({ type: 'integer', name: 'changed_rows' })
  changedRows!: number;

  @Column({ type: 'integer', name: 'held_rows' })
  heldRows!: number;

  @Column({ type: 'integer', name: 'refused_rows' })
  refusedRows!: number;

  /** How many rows were refused for each reason. */
  @Column({ type: 'jsonb' })
  refusals!: Readonly<Record<string, number>>;
}

/** Prices of one day in paise a quintal. */
abstract class Prices {
  @Column({ type: 'integer' })
  least!: number;

  @Column({ type: 'integer' })
  modal!: number;

  @Column({ type: 'integer' })
  greatest!: number;

  /** Tonnes. */
  @Column({ type: 'real', nullable: true })
  arrivals!: number | null;

  @Column({ type: 'integer', name: 'import_id' })
  importId!: number;
}

@Entity({ name: 'price_observations' })
export class PriceObservationEntity extends Prices {
  @PrimaryColumn({ type: 'integer', name: 'series_id' })
  seriesId!: number;

  @PrimaryColumn({ type: 'date' })
  day!: string;
}

/** A row so far off its series that the operator decides. */
@Entity({ name: 'price_held' })
export class PriceHeldEntity extends Prices {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'ALWAYS' })
  id!: number;

  @Column({ type: 'integer', name: 'series_id' })
  seriesId!: number;

  @Column({ type: 'date' })
  day!: string;

  /** Of the thirty days before, in paise a quintal. */
  @Column({ type: 'integer' })
  median!: number;

  @Column({ type: 'text', nullable: true })
  decision!: 'RELEASED' | 'DROPPED' | null;
}

/** A day of a commodity in a district, a state or the country, kept by the import. */
@Entity({ name: 'price_days' })
export class PriceDayEntity {
  @PrimaryColumn({ type: 'text' })
  commodity!: string;

  @PrimaryColumn({ type: 'text' })
  level!: PriceLevel;

  @PrimaryColumn({ type: 'text' })
  area!: string;

  @PrimaryColumn({ type: 'date' })
  day!: string;

  @Column({ type: 'integer' })
  least!: number;

  @Column({ type: 'integer' })
  greatest!: number;

  /** The sum of the modal prices: their mean is this divided by `quotes`. */
  @Column({ type: 'bigint', name: 'modal_total', transformer: paiseColumn })
  modalTotal!: number;

  /** How many observations the day has. */
  @Column({ type: 'integer' })
  quotes!: number;

  @Column({ type: 'text' })
  source!: PriceSourceName;
}
