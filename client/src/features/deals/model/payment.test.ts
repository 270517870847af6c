import { checkPayment, payeeOf, paymentInput } from './payment';

test.each([
  ['', 'UPI', ['amount']],
  ['0', 'UPI', ['amount']],
  ['12.345', 'UPI', ['amount']],
  ['100000000.01', 'UPI', ['amount']],
  ['12.34', '', ['method']],
  ['100000000', 'CASH', []],
])('an amount of %p by %p', (amount, method, fields) => {
  const problems = Object.entries(checkPayment({ amount, method, reference: '' })).filter(([, problem]) => problem);
  expect(problems.map(([field]) => field)).toEqual(fields);
});

test('a blank reference is none', () => {
  expect(paymentInput({ amount: '500', method: 'CASH', reference: ' ' })).toEqual({
    amount: 500,
    method: 'CASH',
    reference: null,
  });
});

test('the UPI ID of a link', () => {
  expect(payeeOf('upi://pay?pa=asha.devi@upi&pn=Asha%20Devi&cu=INR')).toBe('asha.devi@upi');
});
