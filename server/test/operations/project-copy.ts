import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Some of the project's files and folders in a folder of their own, with the installed packages: commands that write can
 * be tried there. The caller removes it.
 * @param paths from the project's root
 */
export function copyOfProject(paths: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'annapath-copy-'));
  for (const path of paths) cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  for (const workspace of ['.', 'server', 'client']) {
    const packages = join(workspace, 'node_modules');
    if (existsSync(join(ROOT, packages)) && existsSync(join(folder, workspace)))
      symlinkSync(join(ROOT, packages), join(folder, packages));
  }
  return folder;
}
