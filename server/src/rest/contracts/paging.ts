import { z } from 'zod';
import { badInput } from '../../platform/errors/app-error.js';
import { MAX_PAGE_SIZE } from '../../platform/list-pages.js';
import { whole } from './fields.js';

/** How many rows numbered pages may pass over: the database reads and drops every one of them. */
const DEEPEST_ROW = 10_000;

const wholeFrom1 = (most: number) => {
  const message = `Write a whole number from 1 to ${most.toLocaleString('en-IN')}.`;
  return z.coerce.number({ error: message }).int(message).min(1, message).max(most, message);
};

/** Query parameters of a numbered page. */
export const page = wholeFrom1(DEEPEST_ROW + 1)
  .describe(`Which page, from 1; at most ${DEEPEST_ROW.toLocaleString('en-IN')} entries come before it.`)
  .meta({ examples: [1] });
export const limit = wholeFrom1(MAX_PAGE_SIZE)
  .describe('How many a page has.')
  .meta({ examples: [20] });

/** What a numbered list answers beside its rows. */
export const counts = {
  total: whole('How many there are in all; of crops it is counted up to 1,001, which means more than a thousand.'),
  page: whole('Which page this is, from 1.'),
  limit: whole('How many a page has at most.'),
};

/** How many rows come before a page. Throws BAD_USER_INPUT beyond the ten-thousandth. */
export function rowsBefore(asked: { readonly page: number; readonly limit: number }): number {
  const rows = (asked.page - 1) * asked.limit;
  if (rows > DEEPEST_ROW) throw badInput([{ field: 'page', message: 'There are no pages that far.' }]);
  return rows;
}
