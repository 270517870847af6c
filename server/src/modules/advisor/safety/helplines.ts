import { z } from 'zod';
import { readDataFile } from '../../../platform/data-file.js';

const line = z.string().trim().min(1);

const fileCheck = z.strictObject({
  description: line,
  licence: line,
  helplines: z.array(
    z.strictObject({
      id: line,
      number: z.string().regex(/^[\d-]+$/),
      nameEn: line,
      nameHi: line,
      source: line,
      /** The day on which the number was seen there. A number that nobody has seen at a source is not told. */
      checkedOn: z.iso.date(),
    }),
  ),
});

const { helplines } = readDataFile('advisor/helplines.json', fileCheck);

/** Numbers that everyone may ring, with their source and the day on which they were seen there. */
export const HELPLINES = helplines;

/** The number of a public service. Throws where the data does not have it: then the advisor must not start. */
export function helpline(id: string): string {
  const found = helplines.find((entry) => entry.id === id);
  if (!found) throw new Error(`advisor/helplines.json has no ${id}.`);
  return found.number;
}
