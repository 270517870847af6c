import { useCropContactQuery } from '../../crop-detail.generated';
import { ContactMissing } from './contact-missing';
import type { CropShown } from './crop-panel';
import { FarmerPanel } from './farmer-panel';

/** Who sells it. How to reach them is asked for when the page lives, and counted then: the server draws it without. */
export function FarmerPart({ crop }: { crop: CropShown }) {
  const { data, previousData, error, refetch } = useCropContactQuery({
    variables: { id: crop.id },
    errorPolicy: 'all',
    ssr: false,
  });
  const retry = () => void refetch().catch((reason: unknown) => console.error('Still no contact:', reason));
  // Signing in empties the store: what is shown stays meanwhile.
  const contact = (data ?? previousData)?.crop?.farmer.contact ?? null;
  if (contact === null && (error || data)) return <ContactMissing error={error} onRetry={retry} />;
  return <FarmerPanel farmer={crop.farmer} contact={contact} cropName={crop.name} />;
}
