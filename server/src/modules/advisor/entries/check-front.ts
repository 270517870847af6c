import { z } from 'zod';
import type { Amount } from './entry.types.js';
import { figuresOf, OTHER_FIGURES } from './figures.js';
import type { Fault, WrittenEntry } from './split-entries.js';
import { TOPICS } from './topics.js';

const text = z.string().min(1, 'is empty');
/** Words between commas; a comma inside a word ("2,4-D") divides nothing. */
const list = z
  .string()
  .transform((value) => value.split(/,\s+/))
  .refine((words) => words.every(Boolean), 'has an empty word')
  .refine((words) => new Set(words.map((word) => word.toLowerCase())).size === words.length, 'has a word twice');

const AMOUNT = /^(?<from>[\d.]+)(?:–(?<to>[\d.]+))? (?<unit>g|kg|quintal)(?: (?<en>[^|]+) \| (?<hi>[^|]+))?$/;
const UNITS: Readonly<Record<string, Amount['unit']>> = { g: 'g', kg: 'kg', quintal: 'quintal' };
const amount = z.string().transform((value, context): Amount => {
  const { from, to = from, unit = '', en, hi } = AMOUNT.exec(value)?.groups ?? {};
  const figures = { from: Number(from), to: Number(to), unit: UNITS[unit] };
  if (figures.unit === undefined || !(figures.from > 0) || !(figures.to >= figures.from)) {
    context.addIssue('has to be like "18–20 kg bold seed | मोटा दाना"');
    return z.NEVER;
  }
  return { ...figures, unit: figures.unit, ...(en && hi ? { en, hi } : {}) };
});

/** Fields that may stand on several lines; each of the others stands once. */
const REPEATED: ReadonlySet<string> = new Set(['seedPerAcre', 'fertiliserPerAcre']);

const frontMatter = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/, 'has to be lower-case letters, digits and hyphens'),
    topic: z.enum(TOPICS).default('general'),
    titleEn: text,
    titleHi: text,
    aliases: list.default([]),
    alsoAbout: list.default([]),
    seedPerAcre: z.array(amount).optional(),
    fertiliserPerAcre: z
      .array(amount.refine(({ en }) => en !== undefined, 'has to name the fertiliser: "40 kg urea | यूरिया"'))
      .optional(),
    source: text,
    sourceHi: text,
    checkedOn: z.iso.date('has to be a day like 2026-11-28').nullable().default(null),
    seeAlso: list
      .refine((paths) => paths.every((path) => path.startsWith('/')), 'has to be paths of this site')
      .default([]),
  })
  .refine(({ titleEn, titleHi }) => figuresOf(titleEn) === figuresOf(titleHi), {
    path: ['titleHi'],
    error: OTHER_FIGURES,
  });

/** Reads the fields of a written entry; what is not right is added to `faults`, and then there is nothing to return. */
export function readFront({ line, fields }: WrittenEntry, faults: Fault[]): z.infer<typeof frontMatter> | undefined {
  const values: Record<string, string | string[]> = {};
  for (const [name, placed] of fields) {
    const [first, second] = placed;
    if (second && !REPEATED.has(name)) faults.push({ line: second.line, reason: `${name} stands twice` });
    values[name] = REPEATED.has(name) ? placed.map((each) => each.text) : (first?.text ?? '');
  }
  const parsed = frontMatter.safeParse(values);
  if (parsed.success) return parsed.data;
  for (const { path, message, code, ...issue } of parsed.error.issues) {
    const [name, index = 0] = code === 'unrecognized_keys' && 'keys' in issue ? issue.keys : path;
    const at = fields.get(String(name));
    const reason = at ? message : 'is missing';
    faults.push({ line: at?.[Number(index)]?.line ?? at?.[0]?.line ?? line, reason: `${String(name)} ${reason}` });
  }
  return undefined;
}
