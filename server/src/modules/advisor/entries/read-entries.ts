import { readdir, readFile } from 'node:fs/promises';
import { DATA_FOLDER } from '../../../platform/data-file.js';
import { checkEntry } from './check-entry.js';
import type { KnowledgeEntry } from './entry.types.js';
import { readPesticideAmountCheck } from './pesticide-amounts.js';
import { splitEntries } from './split-entries.js';

const FOLDER = 'advisor/knowledge/';

/**
 * Reads every entry of the knowledge, one file a subject, in the order of the files.
 * @param folder where the `<subject>.md` files are
 * @throws Error that names each file, line and entry that is not right, with the reason
 */
export async function readEntries(folder = new URL(FOLDER, DATA_FOLDER)): Promise<readonly KnowledgeEntry[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const contents = await Promise.all(files.map((file) => readFile(new URL(file, folder), 'utf8')));
  const tellsPesticideAmount = await readPesticideAmountCheck();
  const entries: KnowledgeEntry[] = [];
  const faults: string[] = [];
  const places = new Map<string, string>();
  files.forEach((file, index) => {
    const split = splitEntries(contents[index] ?? '');
    for (const { line, reason } of split.faults) faults.push(`${file}:${line}: ${reason}`);
    for (const written of split.entries) {
      const [id] = written.fields.get('id') ?? [];
      const place = `${file}:${id?.line ?? written.line}`;
      const checked = checkEntry(written, file.replace(/\.md$/, ''), tellsPesticideAmount);
      for (const { line, reason } of checked.faults)
        faults.push(`${file}:${line}: ${id?.text ?? 'an entry'}: ${reason}`);
      if (!checked.entry) continue;
      const other = places.get(checked.entry.id);
      if (other) faults.push(`${place}: ${checked.entry.id}: the id stands in ${other} too`);
      places.set(checked.entry.id, place);
      entries.push(checked.entry);
    }
  });
  if (faults.length > 0) throw new Error(`server/data/${FOLDER}:\n${faults.join('\n')}`);
  // A text that is cut out of a file keeps the whole file in memory: this copies them.
  return JSON.parse(JSON.stringify(entries));
}
