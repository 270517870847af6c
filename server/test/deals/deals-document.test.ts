import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DEAL_MOVES, type DealDelay } from '../../src/modules/deals/deal.rules.js';

const DOCUMENT = fileURLToPath(new URL('../../../docs/deals.md', import.meta.url));

const AFTER: Readonly<Record<DealDelay['after'], string>> = {
  'pick-up': 'the last day that was named for pick-up',
  deal: 'the agreement, where no day was agreed on',
  weighing: 'the weighing',
  payment: 'the payment was marked',
};
const lasting = (hours: number) => (hours > 48 ? `${hours / 24} days` : `${hours} hours`);
const when = (at: readonly DealDelay[] | undefined) =>
  (at ?? []).map(({ after, hours }) => `${lasting(hours)} after ${AFTER[after]}`).join('; ');

const HEAD = `# The moves of a deal

Made of \`DEAL_MOVES\` in \`server/src/modules/deals/deal.rules.ts\`: \`UPDATE_DEALS_DOCUMENT=1 npm test -- --only server deals-document\`
writes it anew. What is not in the table does not happen. Of two delays the later one counts.

| from | step | by | to | told | when |
|---|---|---|---|---|---|
`;

test('AC-445: docs/deals.md is the table of the moves', () => {
  const rows = DEAL_MOVES.map(({ from, name, actor, to, notified, at }) =>
    [
      '',
      from ?? '–',
      name,
      actor,
      to,
      notified.join(', ') || '–',
      when(at) || (actor === 'clock' ? 'at the end of an auction' : 'when they do'),
      '',
    ]
      .join(' | ')
      .trim(),
  );
  const made = `${HEAD}${rows.join('\n')}\n`;
  if (process.env.UPDATE_DEALS_DOCUMENT === '1') writeFileSync(DOCUMENT, made);
  expect(readFileSync(DOCUMENT, 'utf8')).toBe(made);
});
