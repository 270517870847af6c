import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type LaunchOptions } from '@playwright/test';
import npmChromium from '@sparticuz/chromium';

/** Where an installed Chrome or Chromium usually is. */
const INSTALLED = [
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Few on purpose: the npm package's own list contains `--single-process`, which dies with several contexts. */
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];

/** Among the installed packages, so that a fresh install unpacks afresh. */
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));
const UNPACKED = join(CACHE, 'annapath-chromium');

/**
 * Unpacks the Chromium of the npm package, with the libraries that a bare machine lacks. The package unpacks into the
 * temporary folder, believes whatever already lies there, and adds its libraries only where it takes the machine for
 * Amazon's: so it is given a folder of its own and that name, and the result is moved into place when it is complete.
 */
async function unpack(): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, 'unpacking-'));
  const { TMPDIR, AWS_EXECUTION_ENV } = process.env;
  Object.assign(process.env, { TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' });
  try {
    await npmChromium.executablePath();
  } finally {
    for (const [name, value] of Object.entries({ TMPDIR, AWS_EXECUTION_ENV })) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
  // The package's own file looks for its fonts in /tmp.
  await writeFile(
    join(folder, 'fonts', 'fonts.conf'),
    `<?xml version="1.0"?><fontconfig><dir>${join(UNPACKED, 'fonts')}</dir></fontconfig>\n`,
  );
  try {
    await rename(folder, UNPACKED);
  } catch (error) {
    // Another process was first.
    if (!existsSync(UNPACKED)) throw error;
    await rm(folder, { recursive: true, force: true });
  }
}

/** How to launch a browser: Playwright's own, an installed one, or the one that came from npm with the other packages. */
export async function browserLaunch(): Promise<LaunchOptions> {
  const own = [chromium.executablePath(), ...INSTALLED].find((path) => existsSync(path));
  if (own) return { executablePath: own, args: ARGS };
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No browser was found. Install Chrome, or run: npx playwright install chromium');
  }
  if (!existsSync(UNPACKED)) await unpack();
  return {
    executablePath: join(UNPACKED, 'chromium'),
    args: ARGS,
    // A bare machine has neither these libraries nor fonts; where it has libraries of its own, the unpacked ones do as well.
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(UNPACKED, 'al2023', 'lib'),
      ...(existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: join(UNPACKED, 'fonts') }),
    } as Record<string, string>,
  };
}
