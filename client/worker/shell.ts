/** An address that the server answers with the shell alone, its settings in it: this page is drawn in the browser. */
export const SHELL = '/login';
const CACHE = 'shell';

export async function keepShell(shell: Response): Promise<void> {
  await (await caches.open(CACHE)).put(SHELL, shell);
}

/** The shell with its headers, the policy among them; null where it is not kept yet. */
export async function keptShell(): Promise<Response | null> {
  return (await (await caches.open(CACHE)).match(SHELL)) ?? null;
}
