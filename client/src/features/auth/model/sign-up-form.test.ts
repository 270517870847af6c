import { checkSignUp, registerInput, roleOf, type SignUpTexts } from './sign-up-form';

const sound: SignUpTexts = {
  role: 'FARMER',
  firstName: ' Asha ',
  lastName: 'Devi',
  email: ' asha@example.com ',
  phone: '9812000001',
  gender: 'FEMALE',
  password: ' secret pass ',
  confirmPassword: ' secret pass ',
};

test('a sound form has no problem', () => expect(checkSignUp(sound)).toEqual({}));

test.each(['firstName', 'lastName', 'email', 'phone', 'confirmPassword'] as const)('%s is required (AC-244)', (name) =>
  expect(checkSignUp({ ...sound, [name]: '' })).toEqual({ [name]: `signup.${name}Missing` }),
);

test('a password is required, and cannot agree with its repetition without (AC-244)', () =>
  expect(checkSignUp({ ...sound, password: '' })).toEqual({
    password: 'signup.passwordMissing',
    confirmPassword: 'signup.mismatch',
  }));

test.each(['asha', 'asha@', 'asha@farm', 'a b@example.com'])('%s is no email (AC-245)', (email) =>
  expect(checkSignUp({ ...sound, email })).toEqual({ email: 'signup.emailShape' }),
);

test.each(['981200000', '98120000011'])('%s has not ten digits (AC-247)', (phone) =>
  expect(checkSignUp({ ...sound, phone })).toEqual({ phone: 'signup.phoneLength' }),
);

test('the passwords have to agree to the letter (AC-248)', () => {
  expect(checkSignUp({ ...sound, confirmPassword: 'secret pass' })).toEqual({ confirmPassword: 'signup.mismatch' });
});

test('what is sent: names and email without space around them, passwords as typed', () => {
  expect(registerInput(sound)).toEqual({
    ...sound,
    firstName: 'Asha',
    email: 'asha@example.com',
  });
});

test('a role or gender that does not exist becomes the default (AC-249)', () => {
  const input = registerInput({ ...sound, role: 'ADMIN', gender: '' });
  expect([input.role, input.gender]).toEqual(['BUYER', 'MALE']);
});

test.each([
  ['farmer', 'FARMER'],
  ['buyer', 'BUYER'],
  ['admin', 'BUYER'],
  [null, 'BUYER'],
] as const)('?role=%s presets %s', (parameter, role) => expect(roleOf(parameter)).toBe(role));
