import { z } from 'zod';
import type { KnowledgeBase } from '../knowledge/knowledge-base.js';
import { answerOf, sourceOf, titleOf } from '../knowledge/knowledge-entry.js';
import { say } from '../wording.js';
import { saidWords, type Tool } from './tool.js';

const MOST_ENTRIES = 3;

/** The knowledge base as a language model searches it. The retrieval advisor asks `KnowledgeBase` itself. */
export function createKnowledgeTool(knowledge: KnowledgeBase): Tool<{ readonly question: string }> {
  return {
    name: 'farming_knowledge',
    description:
      'Checked farming knowledge: sowing, seed, water, nutrition, pests, diseases, harvest, storage, soil, selling.',
    parameters: z.object({ question: saidWords.min(1).describe('The question, with the crop in it.') }),
    async run({ language }, { question }) {
      const entries = knowledge.find(question, MOST_ENTRIES).map((hit) => hit.value);
      if (entries.length === 0) {
        return {
          text: say(language, { en: 'Nothing is known about this.', hi: 'इस बारे में जानकारी नहीं मिली।' }),
          sources: [],
        };
      }
      return {
        text: entries.map((entry) => `${titleOf(entry, language)}: ${answerOf(entry, language)}`).join('\n'),
        sources: entries.slice(0, 1).map((entry) => sourceOf(entry, language)),
      };
    },
  };
}
