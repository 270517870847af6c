import { z } from 'zod';
import { ACCESS_TOKEN_SECONDS } from '../../modules/auth/access-tokens.js';
import { Gender, Role } from '../../modules/users/user.types.js';
import { inWords } from '../../platform/duration.js';
import { answer, contract, signedOut } from '../contract.js';
import { bothIdentifiers, email, moment, oneOf, text } from './fields.js';

const user = z
  .object({
    ...bothIdentifiers('the account'),
    firstName: text('Given name.'),
    lastName: text('Family name.'),
    email: email('E-mail address, lower-cased.'),
    phone: z
      .string()
      .regex(/^\d{10}$/)
      .describe('Ten digits.'),
    role: oneOf(Role, 'What the account is for.'),
    gender: oneOf(Gender, 'As chosen at sign-up.'),
    createdAt: moment('When the account was made.'),
  })
  .meta({ id: 'User', description: 'The account of whoever is signed in.' });

/** Space around it is no fault. */
const emailToSend = z
  .string()
  .trim()
  .pipe(z.email())
  .meta({ format: 'email', maxLength: 254, description: 'E-mail address; upper and lower case are the same.' });

const registration = z
  .object({
    firstName: z.string().min(1).max(80).describe('Given name.'),
    lastName: z.string().min(1).max(80).describe('Family name.'),
    email: emailToSend,
    phone: z
      .string()
      .regex(/^\d{10}$/)
      .describe('Ten digits.'),
    password: z
      .string()
      .min(8)
      .max(128)
      .meta({ format: 'password', description: '8 to 128 characters, not a common one.' }),
    confirmPassword: z.string().min(1).meta({ format: 'password', description: 'The same again.' }),
    role: oneOf(Role, 'What the account is for.').default(Role.BUYER),
    gender: oneOf(Gender, 'As you like.').default(Gender.MALE),
  })
  .meta({ id: 'Registration', description: 'A new account.' });

const credentials = z
  .object({
    email: emailToSend,
    password: z.string().min(1).meta({ format: 'password', description: 'Password.' }),
  })
  .meta({ id: 'Credentials', description: 'What you sign in with.' });

const tokenBody = z
  .object({ refreshToken: z.string().min(1).describe('The refresh token that the last answer gave.') })
  .meta({ id: 'RefreshToken', description: 'A refresh token; each can be exchanged once.' });

/** Also a token that is none: who signs out wants to be signed out. */
const sessionToEnd = z
  .object({ refreshToken: text('The refresh token of the sign-in that ends.') })
  .meta({ id: 'SessionToEnd', description: 'Which sign-in ends.' });

const message = text('What was done, in words for a person.');

const session = {
  user,
  accessToken: text(`For the header \`Authorization: Bearer …\`; good for ${inWords(ACCESS_TOKEN_SECONDS * 1_000)}.`),
  expiresIn: z.int().positive().describe('Seconds for which the access token is good.'),
  refreshToken: text('Exchanges once for new tokens.'),
};

/** The tokens stand in `data` and beside it: readers of the specification differ on where they look. */
const signedIn = answer({ message, data: z.object(session), ...session });

const sunita = {
  _id: '018f6b1e-5c1a-7c3e-9d55-0a1b2c3d4e5f',
  id: '018f6b1e-5c1a-7c3e-9d55-0a1b2c3d4e5f',
  firstName: 'Sunita',
  lastName: 'Devi',
  email: 'sunita@example.in',
  phone: '9876543210',
  role: 'buyer',
  gender: 'female',
  createdAt: '2026-01-15T06:30:00.000Z',
};
const tokens = { user: sunita, accessToken: 'eyJhbGciOi…', expiresIn: 900, refreshToken: '9hTzr0mU…' };
const signedInExample = (said: string) => ({ success: true, message: said, data: tokens, ...tokens });
const tokenExample = { refreshToken: '9hTzr0mU…' };

export const register = contract({
  method: 'post',
  path: '/auth/register',
  id: 'register',
  takesKey: true,
  tag: 'Accounts',
  summary: 'Makes an account and signs it in.',
  body: {
    schema: registration,
    checks: 'names',
    example: {
      firstName: 'Sunita',
      lastName: 'Devi',
      email: 'sunita@example.in',
      phone: '9876543210',
      password: 'Hari-fasal-2026',
      confirmPassword: 'Hari-fasal-2026',
      role: 'buyer',
      gender: 'female',
    },
  },
  answer: { status: 201, schema: signedIn, example: signedInExample('Account created successfully!') },
  refusals: [
    {
      code: 'BAD_USER_INPUT',
      message: 'Your password and confirm password do not match.',
      fields: ['confirmPassword'],
    },
    { code: 'CONFLICT', message: 'An account with this e-mail already exists.', fields: ['email'] },
  ],
});

export const login = contract({
  method: 'post',
  path: '/auth/login',
  id: 'login',
  tag: 'Accounts',
  summary: 'Signs in.',
  body: { schema: credentials, checks: 'names', example: { email: 'sunita@example.in', password: 'Hari-fasal-2026' } },
  answer: { status: 200, schema: signedIn, example: signedInExample('Logged in successfully!') },
  refusals: [{ code: 'UNAUTHENTICATED', message: 'E-mail or password is not right.' }],
});

export const refreshSession = contract({
  method: 'post',
  path: '/auth/refresh',
  id: 'refreshSession',
  tag: 'Accounts',
  summary: 'Exchanges a refresh token for new tokens.',
  description:
    'Keep the refresh token of the answer and forget the one you sent: sending it again later ends the sign-in, since it may have been stolen.',
  body: { schema: tokenBody, checks: 'names', example: tokenExample },
  answer: { status: 200, schema: signedIn, example: signedInExample('Session refreshed.') },
  refusals: [{ code: 'UNAUTHENTICATED', message: 'Your session has ended. Please log in again.' }],
});

export const logout = contract({
  method: 'post',
  path: '/auth/logout',
  id: 'logout',
  tag: 'Accounts',
  summary: 'Ends the sign-in; an unknown token is no error.',
  body: { schema: sessionToEnd, checks: 'names', example: tokenExample },
  answer: {
    status: 200,
    schema: answer({ message }),
    example: { success: true, message: 'Logged out successfully!' },
  },
  refusals: [],
});

export const me = contract({
  method: 'get',
  path: '/me',
  onlyBelowApi: true,
  id: 'me',
  tag: 'Accounts',
  summary: 'Your own account.',
  signedIn: 'required',
  answer: {
    status: 200,
    schema: answer({ user, data: z.object({ user }) }),
    example: { success: true, user: sunita, data: { user: sunita } },
  },
  refusals: [signedOut],
});
