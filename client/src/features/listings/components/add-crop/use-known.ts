import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { useLanguageVariable } from '@/i18n/use-language-variable';
import { useSession } from '@/session/session-provider';
import { useOwnTermsQuery } from '../../own-terms.generated';
import { useCropNames } from './use-crop-names';

/** What {@link useKnown} gives. */
export type Known = ReturnType<typeof useKnown>;

/**
 * What helps to fill the form in.
 *
 * @param isInSteps whether crops are offered before anything is typed
 */
export function useKnown(isInSteps: boolean) {
  const { user } = useSession();
  // As the page was opened: in another language it would come a second time, over what is typed.
  const [language] = useState(useLanguageVariable());
  const asked = user
    ? { variables: { id: user.id, ...language.variables }, fetchPolicy: 'no-cache' as const }
    : skipToken;
  const own = useOwnTermsQuery(asked).data;
  const [isNameEntered, setNameEntered] = useState(false);
  return {
    /** What the signed-in person listed and sold before; undefined until it is there. */
    own,
    /** What crops are called; none before that is wanted. */
    crops: useCropNames(isInSteps || isNameEntered),
    enterName: () => setNameEntered(true),
  };
}
