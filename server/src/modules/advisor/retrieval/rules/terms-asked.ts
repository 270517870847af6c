import type { KnowledgeBase } from '../../knowledge/knowledge-base.js';
import { contentWords } from '../../language/terms.js';
import { POLITE_WORDS } from '../../vocabulary/small-talk.js';
import { words } from '../../vocabulary/words.js';
import type { Part, Plan } from '../planning/plan.js';

/** How somebody asks what a word means. */
const WHAT_IS = words(
  'what is, what is a, what is the, what are, what is meant by, what do you mean by, what does, what is the meaning of, meaning of, meaning, full form of, full form, define, definition of, definition, difference between, difference of, what is the difference between, what is difference between, explain, kya hai, kya hota hai, kya hoti hai, kya hote hain, kya h, kya hota h, kise kehte hain, kise kahte hain, kisko kehte hain, kise bolte hain, ka matlab, matlab, ka matlab kya, ka full form, ka pura naam, me kya antar hai, mein kya antar hai, me kya fark hai, mein kya fark hai, me antar, me fark, क्या है, क्या होता है, क्या होती है, क्या होते हैं, किसे कहते हैं, किसको कहते हैं, का मतलब, मतलब, का मतलब क्या, का फुल फॉर्म, फुल फॉर्म, का पूरा नाम, में क्या अंतर है, में क्या फर्क है, में अंतर, में फर्क, परिभाषा',
);

/** "Hybrid and improved seed": two terms have room. */
const MOST_TERMS = 2;

/** "What is rabi", "एनपीके क्या होता है": a term of farming by its meaning; undefined where anything else is said. */
export function termPlan(text: string, knowledge: KnowledgeBase): Plan | undefined {
  if (!WHAT_IS.has(text)) return undefined;
  const asked = WHAT_IS.rest(text).join(' ');
  const { terms } = knowledge;
  const entries = terms.find(asked);
  const rest = POLITE_WORDS.rest(terms.rest(asked).join(' ')).join(' ');
  if (entries.length === 0 || entries.length > MOST_TERMS || contentWords(rest).length > 0) return undefined;
  const parts = entries.map((entry): Part => ({ kind: 'entry', entry, sections: [0], labels: [] }));
  return { kind: 'parts', parts, repairs: [], crop: undefined };
}
