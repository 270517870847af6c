import { z } from 'zod';
import type { AdvisorService } from '../modules/advisor/advisor.service.js';
import { ChatRole } from '../modules/advisor/advisor.types.js';
import { readBody } from './body.js';
import type { Route } from './route.js';

/** Other keys of a message, like the browser's id and timestamp, are left alone. */
export const chatBody = z.object({
  messages: z.array(z.object({ role: z.enum(Object.values(ChatRole)), content: z.string() })),
});

/** `/chat` of the documented REST interface (spec §7, X-18). */
export function chatRoutes(advisor: AdvisorService): Route[] {
  return [
    {
      method: 'post',
      path: '/chat',
      async handle(ctx, request) {
        const { messages } = readBody(chatBody, request);
        const { message, language, sources, notice } = await advisor.answer(ctx, messages);
        const reply = { role: ChatRole.ASSISTANT, content: message };
        return { body: { success: true, message, reply, language, sources, ...(notice === null ? {} : { notice }) } };
      },
    },
  ];
}
