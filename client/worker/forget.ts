import { answers } from './answers';
import { pages } from './pages';
import { PICTURES, picturesExpiration } from './pictures';

/** A sign-out deletes the visited data; the program itself stays. */
export async function forgetWhatWasVisited(): Promise<void> {
  await Promise.all([
    pages.forget(),
    answers.forget(),
    picturesExpiration.deleteCacheAndMetadata(),
    caches.delete(PICTURES),
  ]);
}
