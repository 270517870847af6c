import { servedSettings } from './served-settings';

const settings = servedSettings();

/** Who we are and how to reach us: the one place for name, numbers and addresses (X-52), unless the server's settings say otherwise. */
export const brand = {
  name: settings.brandName ?? 'Annapath',
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

/** Ten digits, perhaps after India's code or the zero of a call within the country; not a free line (1800, 1860). */
const INDIAN_NUMBER = /^(?:91|0)?((?!18[06]0)[1-9]\d{9})$/;

/** A number as it is dialled from anywhere: `+919812000001`. A short or free line only works as it is written. */
function internationalNumber(number: string): string {
  const digits = number.replace(/\D/g, '');
  if (number.trim().startsWith('+')) return `+${digits}`;
  const national = INDIAN_NUMBER.exec(digits)?.[1];
  return national ? `+91${national}` : digits;
}

/** `tel:` address of a number, with the country's code, so that it also works from a foreign SIM. */
export function phoneLink(number: string): string {
  return `tel:${internationalNumber(number)}`;
}

/** WhatsApp chat address with a prefilled text. */
export function whatsAppLink(number: string, text?: string): string {
  return `https://wa.me/${internationalNumber(number).replace('+', '')}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
}
