import type { RegisterInput } from '@/graphql/generated/schema-types';
import type { MessageId } from '@/i18n/message-id';
import { isEmailShaped } from './email';
import { isPhone, phoneDigits } from './phone';

/** The eight fields of spec §2 in the order in which they stand on the page. */
export const signUpFields = [
  'role',
  'firstName',
  'lastName',
  'email',
  'phone',
  'gender',
  'password',
  'confirmPassword',
] as const;

export type SignUpField = (typeof signUpFields)[number];
export type SignUpTexts = Record<SignUpField, string>;

export const roles = ['FARMER', 'BUYER'] as const;
export const genders = ['MALE', 'FEMALE', 'OTHER'] as const;

/** Spec §5: what a new visitor finds chosen. */
export const DEFAULT_ROLE: (typeof roles)[number] = 'BUYER';
export const DEFAULT_GENDER: (typeof genders)[number] = 'MALE';

function emailProblem(email: string): MessageId | undefined {
  if (email.trim() === '') return 'signup.emailMissing';
  return isEmailShaped(email) ? undefined : 'signup.emailShape';
}

function phoneProblem(typed: string): MessageId | undefined {
  const phone = phoneDigits(typed);
  if (phone === '') return 'signup.phoneMissing';
  return isPhone(phone) ? undefined : 'signup.phoneLength';
}

/** Both were typed and are not the same: the one problem that is also shown as a toast. */
export function passwordsDiffer({ password, confirmPassword }: SignUpTexts): boolean {
  return confirmPassword !== '' && password !== confirmPassword;
}

function confirmPasswordProblem(texts: SignUpTexts): MessageId | undefined {
  if (texts.confirmPassword === '') return 'signup.confirmPasswordMissing';
  return passwordsDiffer(texts) ? 'signup.mismatch' : undefined;
}

/** Holds the form against spec §5. The password itself has no rule here: the server has one and says so. */
export function checkSignUp(texts: SignUpTexts): Partial<Record<SignUpField, MessageId | undefined>> {
  return {
    firstName: texts.firstName.trim() === '' ? 'signup.firstNameMissing' : undefined,
    lastName: texts.lastName.trim() === '' ? 'signup.lastNameMissing' : undefined,
    email: emailProblem(texts.email),
    phone: phoneProblem(texts.phone),
    password: texts.password === '' ? 'signup.passwordMissing' : undefined,
    confirmPassword: confirmPasswordProblem(texts),
  };
}

/** The texts as the API takes them. Passwords go exactly as they were typed. */
export function registerInput(texts: SignUpTexts): RegisterInput {
  return {
    firstName: texts.firstName.trim(),
    lastName: texts.lastName.trim(),
    email: texts.email.trim(),
    phone: phoneDigits(texts.phone),
    password: texts.password,
    confirmPassword: texts.confirmPassword,
    role: roles.find((role) => role === texts.role) ?? DEFAULT_ROLE,
    gender: genders.find((gender) => gender === texts.gender) ?? DEFAULT_GENDER,
  };
}

/** The role that a link like `/signup?role=farmer` asks for; the default for anything else. */
export function roleOf(searchParam: string | null): (typeof roles)[number] {
  return roles.find((role) => role.toLowerCase() === searchParam) ?? DEFAULT_ROLE;
}
