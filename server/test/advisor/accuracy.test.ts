import {
  answerAll,
  openAdvisor,
  openKnowledgeBase,
  planInWords,
  REQUIRED_RANKING,
  rankingByLanguage,
  readRankedQuestions,
} from './accuracy.js';
import { judgeAll, sharesBy } from './judge.js';
import { readQuestions } from './question-file.js';

test('150 questions, a third in each language', async () => {
  const languages = (await readRankedQuestions()).map((question) => question.language);
  expect(['en', 'hi', 'roman'].map((language) => languages.filter((each) => each === language).length)).toEqual([
    50, 50, 50,
  ]);
});

test('each question expects entries that there are', async () => {
  const { entries } = await openKnowledgeBase();
  const ids = new Set(entries.map((entry) => entry.id));
  const expected = (await readRankedQuestions()).flatMap((question) => question.entries ?? []);
  expect(expected.filter((id) => !ids.has(id))).toEqual([]);
});

test('in each language at least nine first answers of ten are right', async () => {
  const answered = answerAll(await readRankedQuestions(), await openKnowledgeBase());
  const wrong = answered
    .filter(({ right }) => !right)
    .map(({ question, plan }) => [question.question, planInWords(plan)]);
  for (const [language, { right, asked }] of rankingByLanguage(answered)) {
    if (right / asked < REQUIRED_RANKING)
      throw new Error(`${language}: ${right} of ${asked}\n${JSON.stringify(wrong, null, 1)}`);
  }
});

/** Of each script, and of each day; `npm run advisor:accuracy` prints the same. */
const REQUIRED_FACTS = 0.95;

test('by facts in the final text, on both days: safety always, 95 in 100 of every script', async () => {
  const knowledge = await openKnowledgeBase();
  const judged = await judgeAll(await readQuestions(), openAdvisor(knowledge), knowledge);
  const unsafe = judged.filter(({ question, faults }) => question.kind === 'safety' && faults.length > 0);
  expect(unsafe.map(({ question }) => question.id)).toEqual([]);
  for (const [script, { right, asked }] of sharesBy(judged, ({ question }) => question.script))
    expect([script, right / asked >= REQUIRED_FACTS]).toEqual([script, true]);
  for (const [day, { right, asked }] of sharesBy(judged, ({ askedOn }) => askedOn))
    expect([day, right / asked >= REQUIRED_FACTS]).toEqual([day, true]);
}, 60_000);
