import type { EntrySearch } from '../search/entry-search.js';
import { coldStorageTool } from './cold-storage.tool.js';
import { fareTool } from './fare.tool.js';
import { createKnowledgeTool } from './knowledge.tool.js';
import { labTestTool } from './lab-test.tool.js';
import { listingsTool } from './listings.tool.js';
import { machinesTool } from './machines.tool.js';
import { mandiPriceTool } from './mandi-price.tool.js';
import { schemesTool } from './schemes.tool.js';
import { supportPriceTool } from './support-price.tool.js';
import type { Tool, ToolAnswer, ToolContext } from './tool.js';
import { warehouseTool } from './warehouse.tool.js';

/** Why a call of a tool came to nothing, in words for the language model that made it. */
export class ToolCallError extends Error {}

/** A tool whose arguments come from outside: they are checked before it runs. */
export interface CheckedTool {
  readonly name: string;
  readonly description: string;
  readonly parameters: Tool['parameters'];
  /** Throws ToolCallError where the arguments are not what the tool takes. */
  call(context: ToolContext, argument: unknown): Promise<ToolAnswer>;
}

function checked<Arguments>(tool: Tool<Arguments>): CheckedTool {
  const { name, description, parameters } = tool;
  return {
    name,
    description,
    parameters,
    async call(context, argument) {
      const parsed = parameters.safeParse(argument);
      if (!parsed.success) throw new ToolCallError(`The arguments of ${name} are not right.`);
      return tool.run(context, parsed.data);
    },
  };
}

export type Toolbox = ReadonlyMap<string, CheckedTool>;

/** Everything that the advisor can look up, over public data alone. */
export function createToolbox(search: EntrySearch): Toolbox {
  const tools = [
    checked(mandiPriceTool),
    checked(supportPriceTool),
    checked(schemesTool),
    checked(coldStorageTool),
    checked(warehouseTool),
    checked(machinesTool),
    checked(fareTool),
    checked(labTestTool),
    checked(listingsTool),
    checked(createKnowledgeTool(search)),
  ];
  return new Map(tools.map((tool) => [tool.name, tool]));
}

/** Calls a tool by its name. Throws ToolCallError where there is none, or the arguments are not right. */
export async function callTool(
  tools: Toolbox,
  name: string,
  argument: unknown,
  context: ToolContext,
): Promise<ToolAnswer> {
  const tool = tools.get(name);
  if (!tool) throw new ToolCallError('There is no such tool.');
  return tool.call(context, argument);
}
