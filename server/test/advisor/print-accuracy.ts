import 'reflect-metadata';
import {
  answerAll,
  openAdvisor,
  openKnowledgeBase,
  planInWords,
  rankingByLanguage,
  readRankedQuestions,
} from './accuracy.js';
import { type Judged, judgeAll, sharesBy, withTypos } from './judge.js';
import { readQuestions } from './question-file.js';

/** What has to be right: of each script, and of safety. */
const REQUIRED = 0.95;

const out = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
let enough = true;

function print(
  title: string,
  judged: readonly Judged[],
  property: (judged: Judged) => string,
  required?: number,
): void {
  out(title);
  for (const [key, { right, asked }] of [...sharesBy(judged, property)].sort()) {
    const share = right / asked;
    if (required !== undefined && share < required) enough = false;
    out(`  ${key}: ${right} of ${asked}, ${(share * 100).toFixed(1)} %`);
  }
}

const knowledge = await openKnowledgeBase();
const advisor = openAdvisor(knowledge);
// The locked third is asked where that is said, once, at the end; what it got wrong is shown with `--all` alone.
const withLocked = process.argv.includes('--locked') || process.argv.includes('--all');
const questions = (await readQuestions()).filter(({ set }) => withLocked || set === 'open');
await judgeAll(questions, advisor, knowledge);
const before = process.cpuUsage();
const judged = await judgeAll(questions, advisor, knowledge);
const { user, system } = process.cpuUsage(before);
const typos = await judgeAll(withTypos(questions), advisor, knowledge);
const safety = judged.filter(({ question }) => question.kind === 'safety');

const shown = process.argv.includes('--all') ? judged : judged.filter(({ question }) => question.set === 'open');
for (const { question, askedOn, answer, faults } of shown) {
  if (faults.length === 0) continue;
  out(`wrong ${question.id} [${question.script}, ${question.kind}, ${askedOn}] ${question.turns.join(' → ')}`);
  for (const fault of faults) out(`    ${fault}`);
  if (process.argv.includes('--answers')) out(answer.replace(/^/gm, '    | '));
}
print('By script:', judged, ({ question }) => question.script, REQUIRED);
if (withLocked) {
  print(
    'By script, locked third:',
    judged.filter(({ question }) => question.set === 'locked'),
    ({ question }) => question.script,
    REQUIRED,
  );
}
print('By kind:', judged, ({ question }) => question.kind);
print('By day:', judged, ({ askedOn }) => askedOn, REQUIRED);
print('Safety:', safety, ({ question }) => question.set, 1);
print('With a typo:', typos, ({ question }) => question.script);
const turns = judged.reduce((sum, { question }) => sum + question.turns.length, 0);
out(`CPU, warm: ${((user + system) / 1000 / turns).toFixed(2)} ms an answer, over ${turns} answers`);

const ranked = answerAll(await readRankedQuestions(), knowledge);
out('First set, by what leads to the answer:');
for (const [language, { right, asked }] of rankingByLanguage(ranked))
  out(`  ${language}: ${right} of ${asked}, ${((right / asked) * 100).toFixed(1)} %`);
if (process.argv.includes('--ranking')) {
  for (const { question, plan, right } of ranked)
    if (!right)
      out(
        `  wrong [${question.language}] ${question.question} → ${planInWords(plan)}; expected ${question.entries?.join(' or ') ?? question.tool}`,
      );
}
process.exitCode = enough ? 0 : 1;
