import { skipToken } from '@apollo/client/react';
import { useEffect } from 'react';
import { useCropNamesQuery } from '../../crop-names.generated';
import type { CropName } from '../../model/match-names';

/** The server's largest page. */
const PAGE_SIZE = 100;

/**
 * What crops are called. The whole list is asked for once, when it is first wanted, and kept: smaller than a picture, and on a slow
 * network no letter waits for an answer.
 */
export function useCropNames(isWanted: boolean): readonly CropName[] {
  const { data, fetchMore } = useCropNamesQuery(isWanted ? { variables: { first: PAGE_SIZE } } : skipToken);
  const page = data?.cropNames;
  const after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  useEffect(() => {
    if (!after) return;
    // Silent: the field takes any name, and the common ones are built in.
    fetchMore({ variables: { after } }).catch((reason: unknown) => console.error('No more names of crops:', reason));
  }, [after, fetchMore]);
  return page?.nodes ?? [];
}
