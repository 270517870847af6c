import type { z } from 'zod';

/** What a value has to be, by the type that a contract asks for. */
const TYPES: Readonly<Record<string, string>> = {
  boolean: 'Write true or false.',
  array: 'Send a list.',
  object: 'Send a JSON object.',
  string: 'Send text.',
  number: 'Send a number.',
  int: 'Send a whole number.',
};

const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'This is not an identifier of ours.',
  email: 'This is not an e-mail address.',
  date: 'Write the day as YYYY-MM-DD.',
  datetime: 'Write the time in UTC, as 2026-01-15T06:30:00Z.',
};

const NOT_TAKEN = 'This is not a value that the field takes.';

const size = (origin: string, bound: unknown, word: 'least' | 'most'): string => {
  if (origin === 'array') return word === 'most' ? `Send at most ${bound} of them.` : `Send at least ${bound} of them.`;
  if (origin === 'string') {
    if (word === 'most') return `Write at most ${bound} characters.`;
    return bound === 1 ? 'This is required.' : `Write at least ${bound} characters.`;
  }
  return NOT_TAKEN;
};

/**
 * What is wrong with a value that a contract does not take, in words for a person: the library's own sentences are for
 * programmers, and have no Hindi. A contract's own words for a field come before these. Never repeats the value.
 */
export function requestWords(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type') {
    return issue.input === undefined ? 'This is required.' : (TYPES[issue.expected] ?? NOT_TAKEN);
  }
  if (issue.code === 'invalid_format') return FORMATS[issue.format] ?? NOT_TAKEN;
  if (issue.code === 'too_big') return size(issue.origin, issue.maximum, 'most');
  if (issue.code === 'too_small') return size(issue.origin, issue.minimum, 'least');
  return NOT_TAKEN;
}
