import { useSearchParams } from 'react-router-dom';

/** Which bid the address names (`bidPath`); null where it names none. */
export function useLinkedBid(): string | null {
  return useSearchParams()[0].get('bid');
}
