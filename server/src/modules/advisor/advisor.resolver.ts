import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import type { AdvisorService } from './advisor.service.js';
import { ChatInput, ChatPayload } from './advisor-object-types.js';

/** The root field of the advisor. */
@Resolver()
export class AdvisorResolver {
  readonly #advisor: AdvisorService;

  constructor(advisor: AdvisorService) {
    this.#advisor = advisor;
  }

  @Mutation(() => ChatPayload, {
    nullable: true,
    description: 'Asks the farming advisor. Open to anyone; ten questions a minute, a hundred a day.',
  })
  async chat(
    @Arg('input', () => ChatInput, { description: 'The conversation.' }) { messages }: ChatInput,
    @Ctx() ctx: RequestContext,
  ): Promise<ChatPayload> {
    const { sources, suggestions, ...answer } = await this.#advisor.answer(ctx, messages);
    return { ...answer, sources: [...sources], suggestions: [...suggestions] };
  }
}
