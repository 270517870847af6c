import MiniSearch from 'minisearch';
import { z } from 'zod';
import { type Scheme, schemes } from '../../catalogue/datasets/schemes.js';
import { stateWords } from '../../geography/places.js';
import type { AnswerLanguage } from '../advisor.types.js';
import { indexTerms } from '../language/terms.js';
import { pick } from '../wording.js';
import { INTENT_WORDS } from '../words/intents.js';
import { sentencesOf } from '../words/sentences.js';
import { schemeNeedWords } from '../words/tool-words.js';
import { PAGES } from './page-addresses.js';
import { saidWords, type Tool, type ToolAnswer } from './tool.js';

export interface SchemesArguments {
  /** What it is needed for, in the visitor's words. */
  readonly need: string;
  /** A state by any of its names. */
  readonly state?: string | undefined;
  /** Only a scheme that the need names: what else there is was told already. */
  readonly namedOnly?: boolean | undefined;
}

const MOST_SCHEMES = 3;
/** As the data spells it. */
const NATIONAL = 'National';
const NAMED_SCHEME = 20;
const RIGHT_CATEGORY = 4;
const OWN_STATE = 1.5;

/** The search in a list of schemes, which stays the same list until they change (`KnownRows`). */
const indexes = new WeakMap<readonly Scheme[], MiniSearch<Scheme>>();

const FIELDS: ReadonlyArray<keyof Scheme> = [
  'title',
  'titleHi',
  'tags',
  'tagsHi',
  'description',
  'descriptionHi',
  'eligibility',
  'eligibilityHi',
];
const BOOST = { title: 3, titleHi: 3, tags: 3, tagsHi: 3 };

function indexOf(rows: readonly Scheme[]): MiniSearch<Scheme> {
  const known = indexes.get(rows);
  if (known) return known;
  const index = new MiniSearch<Scheme>({ fields: [...FIELDS], tokenize: indexTerms, processTerm: (term) => term });
  index.addAll(rows);
  indexes.set(rows, index);
  return index;
}

/**
 * The schemes that answer a need, best first; a scheme that is named stands alone. Only those that fit: none is shown to
 * fill the space.
 */
function ranked(rows: readonly Scheme[], need: string, state: string | undefined, namedOnly: boolean): Scheme[] {
  const needs = schemeNeedWords.find(need);
  const named = rows.filter((row) => needs.some(({ id }) => id === row.id));
  const [only] = named;
  if (namedOnly) return named;
  if (only && state === undefined) return [only];
  const categories = new Set(needs.map(({ category }) => category));
  // "Is there a subsidy on a trolley": every scheme has the word subsidy, and none the trolley.
  const asked = INTENT_WORDS.scheme.rest(need).join(' ');
  const found = new Map(
    indexOf(rows)
      .search(asked, { boost: BOOST })
      .map(({ id, score }) => [id as string, score]),
  );
  const score = (row: Scheme): number =>
    (1 + (found.get(row.id) ?? 0)) *
    (named.includes(row) ? NAMED_SCHEME : 1) *
    (categories.has(row.category) ? RIGHT_CATEGORY : 1) *
    (row.state === state ? OWN_STATE : 1);
  // Of a whole category without a state, what a single state pays is for few who ask.
  const isElsewhere = (row: Scheme): boolean => state === undefined && categories.size > 0 && row.state !== NATIONAL;
  const ofState = state === undefined ? [] : rows.filter((row) => row.state === state);
  const relevant =
    categories.size > 0 || only
      ? rows.filter((row) => categories.has(row.category) || named.includes(row))
      : ofState.length > 0
        ? ofState
        : rows.filter((row) => found.has(row.id));
  return relevant
    .sort((one, other) => Number(isElsewhere(one)) - Number(isElsewhere(other)) || score(other) - score(one))
    .slice(0, MOST_SCHEMES);
}

const say = sentencesOf('schemes', ['card', 'check', 'heading', 'none', 'source']);

function card(row: Scheme, language: AnswerLanguage): string {
  const text = say('card', language, {
    name: pick(language, row.title, row.titleHi),
    state: pick(language, row.state, row.stateHi),
    amount: pick(language, row.amount, row.amountHi),
    who: pick(language, row.eligibility, row.eligibilityHi),
  });
  return row.checkWithDepartment ? `${text} ${say('check', language)}` : text;
}

/** Government schemes by need and state, national ones included. */
export const schemesTool: Tool<SchemesArguments> = {
  name: 'government_schemes',
  description:
    'Government schemes, subsidies, loans and insurance for farmers, by need and state; national schemes are included.',
  parameters: z.object({
    need: saidWords.min(1).describe('What the farmer needs, for example "crop insurance" or "solar pump".'),
    state: saidWords.optional().describe('The state, for example "Haryana". Leave out where unknown.'),
    namedOnly: z.boolean().optional().describe('Only a scheme that the need names.'),
  }),
  async run({ data, language }, { need, state, namedOnly = false }): Promise<ToolAnswer> {
    const [place] = stateWords.find(state ?? '');
    const rows = await data.rows(schemes, place === undefined ? {} : { state: place, includeNational: true });
    const best = ranked(rows, need, place, namedOnly);
    if (best.length === 0) return namedOnly ? { text: '', sources: [] } : noneFits(language);
    return {
      text: [...(best.length > 1 ? [say('heading', language)] : []), ...best.map((row) => card(row, language))].join(
        '\n',
      ),
      sources: best.map((row) => ({
        name: `${pick(language, row.title, row.titleHi)}, ${pick(language, row.ministry, row.ministryHi)}`,
        figure: pick(language, row.amount, row.amountHi),
        date: String(row.year),
        path: PAGES.schemes,
      })),
    };
  },
};

const noneFits = (language: AnswerLanguage): ToolAnswer => ({
  text: say('none', language),
  sources: [{ name: say('source', language), figure: null, date: null, path: PAGES.schemes }],
});
