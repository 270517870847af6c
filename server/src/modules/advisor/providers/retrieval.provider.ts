import { type AdvisorEvent, ChatRole } from '../advisor.types.js';
import type { AdvisorProvider, AdvisorRequest } from '../advisor-provider.js';
import type { KnowledgeBase } from '../knowledge/knowledge-base.js';
import { answerOf, sourceOf, titleOf } from '../knowledge/knowledge-entry.js';
import { type Plan, planAnswer } from '../retrieval/plan-answer.js';
import { KISAN_CALL_CENTRE, REPLIES } from '../retrieval/replies.js';
import type { ToolAnswer } from '../tools/tool.js';
import { callTool, type Toolbox } from '../tools/toolbox.js';
import { DOSE_WORDS, PESTICIDE_WORDS } from '../vocabulary/intents.js';
import { say } from '../wording.js';

/** Topics whose cure may be a pesticide. */
const SPRAYED = new Set(['pests', 'diseases', 'weeds']);

const SENTENCE = /[^.!?।\n]*(?:[.!?।\n]+\s*|$)/gu;

/** Answers from the knowledge base and the tables of this site: needs no key and no network (AC-304). */
export class RetrievalProvider implements AdvisorProvider {
  constructor(
    private readonly knowledge: KnowledgeBase,
    private readonly tools: Toolbox,
  ) {}

  async *answer(request: AdvisorRequest): AsyncGenerator<AdvisorEvent> {
    const plan = planAnswer(request.messages, this.knowledge);
    const { text, sources } = await this.#compose(plan, request);
    const isFirst = !request.messages.some((message) => message.role === ChatRole.ASSISTANT);
    const hail =
      isFirst && (plan.kind === 'tool' || plan.kind === 'knowledge') ? say(request.language, REPLIES.hail) : '';
    for (const sentence of `${hail}${text}`.match(SENTENCE) ?? [])
      if (sentence) yield { kind: 'delta', text: sentence };
    yield { kind: 'sources', sources };
  }

  /** What a question surely needs from the tables or the knowledge base; null where that is not clear. */
  async lookUp(request: AdvisorRequest): Promise<ToolAnswer | null> {
    const plan = planAnswer(request.messages, this.knowledge);
    return plan.kind === 'tool' || plan.kind === 'knowledge' ? this.#compose(plan, request) : null;
  }

  async #compose(plan: Plan, request: AdvisorRequest): Promise<ToolAnswer> {
    const { language } = request;
    const question = request.messages.at(-1)?.content ?? '';
    const asksDose = DOSE_WORDS.has(question) && PESTICIDE_WORDS.has(question);
    switch (plan.kind) {
      case 'tool':
        return callTool(this.tools, plan.tool, plan.argument, request);
      case 'knowledge':
        return this.#tell(plan, request, asksDose || (DOSE_WORDS.has(question) && SPRAYED.has(plan.entry.topic)));
      case 'ask-back': {
        if (asksDose) return { text: say(language, REPLIES.dose), sources: [] };
        const topics = plan.entries.map((entry) => `• ${titleOf(entry, language)}`);
        return {
          text: [say(language, REPLIES.askBack), ...topics, say(language, REPLIES.askBackClose)].join('\n'),
          sources: [],
        };
      }
      case 'decline':
        return { text: say(language, asksDose ? REPLIES.dose : REPLIES.decline), sources: [] };
      default:
        return { text: say(language, REPLIES[plan.kind]), sources: [] };
    }
  }

  async #tell(
    { entry, facts }: Extract<Plan, { kind: 'knowledge' }>,
    request: AdvisorRequest,
    asksDose: boolean,
  ): Promise<ToolAnswer> {
    const { language } = request;
    const text = answerOf(entry, language);
    const warning = asksDose && !text.includes(KISAN_CALL_CENTRE) ? say(language, REPLIES.dose) : '';
    const known = facts && (await callTool(this.tools, facts.tool, facts.argument, request));
    return {
      text: [text, warning, known?.text].filter(Boolean).join('\n'),
      sources: [sourceOf(entry, language), ...(known?.sources ?? [])],
    };
  }
}
