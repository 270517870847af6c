import { KEPT_MS } from '../commands/stored-answers.js';
import { inWords } from '../duration.js';

/** How every mutation that takes a key describes it. */
export const IDEMPOTENCY_KEY = `A text of your choice for this one request, 1 to 255 printable ASCII characters; a UUID is good. Sent again with the same key within ${inWords(KEPT_MS)}, the request is not done again and gets the same answer. The header Idempotency-Key does the same.`;
