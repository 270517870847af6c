import type { Paise } from '../../platform/money.js';

/** The data of a UPI app: payee, purpose, and the amount if it is known. */
export interface UpiPayment {
  /** `name@bank`; checked when it was set. */
  readonly address: string;
  readonly name: string;
  readonly note: string;
  /** Left out of an advance: the payer types the amount. */
  readonly amount: Paise | null;
}

const inRupees = (paise: Paise) => `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;

/** The link that every UPI app opens, as a QR code too. The address has only letters that need no encoding, and its @. */
export function upiLink({ address, name, note, amount }: UpiPayment): string {
  const parts = [
    `pa=${address}`,
    `pn=${encodeURIComponent(name)}`,
    ...(amount === null ? [] : [`am=${inRupees(amount)}`]),
    'cu=INR',
    `tn=${encodeURIComponent(note)}`,
  ];
  return `upi://pay?${parts.join('&')}`;
}
