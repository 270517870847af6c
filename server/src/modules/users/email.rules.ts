import { isStorable } from '../../platform/text.js';

/** RFC 5321: the longest address that can be delivered to. */
const MAX_EMAIL_LENGTH = 254;
/** Something, one @, and a domain with a dot. Letters of any script: addresses in Devanagari exist. */
const EMAIL_SHAPE =
  /^[^\s@<>()[\]\\,;:"\p{C}\u2800]{1,64}@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+[\p{L}\p{N}][\p{L}\p{M}\p{N}-]+$/u;

/**
 * The one form in which an address is stored and compared: trimmed, composed (NFC), in lower case (security.md N7).
 * Two spellings of one address are one account.
 */
export function normaliseEmail(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}

/** Whether a normalised address is e-mail-shaped (spec §5). */
export function isEmailShaped(email: string): boolean {
  return email.length <= MAX_EMAIL_LENGTH && isStorable(email) && EMAIL_SHAPE.test(email) && !email.includes('..');
}
