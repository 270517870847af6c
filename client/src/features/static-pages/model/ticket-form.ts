import type { MessageId } from '@/i18n/message-id';
/** The typed fields of a support ticket in their order; files are looked at apart. */
export const ticketFields = ['name', 'contactNumber', 'email', 'category', 'issue'] as const;

export type TicketField = (typeof ticketFields)[number];

/** What a ticket can be about (spec §3). */
export const ticketCategories = ['technical', 'billing', 'product', 'partnership', 'other'] as const;

/** Name, number, address (in its shape) and issue are required; category and files are not. */
export function checkTicket(texts: Record<TicketField, string>): Partial<Record<TicketField, MessageId>> {
  const missing = (name: TicketField) => texts[name].trim() === '';
  const problems: Partial<Record<TicketField, MessageId>> = {};
  for (const name of ['name', 'contactNumber', 'email', 'issue'] as const) {
    if (missing(name)) problems[name] = 'support.required';
  }
  if (!missing('email') && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(texts.email.trim()))
    problems.email = 'support.emailShape';
  return problems;
}
