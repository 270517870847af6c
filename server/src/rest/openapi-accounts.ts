import { Gender, Role } from '../modules/users/user.types.js';
import { ERROR_KINDS } from '../platform/errors/codes.js';
import { bothIdentifiers, list, moment, nullable, object, oneOf, type Schema, text } from './openapi-schema.js';

const CODES = Object.fromEntries(Object.keys(ERROR_KINDS).map((code) => [code, code]));

/** Schemas of accounts, of the conversation with the advisor, and of errors, by name. */
export const ACCOUNT_SCHEMAS: Readonly<Record<string, Schema>> = {
  User: object({
    ...bothIdentifiers('the account'),
    firstName: text('Given name.'),
    lastName: text('Family name.'),
    email: text('E-mail address, lower-cased.', { format: 'email' }),
    phone: text('Ten digits.', { pattern: '^[0-9]{10}$' }),
    role: oneOf(Role, 'What the account is for.'),
    gender: oneOf(Gender, 'As chosen at sign-up.'),
    createdAt: moment('When the account was made.'),
  }),
  Registration: object(
    {
      firstName: text('Given name.', { minLength: 1, maxLength: 80 }),
      lastName: text('Family name.', { minLength: 1, maxLength: 80 }),
      email: text('E-mail address.', { format: 'email', maxLength: 254 }),
      phone: text('Ten digits.', { pattern: '^[0-9]{10}$' }),
      password: text('8 to 128 characters, not a common one.', { format: 'password', minLength: 8, maxLength: 128 }),
      confirmPassword: text('The same again.', { format: 'password' }),
      role: oneOf(Role, 'What the account is for.', { default: 'buyer' }),
      gender: oneOf(Gender, 'As you like.', { default: 'male' }),
    },
    ['role', 'gender'],
  ),
  Credentials: object({
    email: text('E-mail address.', { format: 'email' }),
    password: text('Password.', { format: 'password' }),
  }),
  RefreshToken: object({ refreshToken: text('The refresh token that the last answer gave.') }),
  AnswerSource: object(
    {
      name: text('What the answer rests on.'),
      figure: nullable(text('The figure that was taken from it.')),
      date: nullable(text('Since when it holds.')),
      path: nullable(text('Page of this site that shows it.')),
    },
    ['figure', 'date', 'path'],
  ),
  ChatRequest: object({
    messages: list(
      object({ role: text('Who spoke.', { enum: ['user', 'assistant'] }), content: text('What was said.') }),
      { minItems: 1, description: 'The conversation so far; the question comes last.' },
    ),
  }),
  Error: object(
    {
      success: { const: false },
      message: text('What is wrong, in words for a person.'),
      code: oneOf(CODES, 'What is wrong, for a program.'),
      errors: list(object({ field: text('Path of the field.'), message: text('What is wrong with it.') })),
    },
    ['errors'],
  ),
};
