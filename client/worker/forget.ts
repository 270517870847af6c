import { answers } from './answers';
import { pages } from './pages';
import { PICTURES, picturesExpiration } from './pictures';

/** When somebody leaves, nobody after them finds what they have looked at; the program itself stays. */
export async function forgetWhatWasVisited(): Promise<void> {
  await Promise.all([
    pages.forget(),
    answers.forget(),
    picturesExpiration.deleteCacheAndMetadata(),
    caches.delete(PICTURES),
  ]);
}
