import { contact } from '@/lib/config';

/** Numbers and addresses of the contact page; the support ones are those of the whole product. */
export const contactPhones = [contact.phone, contact.whatsApp] as const;
export const contactEmails = [contact.email, 'hello@annapath.example'] as const;
