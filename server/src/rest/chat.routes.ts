import type { AdvisorService } from '../modules/advisor/advisor.service.js';
import { ChatRole } from '../modules/advisor/advisor.types.js';
import { chat } from './contracts/chat.contract.js';
import { type Route, route } from './route.js';

/** `/chat` of the documented REST interface (spec §7, X-18). */
export function chatRoutes(advisor: AdvisorService): Route[] {
  return [
    route(chat, async (ctx, { body }) => {
      const { message, language, sources, notice, suggestions } = await advisor.answer(ctx, body.messages);
      const reply = { role: ChatRole.ASSISTANT, content: message };
      return { message, reply, language, sources, suggestions, ...(notice === null ? {} : { notice }) };
    }),
  ];
}
