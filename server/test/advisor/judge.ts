import { type AnswerLanguage, type ChatMessage, ChatRole } from '../../src/modules/advisor/advisor.types.js';
import { scriptOf, toDevanagari } from '../../src/modules/advisor/language/scripts.js';
import { voiceOf } from '../../src/modules/advisor/language/voice.js';
import { spokenWord } from '../../src/modules/advisor/safety/spoken-form.js';
import { withoutNukta } from '../../src/modules/vocabulary/devanagari.js';
import { westernDigits } from '../../src/platform/spelling.js';
import type { OpenAdvisor } from './open-advisor.js';
import type { Question, Script } from './question-file.js';
import { collect, fileData, textOf } from './support.js';

/** The days that questions are asked on: kharif sowing, and rabi sowing. */
export const DATES = { june: '2026-06-21', november: '2026-11-21' } as const;
export type AskedOn = keyof typeof DATES;

/** An answer as it was judged. */
export interface Judged {
  readonly question: Question;
  readonly askedOn: AskedOn;
  readonly answer: string;
  /** What was wrong; empty where the answer is right. */
  readonly faults: readonly string[];
}

/** The text as facts are looked for in it. */
export function comparable(text: string): string {
  return westernDigits(withoutNukta(toDevanagari(text.normalize('NFC'))))
    .toLowerCase()
    .replace(/\p{Pd}/gu, '-')
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/\s*-\s*(?=\d)/g, '-')
    .replace(/\s+/g, ' ');
}

/** Hindi in Latin letters has no one spelling: "paani" and "pani", "pyaaz" and "pyaj" are one fact. */
const spoken = (text: string): string => comparable(text).split(' ').map(spokenWord).join(' ');

const has = (text: string, fact: string): boolean =>
  comparable(text).includes(comparable(fact)) || (/[a-z]{3}/i.test(fact) && spoken(text).includes(spoken(fact)));

/** Whether an answer is in the script that its question was asked in. */
function isInScript(answer: string, script: Script): boolean {
  const letters = answer.match(/\p{L}/gu) ?? [];
  const devanagari = letters.filter((letter) => /[\u0900-\u097f]/.test(letter)).length / Math.max(1, letters.length);
  if (script === 'english' || script === 'roman-hindi') return devanagari === 0;
  if (script === 'devanagari') return devanagari > 0.5;
  const found = scriptOf(answer);
  return found === script || ((script === 'gurmukhi' || script === 'gujarati') && found === 'devanagari');
}

/** What is wrong with an answer. */
export function faultsOf(question: Question, answer: string): string[] {
  const [first = ''] = answer.split('\n');
  const script = question.answerScript ?? question.script;
  return [
    ...question.mustContain
      .filter((group) => !group.some((fact) => has(answer, fact)))
      .map((group) => `lacks ${group.join(' | ')}`),
    ...question.firstLine
      .filter((group) => !group.some((fact) => has(first, fact)))
      .map((group) => `first line lacks ${group.join(' | ')}`),
    ...question.mustNotContain.filter((fact) => has(answer, fact)).map((fact) => `says ${fact}`),
    ...(isInScript(answer, script) ? [] : [`is not in ${script}`]),
    ...(script === 'roman-hindi' && !looksHindi(answer) ? ['is in English'] : []),
  ];
}

const ROMAN_HINDI = /\b(hai|hain|ka|ki|ke|mein|se|aur|par|kijiye|karein|nahi|ho|liye)\b/i;
const looksHindi = (answer: string): boolean => ROMAN_HINDI.test(answer);

/** The final text that a farmer reads, for each turn of a conversation; the last one is judged. */
export async function converse(
  turns: readonly string[],
  today: string,
  { provider, search }: OpenAdvisor,
): Promise<string> {
  const messages: ChatMessage[] = [];
  let answer = '';
  for (const content of turns) {
    messages.push({ role: ChatRole.USER, content });
    const voice = voiceOf(messages, search.vocabulary);
    const language: AnswerLanguage = voice.language;
    const { signal } = new AbortController();
    const events = await collect(
      provider.answer({ messages: messages.slice(-20), language, voice, today, data: fileData, signal }),
    );
    answer = textOf(events).trim();
    messages.push({ role: ChatRole.ASSISTANT, content: answer });
  }
  return answer;
}

/** Asks every question on each of its days, and judges the answers. */
export async function judgeAll(questions: readonly Question[], advisor: OpenAdvisor): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const question of questions) {
    const days: AskedOn[] = question.date === 'both' ? ['june', 'november'] : [question.date];
    for (const askedOn of days) {
      const answer = await converse(question.turns, DATES[askedOn], advisor);
      judged.push({ question, askedOn, answer, faults: faultsOf(question, answer) });
    }
  }
  return judged;
}

/** Of how many answers how many are right, by any property of theirs. */
export function sharesBy(
  judged: readonly Judged[],
  property: (judged: Judged) => string,
): Map<string, { right: number; asked: number }> {
  const shares = new Map<string, { right: number; asked: number }>();
  for (const each of judged) {
    const key = property(each);
    const share = shares.get(key) ?? { right: 0, asked: 0 };
    shares.set(key, { right: share.right + Number(each.faults.length === 0), asked: share.asked + 1 });
  }
  return shares;
}
