import type { Language } from './language';

/** A person's first name as the reader can read it: in Latin letters for readers of English. In Hindi it stays as they wrote it. */
export const nameIn = (
  language: Language,
  { firstName, firstNameInLatin }: { firstName: string; firstNameInLatin: string | null },
): string => (language === 'en' ? (firstNameInLatin ?? firstName) : firstName);
