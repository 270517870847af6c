import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { DATA_FOLDER } from '../../../platform/data-file.js';
import { bilingual } from '../words/read-data.js';

const line = z.string().trim().min(1);
const monthAndDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);
const named = bilingual.extend({ id: line });

const windowCheck = z.strictObject({
  /** The subject of the crop's entries, or the identifier of one where crops share a subject. */
  crop: line,
  zone: line,
  kind: line,
  /** First and last day, `MM-DD`; a window may run over the end of the year. */
  from: monthAndDay,
  to: monthAndDay,
  /** The last day without a loss of yield, where it comes before the last day. */
  bestUntil: monthAndDay.optional(),
  noteEn: line.optional(),
  noteHi: line.optional(),
  source: line,
  sourceHi: line,
  checkedOn: z.iso.date(),
});

const fileCheck = z
  .strictObject({
    description: line,
    licence: line,
    /** Parts of the country in which a crop is sown at about the same time, with their states. */
    zones: z.array(named.extend({ states: z.array(line) })).min(1),
    /** Which of the year's windows one is, as an answer says it. */
    kinds: z.array(named).min(1),
    windows: z.array(windowCheck).min(1),
  })
  .refine(
    ({ zones, kinds, windows }) =>
      windows.every(({ zone, kind }) => zones.some(({ id }) => id === zone) && kinds.some(({ id }) => id === kind)),
    { error: 'a window names a zone or a kind that there is none of' },
  );

type Named = Readonly<z.infer<typeof named>>;

/** When a crop is sown in one zone. */
export type SowingWindow = Omit<Readonly<z.infer<typeof windowCheck>>, 'zone' | 'kind'> & {
  readonly zone: Named & { readonly states: readonly string[] };
  readonly kind: Named;
};

/** Reads the sowing windows. Throws an error that names the row that is not right. */
export async function readSowingWindows(
  file = new URL('advisor/sowing-windows.json', DATA_FOLDER),
): Promise<readonly SowingWindow[]> {
  const parsed = fileCheck.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!parsed.success) throw new Error(`advisor/sowing-windows.json: ${z.prettifyError(parsed.error)}`);
  const { zones, kinds, windows } = parsed.data;
  return windows.flatMap((window) => {
    const zone = zones.find(({ id }) => id === window.zone);
    const kind = kinds.find(({ id }) => id === window.kind);
    return zone && kind ? [{ ...window, zone, kind }] : [];
  });
}
