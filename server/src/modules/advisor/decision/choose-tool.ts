import type { WholeQuestion } from '../dialogue/dialogue.js';
import { type Condition, TOOL_RULES } from '../words/intents.js';
import { machineWords, vehicleWords } from '../words/tool-words.js';
import { argumentsOf, kmIn, tonsIn } from './tool-arguments.js';

/** A tool and what it is asked. */
export interface ToolCall {
  readonly tool: string;
  readonly argument: Readonly<Record<string, unknown>>;
}

/** The tools of a question, and when and with what they are told; `data/advisor/intents.yaml` says what each means. */
export interface ToolChoice {
  readonly calls: readonly ToolCall[];
  readonly yieldsTo: number;
  readonly yieldsToWords: number | undefined;
  readonly toldBefore: string | undefined;
  readonly toldWith: string | undefined;
}

/** A question about prices without a crop has to be short; a long one is about something else that happens in a mandi. */
const SHORT_QUESTION = 2;

function conditionsOf({ heard, crops, parts }: WholeQuestion): ReadonlySet<Condition> {
  const { text, wants, places, state, rest } = heard;
  const met = new Set<Condition>(wants);
  const [crop] = crops;
  const named: ReadonlyArray<readonly [Condition, boolean]> = [
    ['crop', crop !== undefined],
    ['noCrop', crop === undefined],
    ['place', places.length > 0 || state !== undefined],
    ['machine', machineWords.has(text)],
    ['vehicle', vehicleWords.has(text)],
    ['load', tonsIn(text) !== undefined],
    ['km', kmIn(text) !== undefined],
    ['twoPlaces', places.length > 1],
    ['mandiCrop', crops.some(({ mandi }) => mandi !== undefined)],
    ['mspCrop', crop?.mandi === undefined && crop?.msp !== undefined],
    ['seed', parts.includes('seed') || parts.includes('variety') || parts.includes('nutrition')],
    ['short', rest.length <= SHORT_QUESTION],
  ];
  for (const [condition, isMet] of named) if (isMet) met.add(condition);
  return met;
}

/** The tool that a question asks for; undefined where it asks for none. */
export function chooseTool(question: WholeQuestion): ToolChoice | undefined {
  const met = conditionsOf(question);
  const rule = TOOL_RULES.find(
    ({ all, any, none }) =>
      all.every((each) => met.has(each)) &&
      (any.length === 0 || any.some((each) => met.has(each))) &&
      !none.some((each) => met.has(each)),
  );
  if (!rule) return undefined;
  const { tool, also, yieldsTo, yieldsToWords, toldBefore, toldWith } = rule;
  const calls = [tool, ...(also === undefined ? [] : [also])].map((name) => ({
    tool: name,
    argument: argumentsOf(name, question),
  }));
  return { calls, yieldsTo, yieldsToWords, toldBefore, toldWith };
}
