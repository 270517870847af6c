import { z } from 'zod';
import { PAYMENT_ADDRESS } from '../../modules/users/payment-address.rules.js';
import { answer, contract, type Refusal, signedOut } from '../contract.js';
import { text } from './fields.js';

const address = text('Your UPI ID, in small letters; null where you have given none.').nullable();
const shown = {
  status: 200,
  schema: answer({ paymentAddress: address, data: z.object({ paymentAddress: address }) }),
  example: {
    success: true,
    paymentAddress: 'ramesh.yadav@upi',
    data: { paymentAddress: 'ramesh.yadav@upi' },
  },
} as const;
const notAFarmer: Refusal = { code: 'FORBIDDEN', message: 'Only farmers are paid here.' };

export const getPaymentAddress = contract({
  method: 'get',
  path: '/payment-address',
  onlyBelowApi: true,
  id: 'getPaymentAddress',
  tag: 'Accounts',
  summary: 'Where you want to be paid by UPI. For farmers.',
  signedIn: 'required',
  answer: shown,
  refusals: [signedOut, notAFarmer],
});

export const setPaymentAddress = contract({
  method: 'post',
  path: '/payment-address',
  onlyBelowApi: true,
  id: 'setPaymentAddress',
  takesKey: true,
  tag: 'Accounts',
  summary: 'Says where you want to be paid by UPI. For farmers.',
  description: 'The buyers of your deals see it, nobody else. No money passes through us.',
  signedIn: 'required',
  body: {
    schema: z.object({
      address: z.string().min(1).max(400).meta({
        pattern: PAYMENT_ADDRESS.source,
        description:
          'Your UPI ID: a name, an @ and a bank, such as `ramesh@upi`. Capitals and space around it are taken too.',
      }),
    }),
    example: { address: 'ramesh.yadav@upi' },
    checks: 'values',
  },
  answer: shown,
  refusals: [
    signedOut,
    notAFarmer,
    {
      code: 'BAD_USER_INPUT',
      message: 'A UPI ID has a name, an @ and a bank, such as ramesh@upi.',
      fields: ['address'],
    },
  ],
});

export const clearPaymentAddress = contract({
  method: 'delete',
  path: '/payment-address',
  onlyBelowApi: true,
  id: 'clearPaymentAddress',
  takesKey: true,
  tag: 'Accounts',
  summary: 'Takes your UPI ID away. For farmers.',
  description: 'From then on the buyers of your deals see none.',
  signedIn: 'required',
  answer: { ...shown, example: { success: true, paymentAddress: null, data: { paymentAddress: null } } },
  refusals: [signedOut, notAFarmer],
});
