import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../platform/context.js';
import { type SetPaymentAddressDependencies, setPaymentAddress } from './set-payment-address.js';
import { presentPerson, toUser } from './user.presenter.js';
import type { UserService } from './user.service.js';
import { Person, SetPaymentAddressInput, SetPaymentAddressPayload, User } from './user.types.js';

@Resolver()
export class UserResolver {
  readonly #users: UserService;

  readonly #dependencies: SetPaymentAddressDependencies;

  constructor(users: UserService, dependencies: SetPaymentAddressDependencies) {
    this.#users = users;
    this.#dependencies = dependencies;
  }

  @Query(() => User, { nullable: true, description: 'Your own account; null where nobody is signed in.' })
  async me(@Ctx() ctx: RequestContext): Promise<User | null> {
    const user = ctx.viewer ? await this.#users.findById(ctx, ctx.viewer.id) : null;
    return user ? toUser(user) : null;
  }

  @Query(() => Person, {
    nullable: true,
    description: 'Somebody’s public page, without a contact; null where there is nobody. Open to anyone.',
  })
  async person(
    @Arg('id', () => ID, { description: 'Identifier of the account.' }) id: string,
    @Ctx() ctx: RequestContext,
  ): Promise<Person | null> {
    const found = await this.#users.findById(ctx, id);
    return found && presentPerson(found, { seeEmail: false, contact: async () => null });
  }

  @Mutation(() => SetPaymentAddressPayload, {
    nullable: true,
    description: 'Says where you want to be paid by UPI. No money passes through us. For farmers.',
  })
  async setPaymentAddress(
    @Arg('input', () => SetPaymentAddressInput, { description: 'Your UPI ID.' }) { address }: SetPaymentAddressInput,
    @Ctx() ctx: RequestContext,
  ): Promise<SetPaymentAddressPayload> {
    return { user: toUser(await setPaymentAddress(ctx, this.#dependencies, address)) };
  }
}
