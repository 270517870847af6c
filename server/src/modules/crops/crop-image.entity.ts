import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One stored width of a picture. */
export interface StoredVariant {
  readonly width: number;
  readonly height: number;
}

/** A picture of a crop. The files are `<key>-<width>.webp` in the media store, one per variant. */
@Entity({ name: 'crop_images' })
export class CropImageEntity {
  @PrimaryColumn({ type: 'uuid' })
  id!: string;

  @Column({ type: 'uuid', name: 'crop_id' })
  cropId!: string;

  /** Place in the carousel, from 0. */
  @Column({ type: 'integer' })
  position!: number;

  @Column({ type: 'text' })
  key!: string;

  @Column({ type: 'text' })
  alt!: string;

  /** From narrow to wide. */
  @Column({ type: 'jsonb' })
  variants!: StoredVariant[];
}
