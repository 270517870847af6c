import { execFileSync } from 'node:child_process';
import { createReadStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
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

const PACKAGE = dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium/../../package.json'));

/** The Chromium of the npm package, unpacked beside the other installed packages. */
const UNPACKED = fileURLToPath(new URL('../../node_modules/.cache/annapath-chromium/', import.meta.url));

/** Runs work with another temporary folder: the npm package unpacks into that one, and trusts whatever lies there. */
async function withTemporaryFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}
