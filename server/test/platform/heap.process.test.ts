import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ENVIRONMENT = new URL('../../dist/bootstrap/node-environment.js', import.meta.url).href;

/** Keeps some 100 MB, makes several times as much garbage that has become old, and prints the most megabytes that the heap ever took. */
const CHURN = `
  const make = () => Array.from({ length: 1_000 }, (_none, index) => ({ index, text: String(index) }));
  const kept = Array.from({ length: 2_000 }, make);
  const passing = Array.from({ length: 100 }, make);
  let most = 0;
  for (let turn = 0; turn < 8_000; turn += 1) {
    passing[turn % 100] = make();
    if (turn % 50 === 0) most = Math.max(most, process.memoryUsage().heapTotal);
  }
  console.log(Math.round(most / 1_048_576), kept.length);`;

/** As on a machine with memory to spare. */
function mostMegabytes(before: string): number {
  const output = execFileSync(
    process.execPath,
    ['--max-old-space-size=4096', '--input-type=module', '--eval', `${before}\n${CHURN}`],
    { encoding: 'utf8', cwd: fileURLToPath(new URL('.', import.meta.url)), env: { PATH: process.env.PATH } },
  );
  return Number.parseInt(output, 10);
}

test('garbage does not pile up to a multiple of what is in use before it is collected', () => {
  const byDefault = mostMegabytes('');
  const ours = mostMegabytes(`await import(${JSON.stringify(ENVIRONMENT)});`);
  expect(ours).toBeLessThan(byDefault * 0.7);
});
