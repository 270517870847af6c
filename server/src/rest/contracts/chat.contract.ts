import { z } from 'zod';
import { AnswerLanguage, ChatRole } from '../../modules/advisor/advisor.types.js';
import { answer, contract } from '../contract.js';
import { oneOf, text } from './fields.js';

const source = z
  .object({
    name: text('What the answer rests on.'),
    figure: text('The figure that was taken from it.').nullable(),
    date: text('Since when it holds.').nullable(),
    path: text('Page of this site that shows it.').nullable(),
  })
  .meta({ id: 'AnswerSource', description: 'What an answer rests on.' });

const unread = z.unknown().optional().describe("The sender's own; it is left unread.");

const conversation = z
  .object({
    messages: z
      .array(
        z.object({
          role: z.enum(Object.values(ChatRole), { error: 'Say who spoke: user or assistant.' }).describe('Who spoke.'),
          content: z
            .string({ error: 'Say what was said.' })
            .meta({ minLength: 1, description: 'What was said; a question has at most 2,000 characters.' }),
          id: unread,
          timestamp: unread,
        }),
        { error: 'Send the conversation as a list of messages.' },
      )
      .meta({ minItems: 1, maxItems: 200, description: 'The conversation so far; the question comes last.' }),
  })
  .meta({ id: 'Conversation', description: 'A conversation with the farming advisor.' });

const body = {
  schema: conversation,
  checks: 'values',
  example: { messages: [{ role: 'user', content: 'What is the MSP of wheat?' }] },
} as const;

const refusals = [
  { code: 'BAD_USER_INPUT', message: 'The last message has to be a question of yours.', fields: ['messages'] },
] as const;

const said = 'For the rabi marketing season 2026-27 the minimum support price of wheat is ₹2,585 a quintal.';
const suggestions = z
  .array(text('A short question that can be asked next.'))
  .meta({ maxItems: 4, description: 'What can be asked next, in the letters of the answer.' });
const next = ['Wheat: sowing time', 'Wheat: fertiliser'];
const sources = [
  { name: 'Cabinet Committee on Economic Affairs', figure: '₹2,585', date: '2025-10-01', path: '/services/mandi-bhav' },
];

export const chat = contract({
  method: 'post',
  path: '/chat',
  id: 'chat',
  tag: 'Advisor',
  summary: 'Asks the farming advisor, in Hindi or English.',
  body,
  answer: {
    status: 200,
    schema: answer({
      message: text('The answer.'),
      reply: z.object({ role: z.literal(ChatRole.ASSISTANT), content: text('The answer.') }),
      language: oneOf(AnswerLanguage, 'Language of the answer.'),
      sources: z.array(source),
      suggestions,
      notice: text('A word of caution that belongs beside the answer.').optional(),
    }),
    example: {
      success: true,
      message: said,
      reply: { role: 'assistant', content: said },
      language: 'en',
      sources,
      suggestions: next,
    },
  },
  refusals,
});

export const chatStream = contract({
  method: 'post',
  path: '/chat/stream',
  id: 'chatStream',
  tag: 'Advisor',
  summary: 'Asks the farming advisor; the answer comes in pieces, as it is made.',
  description:
    'What is wrong with the request is answered with a status before the stream begins; what goes wrong later is its last event.',
  body,
  answer: {
    status: 200,
    schema: z.object({
      delta: z.object({ text: text('The next piece of the answer.') }).optional(),
      restart: z
        .object({})
        .optional()
        .describe('The answer broke off and begins anew: what came before does not count.'),
      notice: z.object({ text: text('A word of caution that belongs beside the answer.') }).optional(),
      sources: z.array(source).optional(),
      suggestions: suggestions.optional(),
      warnings: answer({}).shape.warnings,
      done: z.object({ language: oneOf(AnswerLanguage, 'Language of the answer.') }).optional(),
    }),
    example: { delta: { text: said }, sources, suggestions: next, done: { language: 'en' } },
    stream:
      'Server-sent events, each a name and JSON: `delta` {text}, `restart` {} where what came before does not count, `notice` {text}, `sources` [AnswerSource], `suggestions` [text], `warnings` [{field, message}]; at the end `done` {language}, or `error` with the body of a refusal.',
  },
  refusals,
});
