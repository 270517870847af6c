import { z } from 'zod';
import { stateIn } from '../../geography/places.js';
import { cropWords } from '../../vocabulary/crops.js';
import { sourceOf, textOf, titleOf } from '../reply/entry-text.js';
import type { EntrySearch } from '../search/entry-search.js';
import { partWords } from '../words/part-words.js';
import { sentencesOf } from '../words/sentences.js';
import { saidWords, type Tool } from './tool.js';

const MOST_ENTRIES = 3;
const say = sentencesOf('knowledge', ['none']);

/** The entries as a language model searches them. */
export function createKnowledgeTool(search: EntrySearch): Tool<{ readonly question: string }> {
  return {
    name: 'farming_knowledge',
    description:
      'Checked farming knowledge: sowing, seed, water, nutrition, pests, diseases, harvest, storage, soil, selling.',
    parameters: z.object({ question: saidWords.min(1).describe('The question, with the crop in it.') }),
    async run({ language }, { question }) {
      const sought = {
        text: question,
        crops: cropWords.find(question),
        parts: partWords.find(question),
        state: stateIn(question),
      };
      const entries = search.find(sought, MOST_ENTRIES).map(({ entry }) => entry);
      if (entries.length === 0) return { text: say('none', language), sources: [] };
      return {
        text: entries.map((entry) => `${titleOf(entry, language)}: ${textOf(entry, language)}`).join('\n'),
        sources: entries.slice(0, 1).map((entry) => sourceOf(entry, language)),
      };
    },
  };
}
