import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import type { NamedInBoth } from '../../model/match-names';
import { usePlaceNamesQuery } from '../../place-names.generated';

/** A district or town that the server knows, in its state. */
export type District = NamedInBoth & { state: NamedInBoth };

/** The districts and towns that the server knows; none before they are wanted, nor without a network: then any name can be typed. */
export function useDistricts(isWanted: boolean): readonly District[] {
  const { data } = usePlaceNamesQuery(isWanted ? {} : skipToken);
  const places = data?.cropsFilterValues?.near;
  return useMemo(
    () =>
      (places ?? []).map(({ value, hindi: inHindi }) => {
        const [english = '', state = ''] = value.split(', ');
        const [hindi = '', stateHi = ''] = inHindi.split(', ');
        return { english, hindi, state: { english: state, hindi: stateHi } };
      }),
    [places],
  );
}
