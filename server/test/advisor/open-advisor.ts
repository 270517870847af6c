import { readEntries } from '../../src/modules/advisor/entries/read-entries.js';
import { RetrievalProvider } from '../../src/modules/advisor/providers/retrieval.provider.js';
import { readSowingWindows } from '../../src/modules/advisor/reply/sowing-windows.js';
import { EntrySearch } from '../../src/modules/advisor/search/entry-search.js';
import { createToolbox, type Toolbox } from '../../src/modules/advisor/tools/toolbox.js';

/** The advisor that answers without a language model, over the data files. */
export interface OpenAdvisor {
  readonly search: EntrySearch;
  readonly tools: Toolbox;
  readonly provider: RetrievalProvider;
}

let advisor: Promise<OpenAdvisor> | undefined;

/** One for a whole test file: indexing the entries takes a second, and nothing changes them. */
export function openAdvisor(): Promise<OpenAdvisor> {
  const open = async (): Promise<OpenAdvisor> => {
    const search = new EntrySearch(await readEntries());
    const tools = createToolbox(search);
    const provider = new RetrievalProvider({ search, tools, windows: await readSowingWindows() });
    return { search, tools, provider };
  };
  advisor ??= open();
  return advisor;
}
