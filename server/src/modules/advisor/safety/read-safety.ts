import { rememberedText } from '../../vocabulary/remembered.js';
import { type Test, testOf } from './conditions.js';
import { Reading } from './reading.js';
import { type Rule, SAFETY } from './safety-file.js';
import { withDangerSpelled } from './spelled-danger.js';

/** What comes before any farming: a danger that is told of, or a request that is declined. */
export interface Safety {
  readonly kind: 'danger' | 'refusal';
  readonly name: string;
  /** Names of the replies, told one after another. */
  readonly replies: readonly string[];
}

/** What safety asks of the words that the advisor knows. */
export interface KnownWords {
  /** A word that is known is no slip of the finger. */
  isKnownWord(word: string): boolean;
  /** The message with the slips mended that stand near a known word. */
  repair(message: string): { readonly text: string };
  /** Whether a message asks of farming: then it has come back from a danger to it. */
  asksOfFarming(message: string): boolean;
}

interface ReadyRule extends Rule {
  readonly test: Test;
}
const ready = (rules: readonly Rule[]): ReadyRule[] => rules.map((rule) => ({ ...rule, test: testOf(rule.when) }));

const { rules } = SAFETY;
const DANGERS = ready(rules.dangers);
const REFUSALS = ready(rules.refusals);
const GOES_ON = rules['goes-on'].map((rule) => ({ ...rule, test: testOf(rule.when) }));
const ALSO = new Map(
  [...SAFETY.replies].flatMap(([name, { also }]) =>
    also ? [[name, { test: testOf(also.when), reply: also.reply }] as const] : [],
  ),
);
const OF_THE_MIND: ReadonlySet<string> = new Set(rules['of-the-mind']);
const TOLD_BY_ITS_CAUSE: ReadonlySet<string> = new Set(rules['told-by-its-cause']);

const readingOf = rememberedText((message) => new Reading(message.normalize('NFC')));

function toldOf(kind: Safety['kind'], name: string, reply: string, reading: Reading): Safety {
  const also = ALSO.get(reply);
  return { kind, name, replies: also?.test(reading) ? [reply, also.reply] : [reply] };
}

function firstOf(kind: Safety['kind'], all: readonly ReadyRule[], reading: Reading): Safety | undefined {
  const rule = all.find(({ test }) => test(reading));
  return rule && toldOf(kind, rule.is, rule.reply ?? rule.is, reading);
}

/**
 * The danger that a message by itself tells of, in any script and spelling; undefined for every ordinary question. The first of
 * the rules that holds decides.
 */
export const dangerIn = rememberedText((message) => firstOf('danger', DANGERS, readingOf(message)));

/** What a message by itself asks that is declined. */
export const refusalIn = rememberedText((message) => firstOf('refusal', REFUSALS, readingOf(message)));

/** A slip of the finger must not hide poison or an accident: सलल्फास, "thersher". Of despair only the words themselves tell. */
function behindSlip(message: string, known: KnownWords): Safety | undefined {
  for (const meant of [known.repair(message).text, withDangerSpelled(message, known.isKnownWord)]) {
    const danger = meant === undefined || meant === message ? undefined : dangerIn(meant);
    if (danger && !OF_THE_MIND.has(danger.name)) return danger;
  }
  return undefined;
}

/** "Shall I give him milk" after "he drank it"; "I have nobody" after a word of despair. */
function goesOnWith(before: Safety, message: string, known: KnownWords): Safety | undefined {
  const reading = readingOf(message);
  const goesOn = GOES_ON.some(
    (rule) =>
      rule.after?.includes(before.name) !== false &&
      !rule['not-after']?.includes(before.name) &&
      rule.test(reading) &&
      !(rule['unless-farming'] && known.asksOfFarming(message)),
  );
  return goesOn ? toldOf('danger', before.name, before.replies[0] ?? before.name, reading) : undefined;
}

/** What a message tells or asks after the danger, if any, of the message before it. */
export function safetyOf(message: string, before: Safety | undefined, known: KnownWords): Safety | undefined {
  const danger = dangerIn(message) ?? behindSlip(message, known);
  const cause = before?.kind === 'danger' ? before : undefined;
  if (danger === undefined) return (cause && goesOnWith(cause, message, known)) ?? refusalIn(message);
  // "He is senseless now" after the current: what it came of is known.
  return cause && TOLD_BY_ITS_CAUSE.has(danger.name) && !OF_THE_MIND.has(cause.name) ? cause : danger;
}

/** What the last of a visitor's messages tells or asks; the earlier ones say whether it goes on with a danger. */
export function readSafety(messages: readonly string[], known: KnownWords): Safety | undefined {
  return messages.reduce<Safety | undefined>((before, message) => safetyOf(message, before, known), undefined);
}

const afterDeath = testOf('asks-after-death');

/** Whether the family's help is asked after somebody died of an accident: first aid comes too late. */
export const asksAfterDeath = (message: string): boolean => afterDeath(readingOf(message));
