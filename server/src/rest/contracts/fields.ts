import { z } from 'zod';
import { calendarDay } from '../../platform/calendar-day.js';
import { ERROR_KINDS, type ErrorCode } from '../../platform/errors/codes.js';
import { MAX_RUPEES } from '../../platform/money.js';

export const text = (description: string) => z.string().describe(description);
export const number = (description: string) => z.number().describe(description);
export const whole = (description: string) => z.int().describe(description);
export const flag = (description: string) => z.boolean().describe(description);
export const email = (description: string) => z.email().describe(description);
export const moment = (description: string) => z.iso.datetime().describe(`${description} UTC.`);
export const day = (description: string) => calendarDay.describe(description);
export const rupees = (description: string) =>
  z.number().positive().max(MAX_RUPEES).describe(`${description} Rupees, at most two decimals.`);
export const oneOf = <Word extends string>(words: Readonly<Record<string, Word>>, description: string) =>
  z.enum(Object.values(words) as [Word, ...Word[]]).describe(description);

export const identifier = (of: string) => z.uuid().describe(`Identifier of ${of}.`);
/** REST carries every identifier under both names, because readers of the specification differ on which it is. */
export const bothIdentifiers = (of: string) => ({ _id: identifier(of), id: identifier(of) });

const fieldProblem = z.object({
  field: text('Path of the field as it was sent: `price.basePrice`.'),
  message: text('What is wrong with it, in words for a person.'),
});

/** What of a request was not known and therefore left out. */
export const warnings = z
  .array(fieldProblem)
  .describe('Only where the request had something that is not known here: it was left out. At most twenty.');

const codes = Object.keys(ERROR_KINDS) as [ErrorCode, ...ErrorCode[]];

/** The body of every refusal. */
export const errorBody = z
  .object({
    success: z.literal(false),
    message: text('What is wrong, in words for a person.'),
    code: z.enum(codes).describe('What is wrong, for a program.'),
    errors: z.array(fieldProblem).optional().describe('The fields that are wrong, where it is about fields.'),
    details: z
      .record(z.string(), z.unknown())
      .optional()
      .describe('What a program can go on with, for the codes that say so: the last offer of OFFER_CHANGED, for one.'),
  })
  .meta({ id: 'Error', description: 'The body of every refusal.' });
