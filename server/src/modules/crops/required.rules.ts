import { badInput } from '../../platform/errors/app-error.js';
import type { CropDraft } from './crop-draft.js';

/** What the quantity is called in the call that has it. */
export type QuantityName = 'quantity' | 'remainingQuantity';

interface RequiredField {
  /** The name in the message: fixed words in a fixed order (spec §5, X-21). */
  readonly name: string;
  readonly field: string;
  readonly read: (draft: CropDraft) => unknown;
  /** Whether a draft may be without it: what only words are missing of can be saved, and is asked for at publishing. */
  readonly mayWait?: true;
}

const REQUIRED: readonly RequiredField[] = [
  { name: 'cropName', field: 'cropName', read: (draft) => draft.cropName },
  { name: 'category', field: 'category', read: (draft) => draft.category },
  { name: 'description', field: 'description', read: (draft) => draft.description, mayWait: true },
  { name: 'quantity amount', field: 'quantity.amount', read: (draft) => draft.quantity?.amount },
  { name: 'quantity unit', field: 'quantity.unit', read: (draft) => draft.quantity?.unit },
  { name: 'base price', field: 'price.basePrice', read: (draft) => draft.price?.basePrice },
  { name: 'state', field: 'location.state', read: (draft) => draft.location?.state, mayWait: true },
  { name: 'district', field: 'location.district', read: (draft) => draft.location?.district, mayWait: true },
  { name: 'address', field: 'location.address', read: (draft) => draft.location?.address, mayWait: true },
];

/** Whether nothing was said: left out, null, or an empty text. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Throws BAD_USER_INPUT with every field that has to be there and is not; fewer of a draft. */
export function refuseMissing(
  draft: CropDraft,
  { quantityName, isDraft }: { readonly quantityName: QuantityName; readonly isDraft: boolean },
): void {
  const missing = REQUIRED.filter(({ read, mayWait }) => isBlank(read(draft)) && !(isDraft && mayWait));
  if (missing.length === 0) return;
  throw badInput(
    missing.map(({ field, name }) => ({
      field: field.replace(/^quantity/, quantityName),
      message: `Please fill in ${name}.`,
    })),
    `Please fill all required fields: ${missing.map(({ name }) => name).join(', ')}`,
  );
}
