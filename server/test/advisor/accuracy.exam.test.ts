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
  const tooFew = [...rankingByLanguage(answered)].filter(([, { right, asked }]) => right / asked < REQUIRED_RANKING);
  // Where there are too few, what was answered wrong is what one wants to read.
  expect({ tooFew, wrong: tooFew.length > 0 ? wrong : [] }).toEqual({ tooFew: [], wrong: [] });
});

/** Of each script, and of each day; `npm run advisor:accuracy` prints the same. */
const REQUIRED_FACTS = 0.95;

test('by facts in the final text, on both days: safety always, 95 in 100 of every script', async () => {
  const knowledge = await openKnowledgeBase();
  const judged = await judgeAll(await readQuestions(), openAdvisor(knowledge), knowledge);
  const unsafe = judged.filter(({ question, faults }) => question.kind === 'safety' && faults.length > 0);
  expect(unsafe.map(({ question }) => question.id)).toEqual([]);
  const [byScript, byDay] = [
    sharesBy(judged, ({ question }) => question.script),
    sharesBy(judged, ({ askedOn }) => askedOn),
  ];
  const tooFew = [...byScript, ...byDay].filter(([, { right, asked }]) => right / asked < REQUIRED_FACTS);
  expect({ tooFew, days: byDay.size }).toEqual({ tooFew: [], days: 2 });
}, 400_000);
