import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { DATA_FOLDER } from '../../../platform/data-file.js';
import { SCRIPTS } from '../language/scripts.js';

const line = z.string().trim().min(1);
const name = z.string().regex(/^[a-z][a-z-]*$/);
const names = z.array(name);
const words = line.transform((text) => text.split(/\s+/));
const patternText = z.union([line.transform((text) => text.split(' | ')), z.array(line).min(1)]);
const replacements = z.record(line, z.string());

/** What has to hold of a message: a name, all of a list, or parts that have to hold together. */
export type Condition = string | readonly Condition[] | Parts;

interface Parts {
  readonly all?: readonly Condition[];
  readonly any?: readonly Condition[];
  readonly none?: readonly Condition[];
  /** One of these rows of concepts stands in the message in this order, */
  readonly 'in-order'?: ReadonlyArray<readonly string[]>;
  /** with at most so many other words between each two, */
  readonly between?: number;
  /** none of them one of these concepts, */
  readonly without?: readonly string[];
  /** and the word behind them is none of this pattern. */
  readonly 'then-not'?: string;
  /** Every crop and animal that is named is one of these subjects. */
  readonly 'only-crops'?: readonly string[];
  /** The parts beside this are asked of the message without what the pattern matches. */
  readonly 'leaving-out'?: string;
}

const condition: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    name,
    z.array(condition).min(1),
    z.strictObject({
      all: z.array(condition).optional(),
      any: z.array(condition).optional(),
      none: z.array(condition).optional(),
      'in-order': z.array(names.min(1)).optional(),
      between: z.int().nonnegative().optional(),
      without: names.optional(),
      'then-not': name.optional(),
      'only-crops': names.optional(),
      'leaving-out': name.optional(),
    }),
  ]),
);

const rule = z.strictObject({
  is: name,
  when: condition,
  /** The reply, where it is not the one of the rule's own name. */
  reply: name.optional(),
});

const reply = z.strictObject({
  en: line,
  hi: line,
  /** In languages that the advisor does not write, by their script. */
  own: z.partialRecord(z.enum([...SCRIPTS, 'marathi']), line).default({}),
  /** The reply whose sentences serve a language that this one has none in. */
  elsewhere: name.optional(),
  also: z.strictObject({ when: condition, reply: name }).optional(),
});

const record = <T extends z.ZodType>(value: T) => z.record(name, value).default({});

const fileCheck = z.strictObject({
  about: line,
  concepts: record(words),
  /** A concept that is any of several. */
  groups: record(names.min(2)),
  patterns: record(patternText),
  pieces: record(z.array(line.transform((text) => text.normalize('NFC')))),
  signs: record(condition),
  replies: record(reply),
  spelling: z
    .strictObject({
      rewrites: replacements,
      'other-words': words,
      'no-mistakes-in': name,
      'shorter-from': names,
      'only-before': z.record(name, name),
      slips: z.strictObject({ words, 'short-words': words, 'small-words': replacements }),
    })
    .optional(),
  rules: z
    .strictObject({
      dangers: z.array(rule).min(1),
      'of-the-mind': names,
      'told-by-its-cause': names,
      'goes-on': z.array(
        z.strictObject({
          when: condition,
          after: names.optional(),
          'not-after': names.optional(),
          'unless-farming': z.literal(true).optional(),
        }),
      ),
      refusals: z.array(rule).min(1),
    })
    .optional(),
});

type SafetyFile = z.infer<typeof fileCheck>;
export type Rule = z.infer<typeof rule>;

const FOLDER = new URL('advisor/safety/', DATA_FOLDER);
const files = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => fileCheck.parse(parse(readFileSync(new URL(file, FOLDER), 'utf8'))));

/** One section of all files; a name stands in one of them only. Throws where it stands in two. */
function section<Name extends 'concepts' | 'groups' | 'patterns' | 'pieces' | 'signs' | 'replies'>(
  of: Name,
): ReadonlyMap<string, SafetyFile[Name][string]> {
  const entries = files.flatMap((file) => Object.entries(file[of]));
  const found = new Map(entries);
  if (found.size !== entries.length) throw new Error(`advisor/safety: one of the ${of} stands there twice.`);
  return found;
}

function only<Part>(parts: ReadonlyArray<Part | undefined>): Part {
  const [part, ...more] = parts.filter((each) => each !== undefined);
  if (part === undefined || more.length > 0)
    throw new Error('advisor/safety: spelling and rules stand in one file each.');
  return part;
}

/** What safety knows, from `server/data/advisor/safety`. A file that is not well made keeps the server from starting. */
export const SAFETY = {
  concepts: section('concepts'),
  groups: section('groups'),
  patterns: section('patterns'),
  pieces: section('pieces'),
  signs: section('signs'),
  replies: section('replies'),
  spelling: only(files.map(({ spelling }) => spelling)),
  rules: only(files.map(({ rules }) => rules)),
};
