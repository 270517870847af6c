import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Lays the worker's packed twins beside it, as every script has them. It is made after all others, from the list of them. */
export function packedWorkerPlugin() {
  let folder;
  return {
    name: 'annapath:packed-worker',
    apply: 'build',
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const file = join(folder, 'worker.js');
        const worker = await readFile(file);
        await Promise.all([
          writeFile(`${file}.br`, brotliCompressSync(worker)),
          writeFile(`${file}.gz`, gzipSync(worker, { level: 9 })),
        ]);
      },
    },
  };
}
