import { readFileSync } from 'node:fs';

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
}

const read = (path: string) => JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'));
const packages = Object.entries<Locked>(read('package-lock.json').packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);

describe('X6: what is installed', () => {
  test('is pinned by its content, every package', () => {
    expect(packages.length).toBeGreaterThan(500);
    expect(packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
  });

  test('comes from the registry that npm is set to, and not from an address in the lockfile', () => {
    expect(packages.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
  });

  test.each(['package.json', 'server/package.json', 'client/package.json'])('%s names exact versions', (path) => {
    const { dependencies = {}, devDependencies = {} } = read(path);
    const versions = Object.entries<string>({ ...dependencies, ...devDependencies });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });
});
