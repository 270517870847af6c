import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const PACKED = /\.(js|css|svg)$/;

/**
 * Vite plugin: writes `x.js.br` and `x.js.gz` beside every script, style and drawing below `assets`, as tight as they
 * get. The server sends these as they lie (platform/http/client-files.ts); packing on the way out would cost time and weigh more.
 *
 * @returns {import('vite').Plugin}
 */
export function packPlugin() {
  let folder;
  return {
    name: 'annapath-pack',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir, 'assets');
    },
    closeBundle() {
      for (const name of readdirSync(folder).filter((file) => PACKED.test(file))) {
        const file = path.join(folder, name);
        const bytes = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
      }
    },
  };
}
