import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { errorCode, type FieldError, fieldErrors } from '@/graphql/errors';
import type { DealStep } from '@/graphql/generated/schema-types';
import { useRefusal } from '@/graphql/use-refusal';
import { useText } from '@/i18n/use-text';
import { type KeyContext, useSendOnce } from '@/session/use-send-once';
import { DealDocument } from '../../deals.generated';
import type { DealShown } from '../deal-shown';

/** What every step's form takes. */
export type StepProps = {
  deal: DealShown;
  /** Once it is done, or the deal turned out to be elsewhere by now: what the page says of it. */
  onOutcome(text: string): void;
  /** Where the form can be closed again. */
  onCancel?: () => void;
};

/** The deal went on since it was shown: what the server says where this page is behind. */
const BEHIND = ['CONFLICT', 'DEAL_CHANGED', 'NOT_YOUR_TURN', 'NOT_FOUND'];

/**
 * One step of a deal, sent so that it is done once. `refusal` says in place why it was refused; where the deal has gone on
 * meanwhile the page is read anew and says so.
 *
 * @param done what is said when it is done
 */
export function useStep(step: DealStep, { deal, onOutcome }: StepProps, done: string) {
  const { t } = useText();
  const client = useApolloClient();
  const inWords = useRefusal();
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = `deal:${deal.id}:${step}`;
  const sendOnce = useSendOnce(form);

  async function refused(
    error: unknown,
    markFields: (fields: readonly FieldError[]) => void = () => {},
  ): Promise<void> {
    const fields = fieldErrors(error);
    if (fields.length > 0) return markFields(fields);
    const reason = inWords(error);
    if (!BEHIND.includes(errorCode(error) ?? '')) return setRefusal(reason);
    await client
      .refetchQueries({ include: [DealDocument] })
      .catch((failure: unknown) => console.error('The deal could not be read anew:', failure));
    onOutcome(t('deal.goneOn', { reason }));
  }

  return {
    refusal,
    /** Whose idempotency key it is. */
    form,
    done: () => onOutcome(done),
    refused,
    /** Sends the step with what is to be sent, once a press. */
    run: async (
      content: unknown,
      send: (context: KeyContext) => Promise<unknown>,
      markFields?: (fields: readonly FieldError[]) => void,
    ): Promise<void> => {
      setRefusal(null);
      try {
        await sendOnce(content, send);
        onOutcome(done);
      } catch (error) {
        await refused(error, markFields);
      }
    },
  };
}
