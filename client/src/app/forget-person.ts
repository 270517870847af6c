import { dropDraftOf } from '@/lib/draft-store';
import { rememberPlace } from '@/ui/catalogue/visitor-district';

/**
 * What somebody had entered of a crop goes with them, and their district, perhaps learnt from them. A session that ran out is no
 * farewell: its draft waits for the same account.
 */
export async function forgetPerson(userId: string): Promise<void> {
  rememberPlace('');
  if (typeof indexedDB !== 'undefined') await dropDraftOf(userId);
}
