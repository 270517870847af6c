import type { Config } from '../../platform/config.js';
import { LocalMediaStore } from './local-media.store.js';
import type { MediaStore } from './media.store.js';

/** Where the settings say that pictures live. */
export async function createMediaStore(config: Pick<Config, 'uploadsDir' | 's3'>): Promise<MediaStore> {
  if (config.s3) {
    // Loaded only here: Amazon's library would cost every other start half a second and 20 MB.
    const { S3MediaStore } = await import('./s3-media.store.js');
    return new S3MediaStore(config.s3);
  }
  return new LocalMediaStore(config.uploadsDir);
}
