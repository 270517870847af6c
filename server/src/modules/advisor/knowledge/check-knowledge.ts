import { readKnowledge } from './knowledge-entry.js';
import { readSowingWindows } from './sowing-windows.js';

/** Run by hand while writing knowledge: says how much there is, or throws what is not right. */
const entries = await readKnowledge();
const windows = await readSowingWindows();
process.stdout.write(`${entries.length} entries and ${windows.length} sowing windows are in order.\n`);
