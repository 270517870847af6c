// Writes src/theme/fonts: of Mukta (SIL Open Font License 1.1), regular and bold, the letters that Hindi and English are written with,
// without hinting, which phones do not use: 134 kB in place of 256 kB. Run after a new version of @fontsource/mukta, or a new letter.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const source = path.dirname(createRequire(import.meta.url).resolve('@fontsource/mukta/package.json'));
const target = path.resolve(import.meta.dirname, '../src/theme/fonts');

const letters = (...ranges) =>
  ranges
    .flatMap(([first, last = first]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((code) => String.fromCodePoint(code))
    .join('');

/** The ranges are those of src/theme/fonts.css. Mukta has the rupee sign in its Devanagari part alone: a file of its own spares others that. */
const PARTS = {
  latin: { from: 'latin', text: `${letters([0x21, 0x7e], [0xb0, 0xb3], [0xb7], [0xbd], [0xd7], [0xe9])}–—‘’“”•…−` },
  rupee: { from: 'devanagari', text: '₹' },
  devanagari: {
    from: 'devanagari',
    text: letters(
      [0x901, 0x903],
      [0x905, 0x914],
      [0x915, 0x939],
      [0x93c, 0x94d],
      [0x958, 0x95f],
      [0x964, 0x970],
      [0x200c, 0x200d],
      [0x25cc],
    ),
  },
};

for (const [part, { from, text }] of Object.entries(PARTS)) {
  for (const weight of [400, 700]) {
    const whole = readFileSync(path.join(source, `files/mukta-${from}-${weight}-normal.woff2`));
    const subset = await subsetFont(whole, text, { targetFormat: 'woff2', noHinting: true });
    const file = `mukta-${part}-${weight}.woff2`;
    writeFileSync(path.join(target, file), subset);
    process.stdout.write(`${file} ${(subset.length / 1000).toFixed(1)} kB\n`);
  }
}
