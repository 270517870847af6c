import { readdirSync } from 'node:fs';
import type { MigrationInterface } from 'typeorm';

type MigrationClass = new () => MigrationInterface;

const FOLDER = new URL('../migrations/', import.meta.url);
/** `1763700000000-marketplace.ts`, or the same built; beside it the build leaves maps and declarations. */
const MIGRATION_FILE = /^\d{13}-[a-z-]+\.(ts|js)$/;

async function readMigrations(): Promise<MigrationClass[]> {
  const files = readdirSync(FOLDER).filter((name) => MIGRATION_FILE.test(name));
  const modules = await Promise.all(
    files.sort().map((name) => import(new URL(name, FOLDER).href) as Promise<Record<string, MigrationClass>>),
  );
  return modules.flatMap((exported) => Object.values(exported));
}

/** Every migration of the folder, oldest first: a new file there is all that a change of the tables needs. */
export const MIGRATIONS: readonly MigrationClass[] = await readMigrations();
