import { badInput } from '../../platform/errors/app-error.js';

/** `name@bank` as every UPI app has it, in small letters; the database holds the same. */
export const PAYMENT_ADDRESS = /^[a-z0-9][a-z0-9._-]{1,255}@[a-z][a-z0-9]{1,63}$/;

/** A UPI ID as it may be stored, or null where none is given. Throws BAD_USER_INPUT. */
export function checkPaymentAddress(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  const address = typeof value === 'string' ? value.trim().toLowerCase() : '';
  if (PAYMENT_ADDRESS.test(address)) return address;
  throw badInput([{ field: 'address', message: 'A UPI ID has a name, an @ and a bank, such as ramesh@upi.' }]);
}
