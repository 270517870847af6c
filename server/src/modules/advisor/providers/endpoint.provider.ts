import OpenAI from 'openai';
import type { ChatCompletionMessageParam, ChatCompletionTool } from 'openai/resources/chat/completions';
import { z } from 'zod';
import { AppError } from '../../../platform/errors/app-error.js';
import type { AdvisorEvent, SourceReference } from '../advisor.types.js';
import type { AdvisorProvider, AdvisorRequest } from '../advisor-provider.js';
import { sourceInVoice } from '../language/voice.js';
import { HELPLINES } from '../safety/helplines.js';
import type { ToolAnswer } from '../tools/tool.js';
import { callTool, type Toolbox, ToolCallError } from '../tools/toolbox.js';
import { sentencesOf } from '../words/sentences.js';
import { AnswerGuard } from './answer-guard.js';
import { type CompletionEnd, type RequestedCall, readCompletion } from './completion-stream.js';
import type { LookUp } from './look-up.js';
import { asData, asFacts, openingMessages } from './prompt.js';
import { BudgetSpentError, NoAnswerError } from './provider-errors.js';
import { onceMoreAfter } from './retry-after.js';

export interface EndpointParts {
  readonly baseUrl: string;
  /** Undefined for servers that ask for none, like a local one. */
  readonly apiKey: string | undefined;
  readonly model: string;
  readonly tools: Toolbox;
  /** Takes one call from the day's budget; false where none is left. */
  readonly takeCall: (day: string) => Promise<boolean>;
  /** Looks up what our own notes and tables have, before the model is asked. */
  readonly lookUp: LookUp;
  /** For the whole answer, tools included. */
  readonly timeoutMilliseconds: number;
}

const say = sentencesOf('guard', ['cut']);

/** After so many rounds of tool calls the model has to answer. */
const TOOL_ROUNDS = 3;

/** Answers through any server that speaks the chat completions protocol. Throws where no answer comes. */
export class EndpointProvider implements AdvisorProvider {
  readonly #client: OpenAI;
  readonly #tools: ChatCompletionTool[];

  constructor(private readonly parts: EndpointParts) {
    this.#client = new OpenAI({
      baseURL: parts.baseUrl,
      apiKey: parts.apiKey ?? 'none',
      // Everything is given here: the client's own reading of the environment is switched off.
      organization: null,
      project: null,
      // The address is the one of the settings and no other (security.md L7).
      fetchOptions: { redirect: 'error' },
      maxRetries: 0,
      timeout: parts.timeoutMilliseconds,
      logLevel: 'off',
    });
    this.#tools = [...parts.tools.values()].map(({ name, description, parameters }) => ({
      type: 'function',
      function: { name, description, parameters: z.toJSONSchema(parameters) },
    }));
  }

  async *answer(request: AdvisorRequest): AsyncGenerator<AdvisorEvent> {
    const found = await this.parts.lookUp(request);
    // The endpoint's time begins when it is asked: what our own notes take on a busy machine is none of it.
    const late = AbortSignal.timeout(this.parts.timeoutMilliseconds);
    const signal = request.signal ? AbortSignal.any([request.signal, late]) : late;
    const deadline = performance.now() + this.parts.timeoutMilliseconds;
    const facts = asFacts(found);
    // What fits best is what the answer rests on; the other entries are there to be looked at.
    const sources = [
      ...found.tools.flatMap((tool) => tool.sources),
      ...found.entries.slice(0, 1).map(({ source }) => source),
    ];
    const guard = new AnswerGuard([facts, ...HELPLINES.map(({ number }) => number)]);
    let said = '';
    const messages = openingMessages(request, facts);
    for (let round = 0; round <= TOOL_ROUNDS; round += 1) {
      const completion = this.#complete(messages, round < TOOL_ROUNDS, request.today, { signal, deadline });
      let step = await completion.next();
      for (; !step.done; step = await completion.next()) {
        const text = guard.take(step.value);
        said += text;
        if (text !== '') yield { kind: 'delta', text };
      }
      const { calls, isCut } = step.value;
      if (calls.length === 0) {
        const last = isCut ? '' : guard.rest();
        if (last !== '') yield { kind: 'delta', text: last };
        // Nothing that it said rests on anything: our own notes answer instead.
        if (`${said}${last}`.trim() === '') throw new NoAnswerError('The answer is made of figures that no tool gave.');
        if (guard.hasCut) yield { kind: 'notice', text: say('cut', request.language) };
        yield { kind: 'sources', sources: unique(sources).map((source) => sourceInVoice(source, request.voice)) };
        if (found.suggestions.length > 0) yield { kind: 'suggestions', suggestions: found.suggestions };
        return;
      }
      messages.push(asAssistant(calls));
      for (const call of calls) {
        const { text, sources: more } = await this.#call(call, request);
        guard.knows([text]);
        messages.push({ role: 'tool', tool_call_id: call.id, content: text });
        sources.push(...more);
      }
    }
    throw new NoAnswerError('The model calls tools without end.');
  }

  async *#complete(
    messages: ChatCompletionMessageParam[],
    mayCall: boolean,
    today: string,
    { signal, deadline }: { readonly signal: AbortSignal; readonly deadline: number },
  ): AsyncGenerator<string, CompletionEnd> {
    if (!(await this.parts.takeCall(today))) throw new BudgetSpentError();
    // Nothing but what every server takes: some refuse a request for one field that they do not know.
    const body = {
      model: this.parts.model,
      messages,
      stream: true,
      ...(mayCall ? { tools: this.#tools } : {}),
    } as const;
    const create = () => this.#client.chat.completions.create(body, { signal });
    const completion = readCompletion(await onceMoreAfter(create, deadline, signal));
    for (;;) {
      const { done, value } = await completion.next();
      signal.throwIfAborted();
      if (done) return value;
      yield value;
    }
  }

  /** What a tool says to the model; a call that is wrong is answered, so that the model can do better. */
  async #call(call: RequestedCall, request: AdvisorRequest): Promise<ToolAnswer> {
    try {
      const argument: unknown = call.argument.trim() === '' ? {} : JSON.parse(call.argument);
      const { text, sources } = await callTool(this.parts.tools, call.name, argument, request);
      return { text: asData(text), sources };
    } catch (error) {
      if (error instanceof ToolCallError || error instanceof SyntaxError || error instanceof AppError) {
        return { text: error instanceof ToolCallError ? error.message : 'The arguments are not right.', sources: [] };
      }
      throw error;
    }
  }
}

function asAssistant(calls: readonly RequestedCall[]): ChatCompletionMessageParam {
  return {
    role: 'assistant',
    content: null,
    tool_calls: calls.map(({ id, name, argument }) => ({
      id,
      type: 'function',
      function: { name, arguments: argument || '{}' },
    })),
  };
}

function unique(sources: readonly SourceReference[]): SourceReference[] {
  return [...new Map(sources.map((source) => [JSON.stringify(source), source])).values()];
}
