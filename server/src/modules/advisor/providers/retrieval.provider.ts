import type { Logger } from '../../../platform/logger.js';
import { withoutPersonalData } from '../../../platform/text/personal-data.js';
import { type AdvisorEvent, ChatRole } from '../advisor.types.js';
import type { AdvisorProvider, AdvisorRequest } from '../advisor-provider.js';
import { type DecidedMessage, Decider } from '../decision/decide.js';
import type { Part } from '../decision/decision.js';
import { type ComposeParts, compose } from '../reply/compose.js';
import { sourceOf, textOf } from '../reply/entry-text.js';
import type { ToolAnswer } from '../tools/tool.js';
import { callTool } from '../tools/toolbox.js';
import { type LookedUp, MOST_ENTRIES } from './look-up.js';

const SENTENCE = /[^.!?।\n]*(?:[.!?।\n]+\s*|$)/gu;

const isOfDose = (part: Part): boolean =>
  part.kind === 'entry' ? part.asksDose : part.kind === 'reply' && part.reply === 'dose';

/** Answers from the entries and the tables of this site: needs no key and no network (AC-304). */
export class RetrievalProvider implements AdvisorProvider {
  readonly #decider: Decider;

  /** Where a log is given, why a question was answered as it was stands in it, without personal data. */
  constructor(
    private readonly parts: ComposeParts,
    private readonly log?: Logger,
  ) {
    this.#decider = new Decider(parts.search);
  }

  async *answer(request: AdvisorRequest): AsyncGenerator<AdvisorEvent> {
    const decided = this.decide(request);
    this.log?.debug(
      { decided: decided.decision.kind, why: withoutPersonalData(JSON.stringify(decided.why)) },
      'advisor decided',
    );
    const { text, sources, suggestions } = await compose(decided, request, this.parts);
    for (const sentence of text.match(SENTENCE) ?? []) if (sentence !== '') yield { kind: 'delta', text: sentence };
    yield { kind: 'sources', sources };
    if (suggestions.length > 0) yield { kind: 'suggestions', suggestions };
  }

  /** What is answered and why, for the log and for whoever wants to know. */
  decide({ messages }: Pick<AdvisorRequest, 'messages'>): DecidedMessage {
    return this.#decider.decide(messages.flatMap(({ role, content }) => (role === ChatRole.USER ? [content] : [])));
  }

  /** Whether nobody but us answers a message: danger, what is declined, and the dose of a pesticide. */
  settles(request: AdvisorRequest): boolean {
    const { decision } = this.decide(request);
    if (decision.kind === 'answer') return decision.parts.some((part) => isOfDose(part));
    return decision.kind === 'safety';
  }

  /** What a language model is given: the entries of the answer, then those that are nearest, and what the answer's tools say. */
  async lookUp(request: AdvisorRequest): Promise<LookedUp> {
    const { search, tools } = this.parts;
    const decided = this.decide(request);
    const parts = decided.decision.kind === 'answer' ? decided.decision.parts : [];
    const near = decided.why.flatMap(({ hits }) => hits.map(({ entry }) => search.entry(entry)));
    const found = [...parts.map((part) => (part.kind === 'entry' ? part.entry : undefined)), ...near];
    const said: ToolAnswer[] = [];
    for (const part of parts)
      if (part.kind === 'tool') said.push(await callTool(tools, part.tool, part.argument, request));
    const { suggestions } = await compose(decided, request, this.parts);
    return {
      entries: [...new Set(found.filter((entry) => entry !== undefined))].slice(0, MOST_ENTRIES).map((entry) => ({
        title: { en: entry.titleEn, hi: entry.titleHi },
        text: { en: textOf(entry, 'en'), hi: textOf(entry, 'hi') },
        source: sourceOf(entry, request.language),
      })),
      tools: said,
      suggestions,
    };
  }
}
