import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { renderApp } from '@/testing/render-app';
import { dealOf } from '@/testing/trade';

type Changes = Record<string, unknown>;

const STEPS = [
  'proposePickup',
  'confirmPickup',
  'recordWeight',
  'confirmWeight',
  'markPayment',
  'confirmPayment',
  'denyPayment',
  'cancelDeal',
  'sayStillThere',
  'confirmReturn',
  'openDispute',
];

/** The page of a deal on a server that keeps it; a step puts other values into it, or is refused. */
export function openDeal(
  start: Changes,
  side: 'FARMER' | 'BUYER',
  step: (input: Changes) => Changes | GraphQLError = () => ({}),
) {
  let deal = dealOf('deal-1', { yourSide: side, ...start });
  const sent: Changes[] = [];
  const keys: string[] = [];
  const answer = (_source: unknown, { input }: { input: Changes }, context: { headers: Record<string, string> }) => {
    sent.push(input);
    keys.push(context.headers['idempotency-key'] ?? '');
    const outcome = step(input);
    if (outcome instanceof GraphQLError) throw outcome;
    deal = { ...deal, ...outcome };
    return { deal };
  };
  const page = renderApp('/deals/deal-1', {
    as: side === 'FARMER' ? 'farmer' : 'buyer',
    Query: { deal: () => deal, me: () => ({ id: 'farmer-1', paymentAddress: 'asha@upi' }) },
    Mutation: Object.fromEntries(STEPS.map((name) => [name, answer])),
  });
  return { page, sent, keys, change: (changes: Changes) => (deal = { ...deal, ...changes }) };
}

/** What a server refuses a step with. */
export const refusal = (code: string, message: string, more: Changes = {}): GraphQLError =>
  new GraphQLError(message, { extensions: { code, ...more } });

/** The button of that name, once it is there. */
export const press = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name });

/** Opens a folded part of the page. */
export async function unfold(user: UserEvent, title: string) {
  await user.click(await screen.findByRole('heading', { name: title, level: 2 }));
  return within(screen.getByRole('region', { name: title }));
}
