import 'reflect-metadata';
import { openAdvisor, openKnowledgeBase } from './accuracy.js';
import { judgeAll, onOneDay, spread } from './judge.js';
import { readQuestions } from './question-file.js';

/** What people write at will in Devanagari, done throughout. */
const WRITTEN_OTHERWISE: ReadonlyArray<readonly [string, (text: string) => string]> = [
  ['u and i short', (text) => text.replace(/ू/g, 'ु').replace(/ी(?=[क-ह])/g, 'ि')],
  ['u and i long', (text) => text.replace(/ु/g, 'ू').replace(/ि(?=[क-ह])/g, 'ी')],
  ['e for ai, o for au', (text) => text.replace(/ै/g, 'े').replace(/ौ/g, 'ो')],
  ['doubled letters once', (text) => text.replace(/([क-ह])्\1/g, '$1')],
  ['no nasal at the end', (text) => text.replace(/[ँं](?=\s|$|[?।,])/g, '')],
  ['the nasal as a letter', (text) => text.replace(/ं(?=[तदथध])/g, 'न्').replace(/ं(?=[पबफभ])/g, 'म्')],
  ['s for sh', (text) => text.replace(/[शष]/g, 'स')],
];

/** So many of one way of writing, from all files. */
const MOST = 500;

/** So much of what is right in its usual spelling stays right. */
const REQUIRED = 0.94;

describe('Hindi that is written otherwise', () => {
  test.each(WRITTEN_OTHERWISE)('%s', async (_, rewrite) => {
    const knowledge = await openKnowledgeBase();
    const advisor = openAdvisor(knowledge);
    const open = onOneDay(await readQuestions()).filter(({ set, script }) => set === 'open' && script === 'devanagari');
    const rewritten = open
      .map((question) => ({ ...question, turns: question.turns.map(rewrite), before: question.turns.join() }))
      .filter(({ turns, before }) => turns.join() !== before);
    const judged = await judgeAll(spread(rewritten, MOST), advisor, knowledge);
    const right = judged.filter(({ faults }) => faults.length === 0).length;
    expect(rewritten.length).toBeGreaterThan(20);
    expect(right / judged.length).toBeGreaterThanOrEqual(REQUIRED);
  });
});
