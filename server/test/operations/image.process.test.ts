import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { ON_POSTGRES_SERVER } from '../harness.js';
import { killBuiltServers, startBuiltServer, untilReady } from './built-server.js';
import { ROOT } from './project-copy.js';
import { runCommand } from './run-command.js';

/*
 * The tree that the image holds, put together as the Dockerfile says but without a container engine: its COPY lines are made,
 * its `npm ci` says what it would install, and links to what is installed here stand for that.
 */
const [, ...STAGES] = readFileSync(join(ROOT, 'Dockerfile'), 'utf8').split(/^FROM \S+ AS /m);

/** What stands behind one instruction, each time that a stage has it. */
function linesOf(stage: string, instruction: string): string[] {
  const text = STAGES.find((each) => each.startsWith(`${stage}\n`)) ?? '';
  return text.split('\n').flatMap((line) => (line.startsWith(instruction) ? [line.slice(instruction.length)] : []));
}

const folder = mkdtempSync(join(tmpdir(), 'annapath-image-'));
afterEach(killBuiltServers);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** As `COPY sources… target` does it, from this project. */
function copy(line: string): void {
  const paths = line.split(' ');
  const target = paths.pop() ?? '';
  for (const path of paths) {
    const source = path.replace(/^\/app\//, '');
    const into = target.endsWith('/') ? join(target, basename(source)) : target;
    cpSync(join(ROOT, source), join(folder, into), { recursive: true });
  }
}

/** Paths of the packages that a command of npm's would install, from the tree's root. */
async function installedBy(command: string): Promise<string[]> {
  const env = { npm_config_dry_run: 'true', npm_config_offline: 'true', npm_config_json: 'true' };
  const { code, output } = await runCommand('sh', ['-ec', command], { cwd: folder, env });
  if (code !== 0) throw new Error(output);
  const { add } = JSON.parse(output.slice(output.indexOf('\n{'))) as { add: ReadonlyArray<{ path: string }> };
  return add.map(({ path }) => path.slice(folder.length + 1));
}

let installed: string[];

beforeAll(async () => {
  linesOf('manifests', 'COPY ').forEach(copy);
  const [install = '', ...afterwards] = linesOf('packages', 'RUN ').flatMap((line) => line.split(' && '));
  const paths = await installedBy(install);
  // What a package has in a folder of its own comes with it.
  for (const path of paths.filter((each) => each.split('node_modules/').length === 2)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(join(ROOT, path), join(folder, path));
  }
  for (const command of afterwards) {
    expect(await runCommand('sh', ['-ec', command], { cwd: folder })).toEqual({ code: 0, output: '' });
  }
  installed = paths.filter((path) => existsSync(join(folder, path)));
  linesOf('server', 'COPY --from=build ').forEach(copy);
});

interface Locked {
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** Paths of the packages that the server needs by the lockfile, those that it needs for them with them. */
function neededByServer(): Set<string> {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, Locked>>;
  };
  const buildsWith = packages['']?.devDependencies ?? {};
  const find = (name: string, from: string): string | undefined => {
    const path = join(from, 'node_modules', name);
    if (packages[path]) return path;
    return from === '.' ? undefined : find(name, dirname(from));
  };
  const needed = new Set(['server']);
  for (const path of needed) {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[path] ?? {};
    // npm also installs a peer that would do without where the lockfile has it.
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (name) => !peerDependenciesMeta?.[name]?.optional || !(name in buildsWith),
    );
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const found = find(name, path);
      if (found) needed.add(found);
    }
  }
  return needed;
}

/** Names of the packages that the built server imports, at the start or later. */
function importedByServer(): Set<string> {
  const files = readdirSync(join(ROOT, 'server/dist'), { recursive: true, encoding: 'utf8' });
  const names = files.flatMap((file) => {
    if (!file.endsWith('.js')) return [];
    const text = readFileSync(join(ROOT, 'server/dist', file), 'utf8');
    const imports = /^(?:import|export) (?:[^';]* from )?'([^.'][^']*)'|\bimport\('([^.'][^']*)'\)/gm;
    return [...text.matchAll(imports)].map(([, atStart, later]) => atStart ?? later ?? '');
  });
  const packages = names.filter((name) => !isBuiltin(name));
  return new Set(packages.map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')));
}

describe('the image', () => {
  test('holds every package that the server imports', () => {
    const imported = importedByServer();
    expect(imported).toContain('sharp');
    const isThere = (name: string) =>
      installed.some((path) => path === `node_modules/${name}` || path === `server/node_modules/${name}`);
    expect([...imported].filter((name) => !isThere(name))).toEqual([]);
  });

  test('holds none that the server does not need: what builds, tests and draws the client stays out', () => {
    const needed = neededByServer();
    expect(installed.length).toBeGreaterThan(300);
    const needless = installed.filter((path) => path !== 'node_modules/@annapath/server' && !needed.has(path));
    // npm leaves in what the client and the server's tests both need: it is no package of tests alone.
    expect(needless).toEqual(['node_modules/util-deprecate']);
  });

  // On the embedded database alone: it is the tree that is looked at.
  if (!ON_POSTGRES_SERVER) {
    test('starts, and draws a page', async () => {
      const main = join(folder, 'server/dist/bootstrap/main.js');
      const settings = {
        DATA_DIR: join(folder, 'data'),
        // Packages look for others in this tree, not where their link leads.
        NODE_OPTIONS: '--preserve-symlinks --preserve-symlinks-main',
      };
      const server = await startBuiltServer(settings, undefined, main);
      await untilReady(server);
      const page = await fetch(`${server.url}/about`, { headers: { accept: 'text/html' } });
      expect(await page.text()).toContain('<h1');
    });
  }
});
