import { Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { toUser } from './user.presenter.js';
import type { UserService } from './user.service.js';
import { User } from './user.types.js';

@Resolver()
export class UserResolver {
  readonly #users: UserService;

  constructor(users: UserService) {
    this.#users = users;
  }

  @Query(() => User, { nullable: true, description: 'Your own account; null where nobody is signed in.' })
  async me(@Ctx() ctx: RequestContext): Promise<User | null> {
    const user = ctx.viewer ? await this.#users.findById(ctx, ctx.viewer.id) : null;
    return user ? toUser(user) : null;
  }
}
