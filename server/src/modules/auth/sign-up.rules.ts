import { badInput, type FieldProblem } from '../../platform/errors/app-error.js';
import { cleanText, codePoints } from '../../platform/text.js';
import { isEmailShaped, normaliseEmail } from '../users/email.rules.js';
import { Gender, Role } from '../users/user.types.js';
import { passwordForm } from './password-form.js';

/** What a sign-up form sends, unchecked: every value may be anything. Other keys are never looked at (security.md Z9). */
export type SignUpForm = Readonly<
  Partial<
    Record<'firstName' | 'lastName' | 'email' | 'phone' | 'password' | 'confirmPassword' | 'role' | 'gender', unknown>
  >
>;

/** A sign-up that may be stored. The password is in the form in which it is hashed. */
export interface SignUp {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  readonly role: Role;
  readonly gender: Gender;
}

/** Spec §5; the wording is the specification's. */
export const PASSWORDS_DIFFER = 'Your password and confirm password do not match.';

const MAX_NAME_LENGTH = 80;
/** the client has no rule of its own, the server takes 8 to 128 characters. */
const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

/**
 * Checks the eight fields of spec §5. Throws BAD_USER_INPUT with every problem at once, each with its field's name;
 * where the passwords differ, that is the error's own message, as the specification has it.
 */
export function checkSignUp(form: SignUpForm, commonPasswords: ReadonlySet<string>): SignUp {
  const problems: FieldProblem[] = [];
  const name = (field: 'firstName' | 'lastName', label: string) =>
    cleanText(form[field], { field, label, max: MAX_NAME_LENGTH }, problems);
  const firstName = name('firstName', 'First name');
  const lastName = name('lastName', 'Last name');
  const email = checkEmail(form.email, problems);
  const phone = checkPhone(form.phone, problems);
  const password = checkPassword(form, { email, phone }, commonPasswords, problems);
  const role = oneOf(Object.values(Role), form.role ?? Role.BUYER, problems, {
    field: 'role',
    message: 'Role must be farmer or buyer.',
  });
  const gender = oneOf(Object.values(Gender), form.gender ?? Gender.MALE, problems, {
    field: 'gender',
    message: 'Gender must be male, female or other.',
  });
  if (problems.length > 0 || role === undefined || gender === undefined) {
    const differ = problems.some((problem) => problem.message === PASSWORDS_DIFFER);
    throw badInput(problems, differ ? PASSWORDS_DIFFER : undefined);
  }
  return { firstName, lastName, email, phone, password, role, gender };
}

function checkEmail(value: unknown, problems: FieldProblem[]): string {
  if (value === undefined || value === null || (typeof value === 'string' && value.trim() === '')) {
    problems.push({ field: 'email', message: 'E-mail is required.' });
    return '';
  }
  const email = typeof value === 'string' && value.length <= 1_000 ? normaliseEmail(value) : '';
  if (!isEmailShaped(email)) {
    problems.push({ field: 'email', message: 'Please enter an e-mail address, like name@example.com.' });
  }
  return email;
}

/** any ten digits, and digits alone. */
function checkPhone(value: unknown, problems: FieldProblem[]): string {
  if (value === undefined || value === null || value === '') {
    problems.push({ field: 'phone', message: 'Phone number is required.' });
  } else if (typeof value !== 'string' || !/^[0-9]*$/.test(value)) {
    problems.push({ field: 'phone', message: 'Phone number must contain digits only.' });
  } else if (value.length !== 10) {
    problems.push({ field: 'phone', message: 'Phone number must be exactly 10 digits.' });
  } else {
    return value;
  }
  return '';
}

/** What else is known of the person who chooses the password. */
interface PasswordOwner {
  readonly email: string;
  readonly phone: string;
}

/** What is wrong with a new password, in words for a person, or undefined. */
export function passwordProblem(
  password: unknown,
  owner: PasswordOwner,
  common: ReadonlySet<string>,
): string | undefined {
  if (password === undefined || password === null || password === '') return 'Password is required.';
  if (typeof password !== 'string') return 'Password must be text.';
  // Two different halves of surrogate pairs become the same bytes, hence the same password.
  if (/\p{Surrogate}/u.test(password)) return 'Password has characters that cannot be stored.';
  const length = password.length > MAX_PASSWORD_LENGTH * 2 ? password.length : codePoints(password);
  if (length < MIN_PASSWORD_LENGTH) return `Password must have at least ${MIN_PASSWORD_LENGTH} characters.`;
  if (length > MAX_PASSWORD_LENGTH) return `Password can have at most ${MAX_PASSWORD_LENGTH} characters.`;
  const folded = password.toLowerCase();
  if (folded === owner.email || folded === owner.phone) {
    return 'Password must not be your e-mail address or phone number.';
  }
  if (common.has(folded)) {
    return 'This password is on the list of those that are guessed first. Please choose another one.';
  }
  return undefined;
}

function checkPassword(
  form: SignUpForm,
  owner: PasswordOwner,
  commonPasswords: ReadonlySet<string>,
  problems: FieldProblem[],
): string {
  const [password, confirmPassword] = [form.password, form.confirmPassword].map((value) =>
    typeof value === 'string' ? passwordForm(value) : value,
  );
  const problem = passwordProblem(password, owner, commonPasswords);
  if (problem) problems.push({ field: 'password', message: problem });
  if (confirmPassword === undefined || confirmPassword === null || confirmPassword === '') {
    problems.push({ field: 'confirmPassword', message: 'Confirm password is required.' });
  } else if (password !== confirmPassword) {
    problems.push({ field: 'confirmPassword', message: PASSWORDS_DIFFER });
  }
  return typeof password === 'string' ? password : '';
}

function oneOf<T extends string>(
  allowed: readonly T[],
  value: unknown,
  problems: FieldProblem[],
  problem: FieldProblem,
): T | undefined {
  const found = allowed.find((item) => item === value);
  if (found === undefined) problems.push(problem);
  return found;
}
