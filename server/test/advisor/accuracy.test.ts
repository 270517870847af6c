import {
  answerAll,
  openKnowledgeBase,
  planInWords,
  REQUIRED_RANKING,
  rankingByLanguage,
  readRankedQuestions,
} from './accuracy.js';

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
