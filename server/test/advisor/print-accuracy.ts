import 'reflect-metadata';
import {
  accuracyByLanguage,
  answerAll,
  openKnowledgeBase,
  planInWords,
  REQUIRED_ACCURACY,
  readQuestions,
} from './accuracy.js';

const answered = answerAll(await readQuestions(), await openKnowledgeBase());
const lines = answered
  .filter(({ right }) => !right)
  .map(
    ({ question, plan }) =>
      `wrong [${question.language}] ${question.question} → ${planInWords(plan)}; expected ${question.entries?.join(' or ') ?? question.tool}`,
  );
let enough = true;
for (const [language, { right, asked }] of accuracyByLanguage(answered)) {
  const share = right / asked;
  enough &&= share >= REQUIRED_ACCURACY;
  lines.push(`${language}: ${right} of ${asked} first answers right, ${(share * 100).toFixed(1)} %`);
}
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = enough ? 0 : 1;
