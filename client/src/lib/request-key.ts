import { tabStore } from './browser-storage';

/** A short mark of a text, to see that it is the same again. It hides nothing: what is secret does not belong in it. */
function markOf(text: string): string {
  let mark = 5_381;
  for (let index = 0; index < text.length; index += 1) mark = (mark * 33 + text.charCodeAt(index)) % 2 ** 47;
  return `${text.length}.${mark}`;
}

/** `randomUUID` is missing on plain http outside localhost, where some try the product. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The idempotency key of what is sent from a form: one for each content, the same until its answer came, also when the page
 * is loaded again. With it the server does the same thing once, however often it is sent.
 *
 * @param content what is sent, without passwords
 */
export function requestKey(form: string, content: unknown): string {
  const mark = markOf(JSON.stringify(content));
  const [knownMark, known] = (tabStore.read(`request-key:${form}`) ?? '').split(' ');
  if (known && knownMark === mark) return known;
  const key = newKey();
  tabStore.write(`request-key:${form}`, `${mark} ${key}`);
  return key;
}

/** Its answer came: sent once more, it is something new. */
export function forgetRequestKey(form: string): void {
  tabStore.remove(`request-key:${form}`);
}
