import { isLanguage, type Language } from '@/lib/language';
import { chosenLanguage, rememberLanguage } from './language-memory';

/** Of the link of a mail: the language that the mail is in. */
const PARAMETER = 'language';

/**
 * The language of the followed link; null if it names none, or if a user is signed
 * in: they have chosen their own. A browser that has never chosen keeps it. The address is left without the word, so that
 * it is not handed on with a copied link.
 */
export function languageOfLink(isSignedIn: boolean): Language | null {
  const address = new URL(window.location.href);
  const asked = address.searchParams.get(PARAMETER);
  if (asked === null) return null;
  address.searchParams.delete(PARAMETER);
  window.history.replaceState(window.history.state, '', address);
  if (isSignedIn || !isLanguage(asked)) return null;
  if (chosenLanguage() === null) rememberLanguage(asked);
  return asked;
}
