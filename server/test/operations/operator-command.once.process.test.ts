import { fileURLToPath } from 'node:url';
import { runCommand } from './run-command.js';

test.each([
  [[]],
  [['dispute']],
  [['disputes', 'AP-2026-000001']],
  [['disputes', '--undo']],
  [['dispute', 'AP-2026-000001', '--complete']],
  [['dispute', 'AP-2026-000001', '--complete', '--cancel', '--words', 'Both']],
  [['dispute', 'AP-2026-000001', '--words', 'Nothing']],
  [['dispute', 'AP-2026-000001', '--by', 'visit']],
  [['verify']],
  [['verify', 'someone@example.in']],
  [['verify', 'someone@example.in', '--by', 'hearsay']],
  [['verify', 'someone@example.in', '--by', 'visit', '--undo']],
  [['verify', 'someone@example.in', '--undo', '--complete']],
  [['promote', 'someone@example.in', '--by', 'visit']],
  [['verify', 'someone@example.in', '--role', 'operator']],
])('AC-444, AC-531: the command says how it is used: %j', async (typed) => {
  const cwd = fileURLToPath(new URL('../../', import.meta.url));
  const { code, output } = await runCommand(process.execPath, ['dist/bootstrap/operator/operator.js', ...typed], {
    cwd,
  });
  expect(code).toBe(1);
  expect(output).toMatch(/^\s*This command is used so:\n/);
  expect(output).toContain('npm run operator -- dispute AP-2026-000123');
});
