import { openAdvisor, openKnowledgeBase } from './accuracy.js';
import { converse, DATES } from './judge.js';

async function ask(...turns: string[]): Promise<string> {
  const knowledge = await openKnowledgeBase();
  return converse(turns, DATES.november, openAdvisor(knowledge), knowledge);
}

test.each([
  ['white zigzag lines on tomato leaves, what is it', 'Leaf miner'],
  ['मटर की पत्तियों पर सफेद टेढ़ी लकीरें बन रही', 'पत्ती सुरंगक'],
  ['murgi anda kha jati h kya kare', 'apne ande khaana'],
  ['भैंस का बच्चा मर गया अब दूध नहीं दे रही', 'ऑक्सीटोसिन'],
])('what is called by its name is told of that: %s', async (question, told) => {
  expect(await ask(question)).toContain(told);
});

test.each(['tomato plants have canker what to do', 'गेहूं में हिस्पा लग गया', 'pyaaz me hispa lag gaya'])(
  'of what is named and stands nowhere for the crop no other trouble is told: %s',
  async (question) => {
    const answer = await ask(question);
    expect(answer).toMatch(/1800-180-1551|1962/);
    expect(answer).toMatch(/guess|अंदाज़े|andaaze/);
  },
);

test('what is asked of a radish is not answered in the name of the carrot', async () => {
  expect(await ask('मूली में हिस्पा')).toMatch(/^मूली: /);
});

test('where no scheme has what is asked for, none is shown to fill the space', async () => {
  const answer = await ask('trali pe sabsidi milti h kya');
  expect(answer).toContain('koi yojana');
  expect(answer).not.toContain('cold storej');
});

test('for an animal it is the vet who is named, and no sowing is offered', async () => {
  const answer = await ask('gaay ko coccidiosis ho gaya');
  expect(answer).toContain('1962');
  expect(answer).not.toContain('buwai');
});
