import { rememberedPlace } from '@/lib/remembered-place';
import { rememberPlace } from '@/ui/catalogue/visitor-district';
import type { ApplicationParts } from './application';
import { VisitorDistrictDocument } from './visitor-district.generated';

/**
 * Where this device knows no district yet, learns that of the person who is signed in, or signs in later: lists that are opened
 * from then on begin with it. After a sign-in it is asked for once the store is empty (follow-session.ts), which aborts whatever
 * was asked before. Returns how to stop.
 */
export function learnVisitorDistrict({ session, client }: Pick<ApplicationParts, 'session' | 'client'>): () => void {
  let asked: string | undefined;
  async function learn(): Promise<void> {
    const { user } = session.getState();
    if (!user || user.id === asked || rememberedPlace()) return;
    asked = user.id;
    const { data } = await client.query({
      query: VisitorDistrictDocument,
      variables: { id: user.id },
      fetchPolicy: 'no-cache',
    });
    const { district, state } = data?.farmerCrops?.nodes[0]?.location ?? {};
    const place = data?.person?.location ?? (district && state ? `${district}, ${state}` : '');
    // Meanwhile the user may have chosen one, or left.
    if (place && !rememberedPlace() && session.getState().user?.id === user.id) rememberPlace(place);
  }
  const start = () => {
    learn().catch((error: unknown) => console.warn('The own district could not be learnt:', error));
  };
  // The server's memory of it ends after a year, or with the cookies; the pages' does not.
  if (rememberedPlace()) rememberPlace(rememberedPlace());
  start();
  return client.onResetStore(async () => start());
}
