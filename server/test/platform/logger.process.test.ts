import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const LOGGER = fileURLToPath(new URL('../../dist/platform/logger.js', import.meta.url));

test('I6: what a caller chose stays within its log line, whatever line ends it has', () => {
  const hostile = 'wheat\r\n{"level":60,"msg":"forged"}\n\u2028forged\u0085';
  const program = `
    const { createLogger } = await import(${JSON.stringify(LOGGER)});
    const hostile = ${JSON.stringify(hostile)};
    createLogger('info').info({ path: hostile, [hostile]: 1, err: new Error(hostile) }, hostile);
  `;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
  const lines = output.split('\n').filter((line) => line !== '');
  expect(lines).toHaveLength(1);
  expect(output).not.toContain('\r');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 30, path: hostile, msg: hostile });
});
