import { AppError, badInput } from '../../platform/errors/app-error.js';

/** One answer for an unknown address and a wrong password: it does not reveal accounts (security.md A4). */
export function wrongCredentials(): AppError {
  return new AppError('UNAUTHENTICATED', 'E-mail or password is not right.');
}

/** Unknown, used, ended, expired, malformed: a refresh token that does not hold has one answer. */
export function sessionEnded(): AppError {
  return new AppError('UNAUTHENTICATED', 'Your session has ended. Please log in again.');
}

const CHALLENGE = 'Bearer realm="annapath", error="invalid_token"';

/** The client gets a new access token and repeats the request. */
export function accessTokenExpired(): AppError {
  return new AppError('TOKEN_EXPIRED', 'The access token has expired. Refresh the session and try again.', {
    challenge: `${CHALLENGE}, error_description="The access token has expired"`,
  });
}

/** Malformed, signed by someone else, of an account that was removed or of a sign-in that ended. */
export function accessTokenInvalid(): AppError {
  return new AppError('UNAUTHENTICATED', 'The access token is not valid. Please log in again.', {
    challenge: `${CHALLENGE}, error_description="The access token is not valid"`,
  });
}

/** The refusal of an e-mail address that has an account. */
export function emailTaken(): AppError {
  const message = 'An account with this e-mail already exists.';
  return new AppError('CONFLICT', message, { fields: [{ field: 'email', message }] });
}

/** A refresh token that is missing or is not text at all. */
export function refreshTokenMissing(): AppError {
  return badInput([{ field: 'refreshToken', message: 'A refresh token is required, as text.' }]);
}
