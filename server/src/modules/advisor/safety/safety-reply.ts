import type { Bilingual } from '../advisor.types.js';
import { inVoice, isAnswered, type Voice } from '../language/voice.js';
import { helpline } from './helplines.js';
import type { Safety } from './read-safety.js';
import { SAFETY } from './safety-file.js';

const withNumbers = (text: string): string => text.replace(/\{([a-z-]+)\}/g, (_, id: string) => helpline(id));

interface Reply {
  readonly texts: Bilingual;
  /** By script, in languages that the advisor does not write. */
  readonly own: ReadonlyMap<string, string>;
  readonly elsewhere: string | undefined;
}

const REPLIES: ReadonlyMap<string, Reply> = new Map(
  [...SAFETY.replies].map(([name, { en, hi, own, elsewhere }]) => [
    name,
    {
      texts: { en: withNumbers(en), hi: withNumbers(hi) },
      own: new Map(Object.entries(own).map(([script, text]) => [script, withNumbers(text)])),
      elsewhere,
    },
  ]),
);

/** The reply of a name. Throws where the files have none. */
function replyOf(name: string): Reply {
  const found = REPLIES.get(name);
  if (!found) throw new Error(`advisor/safety has no reply ${name}.`);
  return found;
}

for (const { is, reply = is } of [...SAFETY.rules.dangers, ...SAFETY.rules.refusals]) replyOf(reply);
for (const { also, elsewhere } of SAFETY.replies.values())
  for (const name of [also?.reply, elsewhere]) if (name !== undefined) replyOf(name);

/**
 * What is said to it, whole, in the visitor's language and letters; undefined in a language that the advisor has no words of for
 * it: there the Kisan Call Centre's number is all that it can say.
 */
export function safetyReply({ replies }: Safety, voice: Voice): string | undefined {
  const [first, ...more] = replies.map(replyOf);
  if (!first) return undefined;
  const script = voice.marathi ? 'marathi' : voice.script;
  const own = first.own.get(script);
  if (own !== undefined) return own;
  if (!isAnswered(voice)) return first.elsewhere === undefined ? undefined : replyOf(first.elsewhere).own.get(script);
  return [first, ...more].map(({ texts }) => inVoice(texts[voice.language], voice)).join('\n');
}

/** Before the help that a family may ask for after a death. */
export const CONDOLENCE: Bilingual = replyOf('condolence').texts;
