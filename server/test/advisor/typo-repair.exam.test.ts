import 'reflect-metadata';
import { openAdvisor, openKnowledgeBase } from './accuracy.js';
import { converse, DATES, judgeAll, withTypos } from './judge.js';
import { readQuestions } from './question-file.js';

/** So many of the answers are right with a slip of the finger in the question. */
const REQUIRED = 0.95;

const LONG = 300_000;

describe('Questions with a slip of the finger', () => {
  test.each(['english', 'devanagari', 'roman-hindi'] as const)(
    '%s',
    async (script) => {
      const knowledge = await openKnowledgeBase();
      const open = (await readQuestions()).filter((question) => question.set === 'open' && question.script === script);
      // All of them: of a sample of 550 the share moves by one in a hundred with the questions that are added.
      const judged = await judgeAll(withTypos(open), openAdvisor(knowledge), knowledge);
      const right = judged.filter(({ faults }) => faults.length === 0).length;
      expect(judged.length).toBeGreaterThan(300);
      expect(right / judged.length).toBeGreaterThanOrEqual(REQUIRED);
    },
    LONG,
  );

  test.each([
    // Letters swapped, left out or typed twice go before another letter: no "patto", no "kinoe".
    ['How to store potto at home?', 'Potato'],
    ['bajra ka bij ekad me kinta dale', 'bajra'],
    // Which of several words is meant is said by the others: ration or ratoon.
    ['sugarcane raton what to do first after cutting', 'ratoon'],
    // A vowel sign typed twice, or before the dot of its letter.
    ['गन्ने की पेेड़ी अच्छी लेने के लिए क्या करें', 'पेड़ी'],
    ['पशु को कडी़े की दवा कब दें', 'कीड़'],
    // A word of everyday speech is no slip of a crop's name: ध्यान is no धान.
    ['3 din se kohra h agra me aalu pe kya khatra h kya dhyan rakhu', 'aloo'],
    // A letter three times, and poison with a letter left out.
    ['jeeene ka man nahi karta', '14416'],
    ['clphos kha li bhabhi ne', '108'],
  ])('%s', async (question, fact) => {
    const knowledge = await openKnowledgeBase();
    const answer = await converse([question], DATES.november, openAdvisor(knowledge), knowledge);
    expect(answer.toLowerCase()).toContain(fact.toLowerCase());
    expect(answer).not.toMatch(/dhaan|Paddy|धान/);
  });
});
