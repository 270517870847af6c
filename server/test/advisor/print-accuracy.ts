import 'reflect-metadata';
import { legible } from '../../src/modules/advisor/dialogue/heard.js';
import { partWords } from '../../src/modules/advisor/words/part-words.js';
import { stateIn } from '../../src/modules/geography/places.js';
import { cropWords } from '../../src/modules/vocabulary/crops.js';
import { judgeAll, sharesBy } from './judge.js';
import { openAdvisor } from './open-advisor.js';
import { readQuestions } from './question-file.js';

const out = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const share = (right: number, of: number): string => `${right} of ${of}, ${((right / of) * 100).toFixed(1)} %`;

const advisor = await openAdvisor();
const { search } = advisor;

// Every question that stands in the entries, and where its entry comes among those that are found.
const asked = search.entries.flatMap((entry) =>
  [...entry.asked, ...entry.sections.flatMap((section) => section.asked)].map((question) => ({ entry, question })),
);
const before = process.cpuUsage();
const places = asked.map(({ entry, question }) => {
  const text = legible(question);
  const sought = { text, crops: cropWords.find(text), parts: partWords.find(text), state: stateIn(text) };
  return search.find(sought, 5).findIndex((hit) => hit.entry === entry);
});
const { user, system } = process.cpuUsage(before);
out('Questions that stand in the entries:');
out(`  own entry first: ${share(places.filter((place) => place === 0).length, places.length)}`);
out(`  among the first five: ${share(places.filter((place) => place >= 0).length, places.length)}`);
out(`  ${((user + system) / 1_000 / places.length).toFixed(2)} ms of computing a search`);
if (process.argv.includes('--wrong'))
  for (const [index, { entry, question }] of asked.entries())
    if (places[index] === -1) out(`  ${entry.id}: ${question}`);

// The locked questions are asked where that is said, once, at the end; what is wrong of them is never shown.
if (process.argv.includes('--locked')) {
  const judged = await judgeAll(await readQuestions(), advisor);
  const wrong = new Set(judged.filter(({ faults }) => faults.length > 0).map(({ question }) => question.id));
  const all = new Set(judged.map(({ question }) => question.id));
  out(`Locked questions, right on each day: ${share(all.size - wrong.size, all.size)}`);
  for (const [kind, { right, asked: of }] of [...sharesBy(judged, ({ question }) => question.kind)].sort())
    out(`  ${kind}: ${share(right, of)}`);
}
