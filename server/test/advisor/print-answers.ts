import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { z } from 'zod';
import { ChatRole } from '../../src/modules/advisor/advisor.types.js';
import { converse, DATES } from './judge.js';
import { openAdvisor } from './open-advisor.js';

const turns = z.array(z.string().trim().min(1)).min(1);
const conversation = z.union([
  z
    .string()
    .trim()
    .min(1)
    .transform((question) => ({ id: undefined, turns: [question] })),
  turns.transform((all) => ({ id: undefined, turns: all })),
  z.object({ id: z.string().optional(), turns }),
]);
/** A list of conversations, or a file of questions as the folder has them: of those only what is asked is read. */
const fileCheck = z.union([
  z.array(conversation),
  z.object({ questions: z.array(conversation) }).transform(({ questions }) => questions),
]);

const USAGE = 'Usage: npm run advisor:ask -- FILE.json [november|june], or -- --why "question" ["next question" …]\n';

const [, , path, ...others] = process.argv;
const advisor = await openAdvisor();
if (path === '--why' && others.length > 0) {
  const messages = others.map((content) => ({ role: ChatRole.USER, content }));
  const { decision, why } = advisor.provider.decide({ messages });
  process.stdout.write(`${JSON.stringify({ decided: decision.kind, why }, null, 2)}\n`);
  process.stdout.write(`${await converse(others, DATES.november, advisor)}\n`);
} else {
  const [askedOn = 'november'] = others;
  if (path === undefined || !(askedOn in DATES)) {
    process.stderr.write(USAGE);
    process.exit(2);
  }
  // npm starts a workspace's command in its own folder; a path is meant from where it was typed.
  const file = resolve(process.env.INIT_CWD ?? '.', path);
  const conversations = fileCheck.parse(JSON.parse(await readFile(file, 'utf8')));
  for (const [index, { id, turns: asked }] of conversations.entries()) {
    const answer = await converse(asked, DATES[askedOn as keyof typeof DATES], advisor);
    process.stdout.write(`${id ?? index + 1}: ${asked.join(' / ')}\n${answer.replace(/^/gm, '    ')}\n\n`);
  }
}
