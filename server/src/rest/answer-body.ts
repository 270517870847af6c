import { requireViewer } from '../modules/users/require-viewer.js';
import { answerOnce } from '../platform/commands/command-call.js';
import type { CommandKey } from '../platform/commands/command-key.js';
import type { RequestContext } from '../platform/context.js';
import { refuseBadToken } from '../platform/http/authenticate.js';
import type { Messages } from '../platform/messages.js';
import type { Answer, Route } from './route.js';
import type { UnknownFields } from './unknown-fields.js';

/** How one request is answered. */
export interface Answering {
  readonly messages: Messages;
  readonly unknown: UnknownFields;
  /** The key that it came with. Throws BAD_USER_INPUT. */
  readonly key: () => CommandKey | null;
  readonly handle: () => Promise<Answer>;
}

/** The body of an operation's answer, in the reader's language. */
export async function answerBody(
  { contract, ignoresToken }: Route,
  ctx: RequestContext,
  { messages, unknown, key, handle }: Answering,
): Promise<Answer> {
  if (!ignoresToken) refuseBadToken(ctx);
  if (contract.signedIn === 'required') requireViewer(ctx.viewer);
  const translate = messages.in(ctx.language);
  const make = async (): Promise<Answer> => ({ ...(await handle()), ...unknown.beside(translate) });
  const body = contract.method === 'get' ? await make() : await answerOnce(ctx, key(), make);
  const { message } = body;
  return typeof message === 'string' ? { ...body, message: messages.exact(message, ctx.language) } : body;
}
