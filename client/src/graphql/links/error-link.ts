import { ErrorLink } from '@apollo/client/link/error';
import { errorCode } from '../errors';

/** Writes every failed operation to the console, by name and code; never its variables, which may hold a password. */
export function errorLink(): ErrorLink {
  return new ErrorLink(({ error, operation }) => {
    console.error(
      `${operation.operationName ?? 'Operation'} failed (${errorCode(error) ?? 'no answer'}):`,
      error.message,
    );
  });
}
