import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { DATA_FOLDER } from '../../../platform/data-file.js';
import type { Bilingual } from '../advisor.types.js';

const line = z.string().trim().min(1);
const monthAndDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/);

/** Parts of the country in which a crop is sown at about the same time. */
export const ZONES = ['north-west', 'north-east', 'central', 'south', 'hills'] as const;
export type Zone = (typeof ZONES)[number];

/** What is sown or planted in a window, and which of the year's windows it is, as an answer says it. */
export const WINDOW_KINDS = {
  timely: { en: 'timely sowing', hi: 'समय पर बुवाई' },
  early: { en: 'early sowing', hi: 'अगेती बुवाई' },
  late: { en: 'late sowing', hi: 'पछेती बुवाई' },
  kharif: { en: 'kharif (rainy season) sowing', hi: 'खरीफ की बुवाई' },
  rabi: { en: 'rabi (winter) sowing', hi: 'रबी की बुवाई' },
  spring: { en: 'spring sowing', hi: 'बसंत की बुवाई' },
  summer: { en: 'summer sowing', hi: 'गर्मी की बुवाई' },
  autumn: { en: 'autumn planting', hi: 'शरद की बुवाई' },
  fodder: { en: 'sowing for fodder', hi: 'चारे की बुवाई' },
  leaf: { en: 'sowing for green leaf', hi: 'हरी पत्ती के लिए बुवाई' },
  nursery: { en: 'nursery', hi: 'नर्सरी' },
  'rainy-nursery': { en: 'nursery for the rainy crop', hi: 'बरसाती फसल की नर्सरी' },
  'autumn-nursery': { en: 'nursery for the autumn crop', hi: 'शरद की फसल की नर्सरी' },
  'winter-nursery': { en: 'nursery under cover for spring', hi: 'बसंत के लिए ढकी नर्सरी' },
  transplanting: { en: 'transplanting', hi: 'रोपाई' },
  'direct-seeding': { en: 'direct seeding', hi: 'सीधी बुवाई' },
} as const satisfies Readonly<Record<string, Bilingual>>;
export type WindowKind = keyof typeof WINDOW_KINDS;

const windowCheck = z.strictObject({
  /** The subject of the crop's entries. */
  crop: line,
  zone: z.enum(ZONES),
  kind: z.custom<WindowKind>((kind) => typeof kind === 'string' && Object.hasOwn(WINDOW_KINDS, kind), {
    error: `has to be one of ${Object.keys(WINDOW_KINDS).join(', ')}`,
  }),
  /** First and last day, `MM-DD`; a window may run over the end of the year. */
  from: monthAndDay,
  to: monthAndDay,
  /** Until when the yield is full, where that is before the last day. */
  bestUntil: monthAndDay.optional(),
  noteEn: line.optional(),
  noteHi: line.optional(),
  source: line,
  sourceHi: line,
  checkedOn: z.iso.date(),
});

/** When a crop is sown in one zone. */
export type SowingWindow = Readonly<z.infer<typeof windowCheck>>;

/** Reads the sowing windows. Throws an error that names the row that is not right. */
export async function readSowingWindows(
  file = new URL('advisor/sowing-windows.json', DATA_FOLDER),
): Promise<SowingWindow[]> {
  const parsed = z
    .strictObject({ description: line, licence: line, windows: z.array(windowCheck).min(1) })
    .safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!parsed.success) throw new Error(`advisor/sowing-windows.json: ${z.prettifyError(parsed.error)}`);
  return parsed.data.windows;
}
