import { dropDraftOf } from '@/lib/draft-store';
import { rememberPlace } from '@/ui/catalogue/visitor-district';

/**
 * Clears the user's entered crop and their district, which may come from their farm. A session that ran out is no
 * farewell: its draft waits for the same account.
 */
export async function forgetPerson(userId: string): Promise<void> {
  rememberPlace('');
  if (typeof indexedDB !== 'undefined') await dropDraftOf(userId);
}
