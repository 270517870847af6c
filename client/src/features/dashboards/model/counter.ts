import type { MessageId } from '@/i18n/message-id';
import { isFar } from '@/lib/far-price';

/** The fields of another price in their order, by the server's names. */
export const counterFields = ['price', 'quantity'] as const;

export type CounterTexts = Record<(typeof counterFields)[number], string>;

/** A price there has to be; what else is wrong with it the server says at its field. */
export function checkCounter({ price }: CounterTexts): Partial<Record<keyof CounterTexts, MessageId>> {
  return Number(price) > 0 ? {} : { price: 'dashboards.counter.priceMissing' };
}

/** As it is sent; an empty quantity means what was offered. */
export function counterInput({ price, quantity }: CounterTexts): { price: number; quantity?: number } {
  return quantity.trim() === '' ? { price: Number(price) } : { price: Number(price), quantity: Number(quantity) };
}

/** Whether a price is so far from the last one that it is asked about once; `asked` is the one that was asked about. */
export function needsAsking(typed: string, last: number, asked: string | null): boolean {
  return typed !== asked && isFar(Number(typed), last);
}
