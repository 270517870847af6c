import { useState } from 'react';
import { rememberedPlace } from '@/lib/remembered-place';
import { type CropContactQuery, useCropContactQuery } from '../../crop-detail.generated';

export type FarmerContact = NonNullable<CropContactQuery['crop']>['farmer']['contact'];

/**
 * How the farmer is reached, and how far the crop is from the reader's own district. Asked for when the page lives, and counted then
 * the server draws the page without, the same for everybody.
 */
export function useCropContact(cropId: string) {
  const [from] = useState(() => (typeof document === 'undefined' ? '' : rememberedPlace()));
  const { data, previousData, error, refetch } = useCropContactQuery({
    variables: { id: cropId, from: from || null },
    errorPolicy: 'all',
    ssr: false,
  });
  // Signing in empties the store: what is shown stays meanwhile.
  const shown = (data ?? previousData)?.crop;
  const contact: FarmerContact = shown?.farmer.contact ?? null;
  return {
    /** Null while it is on its way, and where it is missing. */
    contact,
    distanceKm: shown?.location.distanceKm ?? null,
    isMissing: contact === null && Boolean(error ?? data),
    error,
    retry: () => void refetch().catch((reason: unknown) => console.error('Still no contact:', reason)),
  };
}
