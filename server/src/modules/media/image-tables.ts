/**
 * Every table whose rows are pictures: `key`, and `variants` from narrow to wide. What looks after the files (the sweep, the
 * check, backups) asks all of them; a file that none of them knows is put aside.
 */
export const IMAGE_TABLES = ['crop_images', 'dispute_images'] as const;
