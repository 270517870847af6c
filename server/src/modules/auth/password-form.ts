/**
 * The form in which a password is hashed and compared. Keyboards write é or ड़ as one character or as two, and people cannot see the difference:
 * RFC 8265 and NIST 800-63B ask for one of them.
 */
export const passwordForm = (password: string): string => password.normalize('NFC');
