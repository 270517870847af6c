import { servedSettings } from './served-settings';

const settings = servedSettings();

/** Who we are and how to reach us: the one place for name, numbers and addresses (X-52), unless the server's settings say otherwise. */
export const brand = {
  name: settings.brandName ?? 'Annapath',
  tagline: 'From Field to Future',
  /** Literal by rule, never computed (X-48). */
  copyrightYear: 2024,
};

/** A phone number as people read it and as links need it. */
export type PhoneNumber = { display: string; e164: string };

function phoneNumber(display: string): PhoneNumber {
  return { display, e164: display.replace(/[^\d+]/g, '') };
}

export const contact = {
  phone: phoneNumber(settings.supportPhone ?? '+91 11 4000 2024'),
  whatsApp: phoneNumber(settings.supportWhatsApp ?? '+91 98000 02024'),
  email: settings.supportEmail ?? 'support@annapath.example',
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
