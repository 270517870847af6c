import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { errorCode } from '@/graphql/errors';
import { useText } from '@/i18n/use-text';
import { forgetRequestKey, requestKey } from '@/lib/request-key';
import { useToasts } from '@/ui/feedback/toasts';
import { withRetries } from './retry';

/** What Apollo takes beside the variables: the key travels in a header. */
export type KeyContext = { headers: Record<string, string> };

/** Whether the outcome is unknown: no answer, a foreign answer, or the server itself does not know. */
function isLost(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error)) return errorCode(error) === 'UNCONFIRMED';
  return !ServerError.is(error) || error.statusCode >= 500;
}

/**
 * Sends what changes something so that it is done once. Where no answer comes, the page says that it looks, and asks again
 * with the same key: the server then gives the answer that was lost. Throws the last error; the key stays for the next
 * press of the same form, until an answer came.
 *
 * @param form whose key it is: `bid:<crop>`
 */
export function useSendOnce(form: string) {
  const { t } = useText();
  const toasts = useToasts();
  return async <Result>(content: unknown, send: (context: KeyContext) => Promise<Result>): Promise<Result> => {
    const context = { headers: { 'idempotency-key': requestKey(form, content) } };
    let says = false;
    toasts.forgetFailure();
    try {
      const result = await withRetries(
        () => send(context),
        (error) => {
          if (!isLost(error)) return false;
          if (!says) toasts.info(t('ui.checking'));
          says = true;
          return true;
        },
      );
      forgetRequestKey(form);
      return result;
    } catch (error) {
      if (!isLost(error)) forgetRequestKey(form);
      throw error;
    }
  };
}
