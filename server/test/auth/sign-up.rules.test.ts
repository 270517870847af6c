import { readCommonPasswords } from '../../src/modules/auth/passwords.js';
import { checkSignUp, PASSWORDS_DIFFER } from '../../src/modules/auth/sign-up.rules.js';
import { AppError } from '../../src/platform/errors/app-error.js';
import { signUpFields } from '../factories.js';

const common = readCommonPasswords();
const check = (overrides: Record<string, unknown>) => checkSignUp(signUpFields(overrides), common);

/** Fields with a problem and their messages; empty where the form is fine. */
function problemsIn(work: () => unknown): Record<string, string> {
  try {
    work();
    return {};
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    expect(error.code).toBe('BAD_USER_INPUT');
    return Object.fromEntries(error.fields.map(({ field, message }) => [field, message]));
  }
}

const problemsOf = (overrides: Record<string, unknown>) => problemsIn(() => check(overrides));
const passwords = (password: unknown) => ({ password, confirmPassword: password });

test('AC-244: an empty form names all six required fields at once, in the order of the form', () => {
  expect(Object.keys(problemsIn(() => checkSignUp({}, common)))).toEqual([
    'firstName',
    'lastName',
    'email',
    'phone',
    'password',
    'confirmPassword',
  ]);
});

test('AC-249: role is buyer and gender male where nothing is said', () => {
  expect(check({ role: undefined, gender: undefined })).toMatchObject({ role: 'buyer', gender: 'male' });
});

test.each([
  ['role', 'admin', 'Role must be farmer or buyer.'],
  ['role', 'FARMER', 'Role must be farmer or buyer.'],
  ['role', ['farmer'], 'Role must be farmer or buyer.'],
  ['gender', 'unknown', 'Gender must be male, female or other.'],
  ['gender', '', 'Gender must be male, female or other.'],
])('AC-001, AC-188: %s %j is refused', (field, value, message) => {
  expect(problemsOf({ [field]: value })).toEqual({ [field]: message });
});

test.each([
  ['9876543210', undefined],
  ['0000000000', undefined],
  ['987654321', 'Phone number must be exactly 10 digits.'],
  ['98765432101', 'Phone number must be exactly 10 digits.'],
  ['98a', 'Phone number must contain digits only.'],
  ['+919876543210', 'Phone number must contain digits only.'],
  [' 987654321', 'Phone number must contain digits only.'],
  ['९८७६५४३२१०', 'Phone number must contain digits only.'],
  [9_876_543_210, 'Phone number must contain digits only.'],
  ['', 'Phone number is required.'],
])('AC-246, AC-247, X-47: phone %j', (phone, message) => {
  expect(problemsOf({ phone })).toEqual(message === undefined ? {} : { phone: message });
});

test.each(['a@b.in', 'ram.lal+mandi@example.co.in', '  RAM@Example.IN ', 'किसान@उदाहरण.भारत'])(
  'AC-245: %j is an e-mail',
  (email) => {
    expect(problemsOf({ email })).toEqual({});
  },
);

test.each([
  ['a word', 'ram'],
  ['nothing after the sign', 'ram@'],
  ['nothing before the sign', '@example.in'],
  ['a host without a dot', 'ram@example'],
  ['two signs', 'ram@@example.in'],
  ['a host with a space', 'ram@exam ple.in'],
  ['a name with a space', 'ram lal@example.in'],
  ['two dots in a row', 'ram@example..in'],
  ['a host that begins with a dash', 'ram@-example.in'],
  ['a NUL', 'ram\0@example.in'],
  ['a turn of direction', 'ram\u202e@example.in'],
  ['half a character', 'ram\ud800@example.in'],
  ['a name of 65 letters', `${'a'.repeat(65)}@example.in`],
  ['a host of 260 letters', `a@${'b'.repeat(260)}.in`],
  ['a million letters', 'a'.repeat(1_000_000)],
  ['an object', { toString: 'ram@example.in' }],
  ['a list', ['ram@example.in']],
])('AC-245: %s is no e-mail', (_name, email) => {
  expect(Object.keys(problemsOf({ email }))).toEqual(['email']);
});

test('N7: an e-mail is stored trimmed, composed and in lower case', () => {
  expect(check({ email: ' Jose\u0301@Example.IN ' }).email).toBe('josé@example.in');
});

test.each([
  ['in Latin letters', 'Sunita', 'Sunita'],
  ['in Hindi, trimmed', '  सुनीता देवी ', 'सुनीता देवी'],
  ['in parts, composed', 'Jose\u0301', 'José'],
  ['with a joiner that Hindi needs', 'क्\u200dष', 'क्\u200dष'],
  ['of 80 letters', 'अ'.repeat(80), 'अ'.repeat(80)],
  ['of 80 characters that are two units each', '😀'.repeat(80), '😀'.repeat(80)],
])('N8: a name %s is taken', (_name, firstName, stored) => {
  expect(check({ firstName }).firstName).toBe(stored);
});

test.each([
  ['of spaces', '   ', 'First name is required.'],
  ['of joiners', '\u200b\u200d', 'First name is required.'],
  ['of a filler', '\u3164', 'First name is required.'],
  ['of 81 letters', 'a'.repeat(81), 'First name can have at most 80 characters.'],
  ['of a million letters', 'a'.repeat(1_000_000), 'First name can have at most 80 characters.'],
  ['with a turn of direction', 'Ram\u202elaL', 'First name has hidden characters. Please type it again.'],
  ['with a NUL', 'Ram\0', 'First name has characters that cannot be stored.'],
  ['with half a character', 'Ram\ud83d', 'First name has characters that cannot be stored.'],
  ['of two lines', 'Ram\nLal', 'First name has characters that cannot be stored.'],
  ['that is a list', ['Ram'], 'First name must be text.'],
  ['that is a number', 7, 'First name must be text.'],
])('N8, I5: a name %s is refused', (_name, firstName, message) => {
  expect(problemsOf({ firstName })).toEqual({ firstName: message });
});

test.each([
  ['of 7 digits', '1234567', 'Password must have at least 8 characters.'],
  ['of 7 characters that are two units each', '😀'.repeat(7), 'Password must have at least 8 characters.'],
  ['of 129 letters', `x-${'y'.repeat(127)}`, 'Password can have at most 128 characters.'],
  ['of a million letters', 'z'.repeat(1_000_000), 'Password can have at most 128 characters.'],
  ['of nothing', '', 'Password is required.'],
  ['that is an object', { length: 12 }, 'Password must be text.'],
  ['with half a character', 'hari-fasal\ud800', 'Password has characters that cannot be stored.'],
])('X-46: a password %s is refused', (_name, password, message) => {
  expect(problemsOf(passwords(password))).toMatchObject({ password: message });
});

test.each([
  ['of 128 characters', 'p-'.repeat(64)],
  ['in Hindi', 'खेत से मंडी'],
  ['with spaces at its ends', ' hari fasal '],
  ['with a NUL', 'hari\0fasal'],
])('X-46, A8: a password %s is kept as it is', (_name, password) => {
  expect(check(passwords(password)).password).toBe(password);
});

test.each(['password123', 'Password123', 'kisan1234', 'KISAN1234', 'annapath2026', '9999999999', 'qwertyuiop'])(
  'A9: %s is among those that are guessed first',
  (password) => {
    expect(problemsOf(passwords(password)).password).toMatch(/guessed first/);
  },
);

test('A9: the list is long and holds no entry that the length rule refuses anyway', () => {
  expect(common.size).toBeGreaterThanOrEqual(3_000);
  expect([...common].filter((entry) => entry.length < 8 || entry !== entry.toLowerCase())).toEqual([]);
});

test('A9: neither the e-mail address nor the phone number is a password', () => {
  const message = 'Password must not be your e-mail address or phone number.';
  expect(problemsOf({ phone: '9812345670', ...passwords('9812345670') })).toEqual({ password: message });
  expect(problemsOf({ email: 'ram@example.in', ...passwords('RAM@example.in') })).toEqual({ password: message });
});

test('AC-248: passwords that differ are the message itself, whatever else is wrong', () => {
  expect(PASSWORDS_DIFFER).toBe('Your password and confirm password do not match.');
  expect(() => check({ firstName: '', confirmPassword: 'another-one-1' })).toThrow(PASSWORDS_DIFFER);
  expect(problemsOf({ confirmPassword: 'another-one-1' })).toEqual({ confirmPassword: PASSWORDS_DIFFER });
  expect(problemsOf({ confirmPassword: undefined })).toEqual({ confirmPassword: 'Confirm password is required.' });
});
