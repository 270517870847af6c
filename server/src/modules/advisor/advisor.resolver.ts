import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { ChatMessageInput, ChatReply } from './advisor.object-types.js';
import type { AdvisorService } from './advisor.service.js';

/** The root field of the advisor. */
@Resolver()
export class AdvisorResolver {
  readonly #advisor: AdvisorService;

  constructor(advisor: AdvisorService) {
    this.#advisor = advisor;
  }

  @Mutation(() => ChatReply, {
    description: 'Asks the farming advisor. Open to anyone; ten questions a minute, a hundred a day.',
  })
  async chat(
    @Arg('messages', () => [ChatMessageInput], {
      description: 'The whole conversation, oldest first, at most 200 messages; the last one is the question.',
    })
    messages: ChatMessageInput[],
    @Ctx() ctx: RequestContext,
  ): Promise<ChatReply> {
    const { sources, ...answer } = await this.#advisor.answer(ctx, messages);
    return { ...answer, sources: [...sources] };
  }
}
