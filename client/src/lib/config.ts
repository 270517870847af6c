/** Who we are and how to reach us: the one place for name, numbers and addresses (X-52). */
export const brand = {
  name: 'Annapath',
  tagline: 'From Field to Future',
  /** Literal by rule, never computed (X-48). */
  copyrightYear: 2024,
};

/** A phone number as people read it and as links need it. */
export type PhoneNumber = { display: string; e164: string };

export const contact = {
  phone: { display: '+91 11 4000 2024', e164: '+911140002024' } satisfies PhoneNumber,
  whatsApp: { display: '+91 98000 02024', e164: '+919800002024' } satisfies PhoneNumber,
  email: 'support@annapath.example',
};

/** `tel:` address of a number; spaces and dashes are dropped. */
export function phoneLink(number: string): string {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}

/** WhatsApp chat address with a prefilled text. A bare ten-digit number is taken as Indian. */
export function whatsAppLink(number: string, text?: string): string {
  const digits = number.replace(/\D/g, '');
  const international = digits.length === 10 ? `91${digits}` : digits;
  return `https://wa.me/${international}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
}
