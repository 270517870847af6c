import { openAdvisor, openKnowledgeBase } from './accuracy.js';
import { judgeAll } from './judge.js';
import { readQuestions } from './question-file.js';

test('each kind that the blind set was wrong in: the asked part, the sign, every part, the place, the follow-up', async () => {
  const knowledge = await openKnowledgeBase();
  const questions = (await readQuestions()).filter(({ id }) => id.startsWith('kinds-'));
  const judged = await judgeAll(questions, openAdvisor(knowledge), knowledge);
  const wrong = judged
    .filter(({ faults }) => faults.length > 0)
    .map(({ question, faults }) => [question.id, ...question.turns, ...faults]);
  expect({ wrong, asked: judged.length }).toEqual({ wrong: [], asked: 67 });
});
